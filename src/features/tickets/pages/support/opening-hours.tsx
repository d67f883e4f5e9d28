import { supportHours } from '#content/support-hours.ts';
import { localHours } from '#platform/opening-hours/local-hours.ts';
import { usePage } from '#platform/page/page.ts';
import { bogota } from '#site/local-time.ts';
import { format } from '#site/message.ts';
import { longestWeekday } from '#site/weekday-name.ts';
import { Section } from '#ui/sections/section.tsx';
import { Table } from '#ui/table.tsx';
import style from './opening-hours.module.css';

/**
 * The hours in Bogotá and, without JavaScript, in UTC, which anybody can reckon from. The browser puts the visitor's
 * own there (`islands/enhance/local-hours.ts`), into room that is kept for the longest.
 */
export function OpeningHours() {
  const { words, language } = usePage();
  const { hours } = words.support;
  const { help } = words.shell;
  const weekday = longestWeekday(language);
  const longest = format(hours.onDays, language, { first: weekday, last: weekday, span: '22:00\u2060–\u206022:00' });
  // Neither zone puts its clocks forward, so that any instant shows the same.
  const linesIn = (zone: string, days: (typeof supportHours)[number]['days']) =>
    localHours(days, hours, language, 0, zone).join('\n');
  return (
    <Section id="hours" title={hours.title} lead={hours.lead} tone="ice">
      <div
        className={style.hours}
        data-enhance="local-hours"
        data-wake="sight"
        data-here={hours.here}
        data-same={hours.same}
        data-on-days={hours.onDays}
        data-on-day={hours.onDay}
      >
        <Table
          id="support-hours"
          caption={hours.caption}
          columns={[{ label: hours.days }, { label: hours.there }, { label: hours.utc }]}
          rows={supportHours.map(({ days, spans }) => ({
            cells: [
              help[days],
              <span key="there" className={style.lines}>
                {linesIn(bogota, days)}
              </span>,
              <span key="here" className={style.room} data-longest={spans.map(() => longest).join('\n')}>
                <span className={style.lines} data-local={days}>
                  {linesIn('UTC', days)}
                </span>
              </span>,
            ],
          }))}
        />
      </div>
      <p className={style.closed}>{hours.closed}</p>
    </Section>
  );
}
