import { usePage } from '#platform/page/page.ts';
import { Section } from '#ui/sections/section.tsx';
import style from './request-path.module.css';

/** The steps of a request on one path, from the question to the answer. */
export function RequestPath() {
  const { steps } = usePage().words.serviceSupport;
  return (
    <Section id="steps" title={steps.title}>
      <ol className={style.path}>
        {steps.items.map(({ name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
