import { testimonials } from '#content/catalogue/references.ts';
import { usePage } from '#platform/page/page.ts';
import { countryName } from '#site/formatters.ts';
import { Portrait } from '../art/portrait.tsx';
import { classNames } from '../class-names.ts';
import { Section, type Tone } from './section.tsx';
import style from './testimonials.module.css';

interface Props {
  readonly title: string;
  /** Two by two with large faces, or four columns with small ones. */
  readonly look?: 'pairs' | 'columns';
  readonly tone?: Tone;
}

/** What four customers use, in a sentence each. */
export function Testimonials({ title, look = 'pairs', tone = 'paper' }: Props) {
  const { words, language } = usePage();
  return (
    <Section id="testimonials" title={title} lead={words.sections.placeholderNote} tone={tone}>
      <Voices
        look={look}
        voices={testimonials.map(({ id, role, sector, country, text }) => ({
          id: `customer-${id}`,
          quote: text[language],
          role: role[language],
          place: `${sector[language]}, ${countryName({ id: country }, language)}`,
        }))}
      />
    </Section>
  );
}

interface VoicesProps {
  /** The id is the seed of the face. */
  readonly voices: readonly Readonly<Record<'id' | 'quote' | 'role' | 'place', string>>[];
  readonly look: NonNullable<Props['look']>;
}

/** Quotes, each with the face of who says it. */
export function Voices({ voices, look }: VoicesProps) {
  const { words } = usePage();
  return (
    <ul className={classNames(style.testimonials, style[look])}>
      {voices.map(({ id, quote, role, place }) => (
        <li key={id}>
          <figure>
            <blockquote>{quote}</blockquote>
            <figcaption>
              <Portrait seed={id} />
              <span>
                <strong>{role}</strong> <span className={style.example}>{words.product.example}</span>
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
