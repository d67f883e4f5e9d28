import type { ReactNode } from 'react';
import type { Prices } from '#content/catalogue/fields.ts';
import { dataProps } from '#platform/page/data-attributes.ts';
import { usePage } from '#platform/page/page.ts';
import { inventedAmount } from '#site/currency-rules.ts';
import { format } from '#site/message.ts';
import { AppWindow } from '#ui/app-window/app-window.tsx';
import { DrawnButton, main, Panel, Pill, panes, small } from '#ui/app-window/parts.tsx';
import { Emblem } from '#ui/art/emblem.tsx';
import { Portrait } from '#ui/art/portrait.tsx';
import { Bar } from '#ui/bar.tsx';
import { classNames } from '#ui/class-names.ts';
import { ArrowIcon, BoardIcon, CheckIcon, FileIcon, PeopleIcon, SuccessIcon, TruckIcon } from '#ui/icons.tsx';
import { line, stack } from '#ui/layout.ts';
import { Price } from '#ui/sections/price.tsx';
import style from './comparison.module.css';

const weights = { price: 50, delivery: 30, payment: 20 } as const;

interface Offer {
  readonly price: Prices;
  /** Days until delivery, and until payment. */
  readonly delivery: number;
  readonly payment: number;
  /** Out of five stars, from earlier purchases. */
  readonly rating: number;
}

const offers: readonly Offer[] = [
  { price: inventedAmount(2400), delivery: 20, payment: 0, rating: 3 },
  { price: inventedAmount(2550), delivery: 6, payment: 30, rating: 5 },
  { price: inventedAmount(2850), delivery: 8, payment: 45, rating: 4 },
];

const lowest = Math.min(...offers.map(({ price }) => price.usd));
const soonest = Math.min(...offers.map(({ delivery }) => delivery));
const longest = Math.max(...offers.map(({ payment }) => payment));

/** The best of each row gets its whole weight, the others their share of it. */
const shares = offers.map(({ price, delivery, payment }) => ({
  price: lowest / price.usd,
  delivery: soonest / delivery,
  payment: payment / longest,
}));
const scores = shares.map(({ price, delivery, payment }) =>
  Math.round(weights.price * price + weights.delivery * delivery + weights.payment * payment),
);
const best = scores.indexOf(Math.max(...scores));

const icons = [FileIcon, PeopleIcon, BoardIcon, CheckIcon, TruckIcon];

/** Provedur: three offers in one table, with the score that follows from the weights, and why one was chosen. */
export function ComparisonScreen() {
  const { words, language } = usePage();
  const { diagram } = words.productPages.provedur;
  return (
    <AppWindow
      of="provedur"
      name="Provedur"
      menu={diagram.menu}
      icons={icons}
      current={2}
      title={diagram.request}
      tools={
        <span className={line(3, style.tools)}>
          <Pill tone="good">{diagram.budget}</Pill>
          <DrawnButton>
            {diagram.order} <ArrowIcon />
          </DrawnButton>
        </span>
      }
      flush
      caption={format(diagram.caption, language, weights)}
    >
      <div className={classNames(panes, style.panes)}>
        <div className={stack(4, classNames(main, style.main))}>
          <ol className={style.steps}>
            {diagram.steps.map((step, at) => (
              <li key={step} className={at < 3 ? style.done : at === 3 ? style.now : undefined}>
                <span>{step}</span>
              </li>
            ))}
          </ol>
          <Offers />
        </div>
        <Decision />
      </div>
    </AppWindow>
  );
}

function Offers() {
  const { words, language } = usePage();
  const { diagram } = words.productPages.provedur;
  const [offer, price, delivery, payment, documents, score] = diagram.columns;
  const cells = (key: string, cell: (offer: Offer, at: number) => ReactNode) =>
    offers.map((one, at) => (
      <td
        key={`${key}${diagram.offers[at]}`}
        className={at === best ? style.best : undefined}
        {...dataProps({ label: diagram.offers[at] })}
      >
        {cell(one, at)}
      </td>
    ));
  const weighted = (key: keyof typeof weights, label: string | undefined, value: (offer: Offer) => ReactNode) => (
    <tr>
      <th scope="row">
        {label} <span className={small}>{format(diagram.weight, language, { percent: weights[key] })}</span>
      </th>
      {cells(key, (one, at) => (
        <>
          <strong>{value(one)}</strong>
          <Bar value={100 * (shares[at]?.[key] ?? 0)} colour={at === best ? 'forest' : 'sky'} />
        </>
      ))}
    </tr>
  );
  return (
    <table className={style.table}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{offer}</span>
          </th>
          {offers.map(({ rating }, at) => (
            <th key={diagram.offers[at]} scope="col" className={at === best ? style.best : undefined}>
              {at === best && (
                <span className={line(0, style.chosen)}>
                  <CheckIcon /> {diagram.best}
                </span>
              )}
              <span className={stack(1, style.supplier)}>
                <Emblem seed={`supplier-${at}`} size={32} />
                <span>
                  {diagram.offers[at]}
                  <Stars rating={rating} />
                </span>
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weighted('price', price, (one) => (
          <Price of={one.price} />
        ))}
        {weighted('delivery', delivery, (one) => format(diagram.days, language, { days: one.delivery }))}
        {weighted('payment', payment, (one) => format(diagram.payment, language, { days: one.payment }))}
        <tr className={style.documents}>
          <th scope="row">{documents}</th>
          {cells('documents', (_, at) => (
            <Pill tone={at === 0 ? 'late' : 'good'}>{diagram.documents[at]}</Pill>
          ))}
        </tr>
        <tr className={style.scores}>
          <th scope="row">{score}</th>
          {cells('score', (_, at) => (
            <strong>{scores[at]}</strong>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

function Stars({ rating }: { readonly rating: number }) {
  const { words, language } = usePage();
  return (
    <span className={style.stars}>
      <span aria-hidden="true">{'★'.repeat(rating) + '☆'.repeat(5 - rating)}</span>
      <span className="visually-hidden">
        {format(words.productPages.provedur.diagram.ratings, language, { rating })}
      </span>
    </span>
  );
}

/** Who may approve how much: the first proposes, the second one decides. */
const limits: readonly Prices[] = [inventedAmount(1000), inventedAmount(5000)];

function Decision() {
  const { diagram } = usePage().words.productPages.provedur;
  return (
    <Panel className={style.decision}>
      <div className={stack(2, style.reason)}>
        <p className={style.title}>{diagram.decision}</p>
        <p>{diagram.reason}</p>
        <p className={line(2, style.by)}>
          <Portrait seed="Ana" size={24} round /> {diagram.by}
        </p>
      </div>
      <div className={stack(2, style.approvals)}>
        <p className={style.title}>{diagram.approvals}</p>
        <ol className={stack(3)}>
          {diagram.approvers.map((approver, at) => (
            <li key={approver} className={classNames(line(2, style.approver), at > 1 && style.idle)}>
              <SuccessIcon />
              <p>
                <strong>{approver}</strong>
                <br />
                <span className={small}>
                  {diagram.decisions[at]}, {limits[at] ? diagram.limit : diagram.above}{' '}
                  {limits[at] && <Price of={limits[at]} />}
                </span>
              </p>
            </li>
          ))}
        </ol>
      </div>
    </Panel>
  );
}
