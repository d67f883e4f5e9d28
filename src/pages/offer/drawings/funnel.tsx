import { dataProps } from '#platform/page/data-attributes.ts';
import { usePage } from '#platform/page/page.ts';
import { stack } from '#ui/layout.ts';
import { size4 } from '#ui/look.ts';
import style from './funnel.module.css';

/** Five layers, each narrower than the one above it. */
export function Funnel() {
  const { steps } = usePage().words.developmentPages.analytics.drawing;
  return (
    <ol className={stack(0, style.funnel)}>
      {steps.map(({ name, text }) => (
        <li key={name} {...dataProps({ scheme: 'light' })}>
          <h3 className={size4}>{name}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
