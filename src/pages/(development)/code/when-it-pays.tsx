import { usePage } from '#platform/page/page.ts';
import { Section } from '#ui/sections/section.tsx';
import { Checklist } from '../parts/checklist.tsx';
import style from './when-it-pays.module.css';

/** Both sides of the scales, with the same weight. */
export function WhenItPays() {
  const { paysTitle, pays, paysItems, not, notItems } = usePage().words.code;
  return (
    <Section id="when" title={paysTitle}>
      <div className={style.scales}>
        <div>
          <h3>{pays}</h3>
          <Checklist items={paysItems} />
        </div>
        <div>
          <h3>{not}</h3>
          <Checklist items={notItems} kind="excluded" />
        </div>
      </div>
    </Section>
  );
}
