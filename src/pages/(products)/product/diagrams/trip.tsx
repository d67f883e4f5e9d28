import type { Prices } from '#content/catalogue/prices.ts';
import { usePage } from '#platform/page/page.ts';
import { localeOf } from '#site/languages.ts';
import { Price } from '#ui/sections/price.tsx';
import { Table } from '#ui/table.tsx';
import { RouteMap } from './route-map.tsx';
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
      <div className={style.scene}>
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
          <p className={style.perKm}>
            <strong>
              <Price of={perKm} />
            </strong>{' '}
            {diagram.perKm}
          </p>
        </div>
      </div>
    </Sample>
  );
}
