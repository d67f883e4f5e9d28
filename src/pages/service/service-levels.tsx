import { brand } from '#content/brand.ts';
import { type Criticality, criticalities, servicePlans } from '#content/catalogue/service-plans.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import art from '#ui/art/art.module.css';
import { type Colour, classOf } from '#ui/art/colours.ts';
import { disc, onDial } from '#ui/art/path.ts';
import { Picture } from '#ui/art/picture.tsx';
import { classNames } from '#ui/class-names.ts';
import { row, stack } from '#ui/layout.ts';
import { apart, cardLook, semibold, size4 } from '#ui/look.ts';
import { Section } from '#ui/sections/section.tsx';
import { Table } from '#ui/table.tsx';
import style from './service-levels.module.css';

const { actionHours, receptionHours } = servicePlans.support.levels;

/** How fast, as a clock and as a table, and who answers. */
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
      <div className={stack(6, style.clock)}>
        <LevelClock />
        <dl className={stack(4, style.legend)}>
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

const { client } = servicePlans.support.levels;

/** The levels as a staircase that goes down into the software; the first step is the client's own. */
function WhoAnswers() {
  const { words, language } = usePage();
  const { who } = words.serviceSupport.levels;
  return (
    <div>
      <h3 className={size4}>{who.title}</h3>
      <ol className={stack(0, style.levels)}>
        {who.items.map((text, index) => {
          const level = index + 1;
          const own = client.includes(level);
          return (
            <li key={text} className={row(0, classNames(cardLook, apart, style.level, own && style.own))}>
              <strong>{format(who.level, language, { level })}</strong>{' '}
              <span className={semibold}>{own ? who.client : brand.name}</span>{' '}
              <span className={style.text}>{text}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

const turn = Math.max(...Object.values(actionHours));
const centre = 150;

const rings: readonly (readonly [Criticality, Colour, radius: number])[] = [
  ['high', 'vermilion', 58],
  ['medium', 'mustard', 86],
  ['low', 'ice', 114],
];

/** The position of a number of hours on the clock. */
const at = (hours: number, radius: number) => onDial([centre, centre], radius, hours / turn).join(' ');

function arc(hours: number, radius: number): string {
  if (hours === turn) return disc(centre, centre, radius);
  return `M${at(0, radius)}A${radius} ${radius} 0 ${hours > turn / 2 ? 1 : 0} 1 ${at(hours, radius)}`;
}

const ticks = Array.from({ length: turn }, (_, hour) => `M${at(hour, 148)}L${at(hour, hour % 8 ? 143 : 134)}`).join('');

/** The action times as arcs around one clock; the pale slice is the time in which an incident is received. */
function LevelClock() {
  const { words, language } = usePage();
  const { levels } = words.serviceSupport;
  const title = format(levels.alt, language, { most: turn, reception: receptionHours, ...actionHours });
  return (
    <Picture width={300} height={300} title={title}>
      <g className={style.face}>
        <path
          className={art.lines}
          strokeWidth={20}
          d={rings.map(([, , radius]) => disc(centre, centre, radius)).join('')}
        />
      </g>
      {rings.map(([criticality, colour, radius]) => (
        <g key={criticality} className={classOf(colour)}>
          <path className={style.arc} strokeWidth={20} d={arc(actionHours[criticality], radius)} />
        </g>
      ))}
      <g className={classOf('day')}>
        <path className={art.lines} strokeWidth={2} d={ticks} />
        <path d={`M${centre} ${centre}L${at(0, 128)}A128 128 0 0 1 ${at(receptionHours, 128)}z`} />
        <path d={disc(centre, centre, 14)} />
      </g>
    </Picture>
  );
}
