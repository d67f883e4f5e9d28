import { trial } from '#content/catalogue/trial.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { Section } from '#ui/sections/section.tsx';
import style from './after-trial.module.css';

/** The three ways out of a trial, as three doors. */
export function AfterTrial() {
  const { words, language } = usePage();
  const { afterTitle, afterLead, after } = words.tryit;
  return (
    <Section id="after" title={format(afterTitle, language, { day: trial.days + 1 })} lead={afterLead}>
      <ul className={style.doors}>
        {after.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
