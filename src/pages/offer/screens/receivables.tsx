import { usePage } from '#platform/page/page.ts';
import { inventedAmount } from '#site/currency-rules.ts';
import { format } from '#site/message.ts';
import { AppWindow } from '#ui/app-window/app-window.tsx';
import {
  DrawnButton,
  KindTile,
  main,
  Panel,
  Pill,
  panes,
  small,
  step,
  TableHead,
  title,
} from '#ui/app-window/parts.tsx';
import { type Colour, classOf } from '#ui/art/colours.ts';
import { Emblem } from '#ui/art/emblem.tsx';
import { classNames } from '#ui/class-names.ts';
import {
  BellIcon,
  CalendarIcon,
  ChartIcon,
  FileIcon,
  MailIcon,
  PeopleIcon,
  PhoneIcon,
  PlusIcon,
  TilesIcon,
  WhatsappIcon,
} from '#ui/icons.tsx';
import { centeredRow, line, row, stack } from '#ui/layout.ts';
import { Price } from '#ui/sections/price.tsx';
import style from './receivables.module.css';

/** In the order of the words: days after the due date, what is owed in US dollars, and how its state looks. */
const invoices = [
  { days: 64, owed: 1860, tone: 'info' },
  { days: 38, owed: 940, tone: 'late' },
  { days: 12, owed: 1240, tone: 'waiting' },
  { days: 9, owed: 0, tone: 'good', paid: 760 },
  { days: 6, owed: 420, tone: 'plain' },
  { days: 3, owed: 580, tone: 'plain' },
  { days: 0, owed: 2300, tone: 'plain' },
  { days: -5, owed: 680, tone: 'plain' },
  { days: -12, owed: 1500, tone: 'plain' },
] as const;
const open = 2;

/** For the signs of the customers. */
const seeds = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'] as const;

/** The ages of debt, each up to this many days. */
const ages: readonly { readonly upTo: number; readonly colour: Colour }[] = [
  { upTo: 0, colour: 'forest' },
  { upTo: 30, colour: 'mustard' },
  { upTo: 60, colour: 'vermilion' },
  { upTo: Number.POSITIVE_INFINITY, colour: 'ink' },
];
const owedAt = (age: number) =>
  invoices
    .filter(({ days }) => ages.findIndex(({ upTo }) => days <= upTo) === age)
    .reduce((sum, { owed }) => sum + owed, 0);
const total = invoices.reduce((sum, { owed }) => sum + owed, 0);

const icons = [TilesIcon, FileIcon, PeopleIcon, BellIcon, ChartIcon];

/** Collectio: what is owed, by age, and one customer with the reminders around a promise to pay. */
export function ReceivablesScreen() {
  const { diagram } = usePage().words.productPages.collectio;
  return (
    <AppWindow
      of="collectio"
      name="Collectio"
      menu={diagram.menu}
      icons={icons}
      current={1}
      title={diagram.screen}
      tools={
        <DrawnButton>
          <PlusIcon /> {diagram.enter}
        </DrawnButton>
      }
      flush
      caption={diagram.caption}
    >
      <div className={classNames(panes, style.panes)}>
        <div className={stack(4, main)}>
          <Ages />
          <Ledger />
        </div>
        <Customer />
      </div>
    </AppWindow>
  );
}

/** Debt by age: one bar, and an amount for each of its parts. */
function Ages() {
  const { diagram } = usePage().words.productPages.collectio;
  const starts = ages.map((_, at) =>
    ages.slice(0, at).reduce((sum, _age, before) => sum + (100 * owedAt(before)) / total, 0),
  );
  return (
    <div className={stack(3)}>
      <svg className={style.bar} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        {ages.map(({ colour }, at) => (
          <path key={colour} className={classOf(colour)} d={`M${starts[at]} 0H100v10H${starts[at]}z`} />
        ))}
      </svg>
      <ul className={style.ages}>
        {ages.map(({ colour }, at) => (
          <li key={colour} className={row(0, style.age)}>
            <span className={classNames(style.dot, classOf(colour))} aria-hidden="true" />
            <span className={small}>{diagram.ages[at]}</span>{' '}
            <strong>
              <Price of={inventedAmount(owedAt(at))} />
            </strong>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Ledger() {
  const { words, language } = usePage();
  const { diagram } = words.productPages.collectio;
  const when = (days: number) =>
    days === 0 ? diagram.today : format(days < 0 ? diagram.ahead : diagram.late, language, { days: Math.abs(days) });
  return (
    <table className={style.table}>
      <TableHead columns={diagram.columns} />
      <tbody>
        {invoices.map(({ days, owed, tone, ...invoice }, at) => (
          <tr key={diagram.customers[at]} className={at === open ? style.open : undefined}>
            <th scope="row">
              <span className={line(2)}>
                <Emblem seed={seeds[at] ?? ''} size={24} />
                {diagram.customers[at]}
              </span>
            </th>
            <td className={style.when}>{when(days)}</td>
            <td className={style.amount}>
              <Price of={inventedAmount('paid' in invoice ? invoice.paid : owed)} />
            </td>
            <td className={style.state}>
              <Pill tone={tone}>{diagram.states[at]}</Pill>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The channel of each entry of the customer's history; the last two are planned. */
const channels = [MailIcon, MailIcon, WhatsappIcon, PhoneIcon, CalendarIcon, FileIcon];
const planned = 4;

function Customer() {
  const { words, language } = usePage();
  const { diagram } = words.productPages.collectio;
  const { days, owed } = invoices[open];
  return (
    <Panel>
      <div className={line(3)}>
        <Emblem seed={seeds[open]} size={44} />
        <div>
          <p className={title}>{diagram.customers[open]}</p>
          <p className={small}>{diagram.contact}</p>
        </div>
      </div>
      <p className={centeredRow(0, style.owed)}>
        <strong>
          <Price of={inventedAmount(owed)} />
        </strong>{' '}
        <Pill tone="late">{format(diagram.late, language, { days })}</Pill>
      </p>
      <div className={line(2, style.promise)}>
        <CalendarIcon />
        <p>
          <strong>{diagram.promise.title}</strong> {diagram.promise.text}
        </p>
      </div>
      <ol className={style.history}>
        {diagram.history.map(({ when, what }, at) => {
          const Icon = channels[at] ?? MailIcon;
          return (
            <li key={what} className={classNames(step, at >= planned && style.planned)}>
              <KindTile colour="good" round>
                <Icon />
              </KindTile>
              <p>
                <span className={small}>{when}</span>
                <br />
                {what}
              </p>
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
