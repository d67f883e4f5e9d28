import { hasExamples, testimonials } from '#content/catalogue/references.ts';
import { type Page, usePage } from '#platform/page/page.ts';
import { countryName } from '#site/formatters.ts';
import { Portrait } from '../art/portrait.tsx';
import { classNames } from '../class-names.ts';
import { ExampleLabel } from '../example-label.tsx';
import { panelLook } from '../look.ts';
import { Section, type Tone } from './section.tsx';
import style from './testimonials.module.css';

interface Props {
  readonly title: string;
  /** Two by two with large faces, or four columns with small ones. */
  readonly look?: 'pairs' | 'columns';
  readonly tone?: Tone;
}

/** What four customers use, in a sentence each; or what they could use, as long as these are examples. */
export function Testimonials({ title, look = 'pairs', tone = 'paper' }: Props) {
  const page = usePage();
  const note = hasExamples(testimonials) ? page.words.sections.placeholderNote : undefined;
  return (
    <Section id="testimonials" title={title} lead={note} tone={tone}>
      <Voices look={look} voices={readTestimonials(page)} />
    </Section>
  );
}

export function readTestimonials({ language }: Page): Voice[] {
  return testimonials.map(({ id, placeholder, name, role, sector, country, text }) => ({
    id: `customer-${id}`,
    quote: text[language],
    name: name ?? role[language],
    place: [...(name ? [role[language]] : []), sector[language], countryName({ id: country }, language)].join(', '),
    isExample: placeholder,
  }));
}

interface Voice {
  /** Also the seed of the face. */
  readonly id: string;
  readonly quote: string;
  /** The person's, or the role as long as there is none. */
  readonly name: string;
  readonly place: string;
  /** Nobody has said it, and it says so. */
  readonly isExample: boolean;
}

interface VoicesProps {
  readonly voices: readonly Voice[];
  readonly look: NonNullable<Props['look']>;
}

/** Quotes, each with the face of who says it. */
export function Voices({ voices, look }: VoicesProps) {
  return (
    <ul className={classNames(style.testimonials, style[look])}>
      {voices.map(({ id, quote, name, place, isExample }) => (
        <li key={id}>
          <figure className={panelLook}>
            <blockquote>{quote}</blockquote>
            <figcaption>
              <Portrait seed={id} />
              <span>
                <strong>{name}</strong> {isExample && <ExampleLabel />}
                <br />
                {place}
              </span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
