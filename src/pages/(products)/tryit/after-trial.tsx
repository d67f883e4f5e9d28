import { Section } from '#components/sections/section.tsx';
import { trial } from '#content/catalogue/trial.ts';
import { format } from '#site/message.ts';
import { usePage } from '#site/page.ts';
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
