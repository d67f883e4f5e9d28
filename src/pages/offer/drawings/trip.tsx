import type { Prices } from '#content/catalogue/fields.ts';
import { usePage } from '#platform/page/page.ts';
import { localeOf } from '#site/languages.ts';
import { format } from '#site/message.ts';
import art from '#ui/art/art.module.css';
import { classOf } from '#ui/art/colours.ts';
import { disc } from '#ui/art/path.ts';
import { Picture } from '#ui/art/picture.tsx';
import { row, stack } from '#ui/layout.ts';
import { Price } from '#ui/sections/price.tsx';
import { Split } from '#ui/sections/split.tsx';
import { Table } from '#ui/table.tsx';
import { Sample } from './sample.tsx';
import style from './trip.module.css';

/** An invented trip of 240 km. In each currency the parts add up to the whole. */
const parts: readonly { readonly share: number; readonly cost: Prices }[] = [
  { share: 40, cost: { cop: 240_000, usd: 96, cad: 120 } },
  { share: 30, cost: { cop: 180_000, usd: 72, cad: 90 } },
  { share: 20, cost: { cop: 120_000, usd: 48, cad: 60 } },
  { share: 10, cost: { cop: 60_000, usd: 24, cad: 30 } },
];
const whole: Prices = { cop: 600_000, usd: 240, cad: 300 };
const perKm: Prices = { cop: 2500, usd: 1, cad: 1.25 };

/** Transpur: a route with its stops, and what it cost. */
export function Trip() {
  const { words, language } = usePage();
  const { diagram } = words.productPages.transpur;
  const share = new Intl.NumberFormat(localeOf(language), { style: 'percent' });
  return (
    <Sample caption={diagram.caption}>
      <Split>
        <RouteMap />
        <div>
          <Table
            id="trip-cost"
            caption={diagram.table}
            columns={diagram.columns.map((label, index) => ({ label, figures: index > 0 }))}
            rows={[
              ...parts.map(({ share: part, cost }, index) => ({
                cells: [diagram.parts[index], share.format(part / 100), <Price key="cost" of={cost} />] as const,
              })),
              {
                cells: [diagram.total, share.format(1), <Price key="cost" of={whole} />] as const,
                recommended: true,
              },
            ]}
          />
          <p className={row(0, style.perKm)}>
            <strong>
              <Price of={perKm} />
            </strong>{' '}
            {diagram.perKm}
          </p>
        </div>
      </Split>
    </Sample>
  );
}

const road = 'M60 250V120a60 60 0 0 1 120 0v80a60 60 0 0 0 120 0v-80a60 60 0 0 1 120 0v130';

/** The depot, three deliveries and the way back: how far each is along the road. */
const stops = [
  { x: 60, y: 250, km: 0 },
  { x: 120, y: 60, km: 70 },
  { x: 240, y: 260, km: 130 },
  { x: 360, y: 60, km: 185 },
  { x: 420, y: 250, km: 240 },
] as const;

function RouteMap() {
  const { words, language } = usePage();
  const { diagram } = words.productPages.transpur;
  const names = [diagram.depot, ...diagram.stops, diagram.back];
  return (
    <div>
      <Picture width={480} height={320} look={style.map} title={diagram.picture}>
        <path className={classOf('ice')} d="M0 0h480v320H0z" />
        <path
          className={classOf('mustard')}
          d="M0 320v-70a70 70 0 0 1 70 70zM480 0v90a90 90 0 0 1-90-90zM180 320a60 60 0 0 1 120 0z"
        />
        <path className={classOf('forest')} d={disc(240, 110, 34) + disc(20, 60, 30) + disc(455, 165, 24)} />
        <path className={`${art.lines} ${classOf('night')}`} strokeWidth={34} d={road} />
        <path className={`${art.lines} ${classOf('day')}`} strokeWidth={3} strokeDasharray="2 14" d={road} />
        <path className={classOf('vermilion')} d={stops.map(({ x, y }) => disc(x, y, 22)).join('')} />
        <path className={classOf('day')} d={stops.map(({ x, y }) => disc(x, y, 9)).join('')} />
      </Picture>
      <ol className={stack(0, style.stops)}>
        {stops.map(({ km }, index) => (
          <li key={km}>
            <strong>{names[index]}</strong> <span>{format(diagram.distance, language, { km })}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
