import type { officeZones } from '#content/catalogue/offices.ts';
import { supportHours } from '#content/support-hours.ts';
import { usePage } from '#platform/page/page.ts';
import { bogotaInstant, localTime } from '#site/local-time.ts';
import style from './local-hours.module.css';

/** A day of each season: clocks are put forward in the north and never in Bogotá. */
const seasons = { winter: '2026-01-15', summer: '2026-07-15' } as const;

interface Props {
  readonly zones: readonly (typeof officeZones)[number][];
}

/** The hours of a weekday as the clocks of these cities show them. */
export function LocalHours({ zones }: Props) {
  const { contact } = usePage().words;
  return (
    <dl className={style.zones}>
      {zones.map((zone) => (
        <div key={zone}>
          <dt>{contact.cities[zone]}</dt>
          {(['winter', 'summer'] as const).map((season) => (
            <dd key={season}>
              {spansIn(zone, seasons[season])} <span>{contact[season]}</span>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

function spansIn(zone: string, date: string): string {
  const [{ spans }] = supportHours;
  const shown = (time: string) => localTime(bogotaInstant({ day: Date.parse(date), time }), zone).time;
  return spans.map(([from, until]) => `${shown(from)}\u2060–\u2060${shown(until)}`).join(', ');
}
