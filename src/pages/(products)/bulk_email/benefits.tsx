import { bulkEmail } from '#content/catalogue/bulk-email.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { Ant } from '#ui/art/ant.tsx';
import { benefits as drawings } from '#ui/art/bulk-email/benefits.ts';
import { Drawing } from '#ui/art/drawing.tsx';
import { Envelope } from '#ui/art/envelope.tsx';
import { Picture } from '#ui/art/picture.tsx';
import { Section } from '#ui/sections/section.tsx';
import style from './benefits.module.css';

/** Eleven, and an ant on the twelfth tile. */
export function Benefits() {
  const { words, language } = usePage();
  const { title, lead, items } = words.bulkEmail.benefits;
  const figures = { free: bulkEmail.freeEmails, rate: bulkEmail.emailsPerMinute, maximum: bulkEmail.dailyMaximum };
  return (
    <Section id="benefits" title={title} lead={lead}>
      <ul className={style.floor}>
        {items.map((item, index) => {
          const drawing = drawings[index];
          return (
            <li key={item.title}>
              {drawing && <Drawing of={drawing} size={56} />}
              <h3>{format(item.title, language, figures)}</h3>
              <p>{format(item.text, language, figures)}</p>
            </li>
          );
        })}
        <li className={style.last} aria-hidden="true">
          <Picture width={140} height={160} size={140}>
            <Ant x={70} y={160} pose="lift" limbs="night" />
            <Envelope x={22} y={0} scale={1.6} tilt={-4} flap="sky" />
          </Picture>
        </li>
      </ul>
    </Section>
  );
}
