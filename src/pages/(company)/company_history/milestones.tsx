import { milestones } from '#content/catalogue/history.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { Composition } from '#ui/art/composition.tsx';
import { classNames } from '#ui/class-names.ts';
import { Section } from '#ui/sections/section.tsx';
import { milestoneTiles } from './milestone-tiles.ts';
import style from './milestones.module.css';
import { period } from './period.ts';

/** The milestones along one line, a mosaic for each; those of a recorded year show it large. */
export function Milestones() {
  const { words, language } = usePage();
  const { companyHistory } = words;
  return (
    <Section
      id="milestones"
      title={format(companyHistory.steps.title, language, period)}
      lead={companyHistory.steps.lead}
      tone="card"
    >
      <ol className={style.line}>
        {milestones.map(({ id, years: [from, until] }) => (
          <li key={id} className={classNames(style.milestone, until === undefined && style.dated)}>
            <div className={style.tile}>
              <Composition rows={milestoneTiles[id]} />
            </div>
            <div className={style.words}>
              <p className={style.when}>
                {until === undefined ? from : format(companyHistory.span, language, { from, until })}
              </p>
              <h3>{companyHistory.milestones[id].title}</h3>
              <p className={style.text}>{companyHistory.milestones[id].text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
