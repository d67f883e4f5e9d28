import { testimonials } from '#content/catalogue/testimonials.ts';
import { usePage } from '#platform/page/page.ts';
import { countryName } from '#site/formatters.ts';
import { Portrait } from '../art/portrait.tsx';
import { classNames } from '../class-names.ts';
import type { Tone } from './section.tsx';
import { Section } from './section.tsx';
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
      <ul className={classNames(style.testimonials, style[look])}>
        {testimonials.map(({ id, role, sector, country, text }) => (
          <li key={id}>
            <figure>
              <blockquote>{text[language]}</blockquote>
              <figcaption>
                <Portrait seed={`customer-${id}`} />
                <span>
                  <strong>{role[language]}</strong>
                  <br />
                  {sector[language]}, {countryName({ id: country }, language)}
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
