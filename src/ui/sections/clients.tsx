import { clients } from '#content/catalogue/clients.ts';
import { partners } from '#content/catalogue/partners.ts';
import { usePage } from '#platform/page/page.ts';
import { href } from '#site/address.ts';
import { countryName } from '#site/formatters.ts';
import { Link } from '../link.tsx';
import { Emblems } from './emblems.tsx';
import { Section } from './section.tsx';

interface Props {
  readonly title: string;
  readonly look?: 'floor' | 'line';
  readonly tone?: 'paper' | 'card' | 'sand';
}

/** The company's clients, by sector and country. */
export function Clients({ title, look = 'floor', tone = 'paper' }: Props) {
  const { words, language } = usePage();
  const entries = clients.map(({ id, sector, country }) => ({
    id,
    name: sector[language],
    note: countryName({ id: country }, language),
  }));
  return (
    <Section
      id="clients"
      title={title}
      lead={words.sections.placeholderNote}
      tone={tone}
      aside={
        <Link href={href('/company_clients', language)} arrow>
          {words.home.shared.allClients}
        </Link>
      }
    >
      <Emblems family="client" entries={entries} look={look} />
    </Section>
  );
}

interface PartnersProps {
  readonly title: string;
  readonly lead?: string;
  readonly look?: 'floor' | 'line';
}

/** The ten partners, by description. */
export function Partners({ title, lead, look = 'floor' }: PartnersProps) {
  const { language } = usePage();
  return (
    <Section id="partners" title={title} lead={lead}>
      <Emblems family="partner" entries={partners.map(({ id, kind }) => ({ id, name: kind[language] }))} look={look} />
    </Section>
  );
}
