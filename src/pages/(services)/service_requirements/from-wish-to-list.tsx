import { usePage } from '#platform/page/page.ts';
import { Section } from '#ui/sections/section.tsx';
import style from './from-wish-to-list.module.css';

/** The four things that happen in the hours of a plan, as lines of a list that is ticked off. */
export function FromWishToList() {
  const { steps } = usePage().words.serviceRequirements;
  return (
    <Section id="steps" title={steps.title} lead={steps.lead} beside>
      <ol className={style.list}>
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
