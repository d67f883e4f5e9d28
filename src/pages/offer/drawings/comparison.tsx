import type { Prices } from '#content/catalogue/fields.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { Bar } from '#ui/bar.tsx';
import { stack } from '#ui/layout.ts';
import { Price } from '#ui/sections/price.tsx';
import { Table } from '#ui/table.tsx';
import style from './comparison.module.css';
import { Sample } from './sample.tsx';

const weights = { price: 50, delivery: 30, payment: 20 } as const;

interface Offer {
  readonly price: Prices;
  readonly delivery: number;
  readonly payment: number;
}

/** Invented offers: a price, days until delivery, days until payment. */
const offers: readonly Offer[] = [
  { price: { cop: 9_600_000, usd: 2400, cad: 3200 }, delivery: 20, payment: 0 },
  { price: { cop: 10_200_000, usd: 2550, cad: 3400 }, delivery: 6, payment: 30 },
  { price: { cop: 11_400_000, usd: 2850, cad: 3800 }, delivery: 8, payment: 45 },
];

const lowest = Math.min(...offers.map(({ price }) => price.usd));
const soonest = Math.min(...offers.map(({ delivery }) => delivery));
const longest = Math.max(...offers.map(({ payment }) => payment));

/** The best of each column gets its whole weight, the others their share of it. */
const scores = offers.map(({ price, delivery, payment }) =>
  Math.round(
    (weights.price * lowest) / price.usd +
      (weights.delivery * soonest) / delivery +
      (weights.payment * payment) / longest,
  ),
);
const best = scores.indexOf(Math.max(...scores));

/** Provedur: three offers in one table, with the score that follows from the weights. */
export function Comparison() {
  const { words, language } = usePage();
  const { diagram } = words.productPages.provedur;
  return (
    <Sample caption={format(diagram.caption, language, weights)}>
      <Table
        id="offers-compared"
        caption={diagram.table}
        recommended={diagram.best}
        columns={diagram.columns.map((label, index) => ({ label, figures: index > 0 }))}
        rows={offers.map(({ price, delivery, payment }, index) => ({
          cells: [
            diagram.offers[index],
            <Price key="price" of={price} />,
            format(diagram.days, language, { days: delivery }),
            format(diagram.payment, language, { days: payment }),
            <span key="score" className={stack(1, style.score)}>
              {format(diagram.score, language, { score: scores[index] ?? 0 })}
              <Bar value={scores[index] ?? 0} colour={index === best ? 'forest' : 'sky'} />
            </span>,
          ] as const,
          recommended: index === best,
        }))}
      />
    </Sample>
  );
}
