import type { ReactNode } from 'react';
import type { Prices } from '#content/catalogue/fields.ts';
import { usePage } from '#platform/page/page.ts';
import { inventedAmount } from '#site/currency-rules.ts';
import { AppWindow } from '#ui/app-window/app-window.tsx';
import { DrawnButton, Pill, TableHead, wide } from '#ui/app-window/parts.tsx';
import { classOf } from '#ui/art/colours.ts';
import { box, disc, rounded } from '#ui/art/path.ts';
import { Picture } from '#ui/art/picture.tsx';
import { classNames } from '#ui/class-names.ts';
import { CardIcon, ChartIcon, FileIcon, PeopleIcon, PlusIcon, TilesIcon } from '#ui/icons.tsx';
import { centeredRow, muted, row, stack } from '#ui/layout.ts';
import { apart } from '#ui/look.ts';
import { Price } from '#ui/sections/price.tsx';
import style from './quotes.module.css';

/** In the order of the words: how many quotes are in each stage, and what they are worth together. */
const stages: readonly { readonly count: number; readonly worth: Prices }[] = [
  { count: 3, worth: inventedAmount(2080) },
  { count: 5, worth: inventedAmount(5600) },
  { count: 4, worth: inventedAmount(4800) },
  { count: 9, worth: inventedAmount(13_800) },
];

/** In the order of the words, the latest change first: the number of each quote, its stage and its amount. */
const quotes: readonly { readonly number: number; readonly stage: number; readonly amount: Prices }[] = [
  { number: 118, stage: 3, amount: inventedAmount(3900) },
  { number: 121, stage: 0, amount: inventedAmount(620) },
  { number: 120, stage: 1, amount: inventedAmount(1600) },
  { number: 117, stage: 2, amount: inventedAmount(910) },
];

const tones = ['plain', 'info', 'waiting', 'good'] as const;

const icons = [FileIcon, PeopleIcon, CardIcon, TilesIcon, ChartIcon];

/** Proposals: the quotes with their states, and one of them opened: what was read of it, its history, its acceptance. */
export function QuotesScreen() {
  const { diagram } = usePage().words.productPages.proposals;
  return (
    <AppWindow
      of="proposals"
      name="Proposals"
      menu={diagram.menu}
      icons={icons}
      current={0}
      title={diagram.list}
      user={{ name: 'Leo', role: diagram.role }}
      tools={
        <DrawnButton>
          <PlusIcon /> {diagram.create}
        </DrawnButton>
      }
      caption={diagram.caption}
    >
      <ul className={row(1, style.stages)}>
        {stages.map(({ count, worth }, at) => (
          <li key={diagram.stages[at]}>
            <p className={style.stage}>
              {diagram.stages[at]} <strong>{count}</strong>
            </p>
            <p className={classNames(muted, wide, style.worth)}>
              <Price of={worth} />
            </p>
          </li>
        ))}
      </ul>
      <div className={style.list}>
        <table className={style.table}>
          <TableHead columns={diagram.columns} />
          <tbody>
            {quotes.map(({ number, stage, amount }, at) => [
              <tr key={number} className={at === 0 ? style.open : undefined}>
                <th scope="row">
                  <span className={classNames(muted, wide, style.number)}>{number}</span> {diagram.quotes[at]?.title}
                </th>
                <td className={wide}>{diagram.quotes[at]?.client}</td>
                <td className={style.amount}>
                  <Price of={amount} />
                </td>
                <td>
                  <Pill tone={tones[stage] ?? 'plain'}>{diagram.stages[stage]}</Pill>
                </td>
                <td className={classNames(muted, wide)}>{diagram.quotes[at]?.when}</td>
              </tr>,
              at === 0 && (
                <tr key="opened" className={style.opened}>
                  <td colSpan={diagram.columns.length}>
                    <Opened />
                  </td>
                </tr>
              ),
            ])}
          </tbody>
        </table>
      </div>
    </AppWindow>
  );
}

/** Minutes and seconds that each page was read. */
const times = ['0:20', '2:10', '4:45', '0:30'] as const;
const longest = 2;

function Opened() {
  const { diagram } = usePage().words.productPages.proposals;
  return (
    <div className={stack(4, style.parts)}>
      <div className={stack(2)}>
        <strong>{diagram.read}</strong>
        <ol className={style.pages}>
          {diagram.pages.map((page, at) => (
            <li key={page} className={classNames(style.page, at === longest && style.longest)}>
              <Picture width={72} height={92} look={style.sheet}>
                {sheets[at]}
              </Picture>
              <p>{page}</p>
              <p className={style.time}>{times[at]}</p>
            </li>
          ))}
        </ol>
      </div>
      <div className={stack(2)}>
        <strong>{diagram.history}</strong>
        <ol>
          {diagram.moments.map(({ when, title }) => (
            <li key={when} className={row(0, style.moment)}>
              <span className={muted}>{when}</span> {title}
            </li>
          ))}
        </ol>
      </div>
      <div className={centeredRow(3, classNames(apart, style.signed))}>
        <svg className={style.signature} viewBox="0 0 160 50" aria-hidden="true">
          <path d="M8 34C18 6 30 4 26 24S14 44 22 36 40 6 44 12 34 38 42 36s10-14 16-14-4 14 4 13 8-14 14-13-3 13 4 12 8-12 14-12-2 13 6 11 8-10 14-9-1 11 6 9 14-8 26-12" />
        </svg>
        <div>
          <strong>{diagram.accepted}</strong>
          <p className={muted}>{diagram.proof}</p>
        </div>
        <DrawnButton look="secondary">{diagram.order}</DrawnButton>
      </div>
    </div>
  );
}

const lines = (from: number, widths: readonly number[]) =>
  widths.map((width, at) => rounded(10, from + 9 * at, width, 4, 2)).join('');

/** The four pages of a quote: the cover, the prices with their total, the payments, and the small print. */
const sheets: readonly ReactNode[] = [
  <g key="0">
    <path className={classOf('sky')} d={box(0, 0, 72, 50)} />
    <path className={classOf('mustard')} d={disc(36, 50, 22)} />
    <path className={classOf('vermilion')} d="M0 50a25 25 0 0 1 25-25v25z" />
    <path className={classOf('night')} d={lines(76, [40])} />
  </g>,
  <g key="1">
    <path className={classOf('night')} d={rounded(10, 10, 30, 6, 3)} />
    <path className={classOf('ice')} d={box(10, 24, 52, 10) + box(10, 44, 52, 10)} />
    <path className={classOf('sand')} d={lines(27, [26, 20, 30, 18])} />
    <path className={classOf('forest')} d={rounded(38, 70, 24, 10, 3)} />
  </g>,
  <g key="2">
    <path className={classOf('night')} d={rounded(10, 10, 36, 6, 3)} />
    <path className={classOf('mustard')} d="M36 30a18 18 0 1 1-18 18h18z" />
    <path className={classOf('vermilion')} d="M33 27v18H15a18 18 0 0 1 18-18z" />
    <path className={classOf('sand')} d={lines(74, [52, 30])} />
  </g>,
  <g key="3">
    <path className={classOf('night')} d={rounded(10, 10, 24, 6, 3)} />
    <path className={classOf('sand')} d={lines(24, [52, 48, 52, 40, 52, 46, 20])} />
  </g>,
];
