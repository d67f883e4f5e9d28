import { usePage } from '#platform/page/page.ts';
import { inventedAmount } from '#site/currency-rules.ts';
import { format } from '#site/message.ts';
import { AppWindow } from '#ui/app-window/app-window.tsx';
import { DrawnButton, entry, list, Pill, panel, panes, small, wide } from '#ui/app-window/parts.tsx';
import { Portrait } from '#ui/art/portrait.tsx';
import { Bar } from '#ui/bar.tsx';
import { classNames } from '#ui/class-names.ts';
import { ChartIcon, FileIcon, PersonIcon, PinIcon, PlusIcon, TruckIcon } from '#ui/icons.tsx';
import { line, row, stack } from '#ui/layout.ts';
import { Price } from '#ui/sections/price.tsx';
import { RouteMap } from './route-map.tsx';
import style from './trips.module.css';

/** In the order of the words. */
const trips = [
  { driver: 'Mara', done: 3, all: 3, tone: 'good', cost: inventedAmount(1.25) },
  { driver: 'Luis', done: 4, all: 5, tone: 'info', cost: inventedAmount(0.75) },
  { driver: 'Ana', done: 1, all: 4, tone: 'late', cost: inventedAmount(1.75) },
  { driver: 'Zoe', done: 0, all: 6, tone: 'plain', cost: inventedAmount(0.8) },
] as const;

const icons = [PinIcon, TruckIcon, PersonIcon, FileIcon, ChartIcon];

/** Transpur: the trips of a day, the route of one of them on a map, and what it cost. */
export function TripsScreen() {
  const { diagram } = usePage().words.productPages.transpur;
  return (
    <AppWindow
      of="transpur"
      name="Transpur"
      menu={diagram.menu}
      icons={icons}
      current={0}
      title={diagram.screen}
      tools={
        <>
          <span className={wide}>
            <Pill tone="waiting">{diagram.warning}</Pill>
          </span>
          <DrawnButton>
            <PlusIcon /> {diagram.add}
          </DrawnButton>
        </>
      }
      flush
      caption={diagram.caption}
    >
      <div className={classNames(panes, style.panes)}>
        <TripList />
        <RouteMap />
        <Costs />
      </div>
    </AppWindow>
  );
}

function TripList() {
  const { words, language } = usePage();
  const { diagram } = words.productPages.transpur;
  return (
    <ul className={classNames(list, style.list)}>
      {trips.map(({ driver, done, all, tone, cost }, at) => (
        <li key={driver} className={classNames(stack(2, entry), style.trip, at === 0 && style.open)}>
          <div className={line(2)}>
            <Portrait seed={driver} size={32} round />
            <p className={style.who}>
              <strong>{diagram.trips[at]?.vehicle}</strong>
              <br />
              <span className={small}>{driver}</span>
            </p>
            <Pill tone={tone}>{diagram.trips[at]?.state}</Pill>
          </div>
          <Bar value={(100 * done) / all} colour={tone === 'late' ? 'vermilion' : 'forest'} />
          <p className={row(0, classNames(small, style.ends))}>
            <span>{format(diagram.deliveries, language, { done, all })}</span>
            <span className={tone === 'late' ? style.much : undefined}>
              <Price of={cost} /> {diagram.perKm}
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** A trip of 240 km. In each currency the parts add up to the whole. */
const parts = [
  { cost: inventedAmount(120), colour: 'sky' },
  { cost: inventedAmount(90), colour: 'mustard' },
  { cost: inventedAmount(60), colour: 'vermilion' },
  { cost: inventedAmount(30), colour: 'forest' },
] as const;
const whole = inventedAmount(300);

/** How far the depot, the three deliveries and the depot again are along the route. */
const distances = [0, 70, 130, 185, 240];

function Costs() {
  const { words, language } = usePage();
  const { diagram } = words.productPages.transpur;
  const names = [diagram.depot, ...diagram.stops, diagram.back];
  return (
    <div className={stack(4, classNames(panel, style.costs))}>
      <div className={stack(1)}>
        <p className={style.perKm}>
          <strong>
            <Price of={trips[0].cost} />
          </strong>{' '}
          {diagram.perKm}
        </p>
        <p>
          <Pill tone="good">{diagram.compared}</Pill>
        </p>
      </div>
      <ul className={stack(2, style.parts)}>
        {parts.map(({ cost, colour }, at) => (
          <li key={colour} className={wide}>
            <span className={row(0, style.ends)}>
              <span>{diagram.parts[at]}</span>
              <strong>
                <Price of={cost} />
              </strong>
            </span>
            <Bar value={(100 * cost.usd) / whole.usd} colour={colour} slim />
          </li>
        ))}
        <li className={row(0, classNames(style.ends, style.total))}>
          {diagram.total}
          <strong>
            <Price of={whole} />
          </strong>
        </li>
      </ul>
      <ol className={stack(0, classNames(wide, style.stops))}>
        {names.map((name, at) => (
          <li key={name} className={row(0, style.ends)}>
            <span>{name}</span>
            <span className={small}>{format(diagram.distance, language, { km: distances[at] ?? 0 })}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
