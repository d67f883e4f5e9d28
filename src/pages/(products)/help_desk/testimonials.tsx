import { helpDesk } from '#content/catalogue/help-desk.ts';
import { usePage } from '#platform/page/page.ts';
import { Portrait } from '#ui/art/portrait.tsx';
import { Section } from '#ui/sections/section.tsx';
import style from './testimonials.module.css';

export function Testimonials() {
  const { words } = usePage();
  const { testimonials } = words.helpDesk;
  return (
    <Section id="testimonials" title={testimonials.title}>
      <ul className={style.voices}>
        {helpDesk.testimonials.map(({ id, country }) => {
          const { quote, role, sector } = testimonials.items[id];
          return (
            <li key={id}>
              <figure className={style.voice}>
                <blockquote>{quote}</blockquote>
                <figcaption>
                  <Portrait seed={`help-desk-${id}`} size={64} />
                  <span>
                    <strong>{role}</strong>
                    <br />
                    {sector}, {testimonials.country[country]}
                  </span>
                </figcaption>
              </figure>
            </li>
          );
        })}
      </ul>
      {helpDesk.testimonials.some(({ placeholder }) => placeholder) && (
        <p className={style.note}>{words.sections.placeholderNote}</p>
      )}
    </Section>
  );
}
