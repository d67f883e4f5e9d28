import { brand } from '#content/brand.ts';
import { criticalities, servicePlans } from '#content/catalogue/service-plans.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { Section } from '#ui/sections/section.tsx';
import { Table } from '#ui/table.tsx';
import { LevelClock } from './level-clock.tsx';
import style from './service-levels.module.css';
import { WhoAnswers } from './who-answers.tsx';

const { actionHours, receptionHours } = servicePlans.support.levels;

/** How soon, as a clock and as a table, and who answers. */
export function ServiceLevels() {
  const { words, language } = usePage();
  const { levels } = words.serviceSupport;
  const hoursOf = (hours: number) => format(levels.hours, language, { hours });
  const { columns } = levels;
  return (
    <Section
      id="levels"
      title={levels.title}
      lead={format(levels.lead, language, { hours: actionHours.low })}
      tone="band"
    >
      <div className={style.clock}>
        <LevelClock />
        <dl className={style.legend}>
          <div className={style.received}>
            <dt>{levels.received}</dt>
            <dd>{hoursOf(receptionHours)}</dd>
          </div>
          {criticalities.map((criticality) => (
            <div key={criticality} className={style[criticality]}>
              <dt>{levels.names[criticality]}</dt>
              <dd>{hoursOf(actionHours[criticality])}</dd>
            </div>
          ))}
        </dl>
        <WhoAnswers />
      </div>
      <Table
        id="service-levels"
        caption={levels.caption}
        columns={[
          { label: columns.category },
          { label: columns.description },
          { label: columns.reception },
          { label: columns.action },
          { label: columns.example },
          { label: columns.responsible },
        ]}
        rows={criticalities.map((criticality) => ({
          cells: [
            levels.names[criticality],
            levels.rows[criticality].description,
            hoursOf(receptionHours),
            <strong key="action">{hoursOf(actionHours[criticality])}</strong>,
            levels.rows[criticality].example,
            brand.name,
          ],
        }))}
      />
    </Section>
  );
}
