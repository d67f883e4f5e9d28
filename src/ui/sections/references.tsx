import { clients, hasExamples, partners, testimonials } from '#content/catalogue/references.ts';
import { usePage } from '#platform/page/page.ts';
import { stack } from '../layout.ts';
import { AllClients, ClientEmblems, Clients, PartnerEmblems, Partners, type ReferenceProps } from './clients.tsx';
import { Section } from './section.tsx';
import { readTestimonials, Testimonials, Voices } from './testimonials.tsx';

interface Props {
  /** How the sections are called once their entries are real. */
  readonly titles: Readonly<Record<'clients' | 'testimonials' | 'partners', string>>;
  readonly partnersLead?: string;
  /** Of the voices. */
  readonly look?: 'pairs' | 'columns';
  readonly tone?: NonNullable<ReferenceProps['tone']>;
}

/**
 * Clients, what they say, and partners. As long as these are examples they are one section about who the software is
 * for, which begins with saying so.
 */
export function References({ titles, partnersLead, look = 'columns', tone = 'paper' }: Props) {
  return (
    <>
      {!hasExamples(clients) && <Clients title={titles.clients} tone={tone} />}
      <WhoItIsFor look={look} tone={tone} />
      {!hasExamples(testimonials) && <Testimonials title={titles.testimonials} look={look} />}
      {!hasExamples(partners) && <Partners title={titles.partners} lead={partnersLead} />}
    </>
  );
}

function WhoItIsFor({ look, tone }: Required<Pick<Props, 'look' | 'tone'>>) {
  const page = usePage();
  const { whoFor } = page.words.sections;
  if (![clients, testimonials, partners].some(hasExamples)) return null;
  return (
    <Section id="who-for" title={whoFor.title} lead={whoFor.note} tone={tone} aside={<AllClients />}>
      <div className={stack(7)}>
        {hasExamples(clients) && (
          <div id="clients">
            <ClientEmblems />
          </div>
        )}
        {hasExamples(testimonials) && (
          <div id="testimonials" className={stack(5)}>
            <h3>{whoFor.uses}</h3>
            <Voices look={look} voices={readTestimonials(page)} />
          </div>
        )}
        {hasExamples(partners) && (
          <div id="partners" className={stack(5)}>
            <h3>{whoFor.partners}</h3>
            <PartnerEmblems />
          </div>
        )}
      </div>
    </Section>
  );
}
