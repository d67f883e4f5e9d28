import type { ReactNode } from 'react';
import { company } from '#content/catalogue/company.ts';
import { usePage } from '#platform/page/page.ts';
import { type Language, localeOf } from '#site/languages.ts';
import { format } from '#site/message.ts';
import art from '#ui/art/art.module.css';
import { classOf } from '#ui/art/colours.ts';
import { Composition } from '#ui/art/composition.tsx';
import { box } from '#ui/art/path.ts';
import { Picture } from '#ui/art/picture.tsx';
import { muted, stack } from '#ui/layout.ts';
import { size4 } from '#ui/look.ts';
import { Section } from '#ui/sections/section.tsx';
import style from './page.module.css';

const { countries, clients, value } = company.investors;

/** Three goals, each with a picture that does not exaggerate it. */
export function Goals() {
  const { words, language } = usePage();
  const { goals } = words.companyInvestors;
  const inCountries = { now: company.countries, goal: countries.goal };
  const inDollars = {
    now: millions(value.now, language),
    goal: millions(value.goal, language),
  };
  return (
    <Section id="goals" title={goals.title} tone="card">
      <Goal
        name={goals.countries.name}
        figure={format(goals.countries.figure, language, inCountries)}
        text={format(goals.countries.text, language, inCountries)}
      >
        <CountryTiles {...inCountries} />
      </Goal>
      <Goal
        name={goals.clients.name}
        figure={format(goals.clients.figure, language, clients)}
        text={goals.clients.text}
      >
        <ClientDots goal={clients.goal} />
      </Goal>
      <Goal
        name={goals.value.name}
        figure={format(goals.value.figure, language, inDollars)}
        text={format(goals.value.text, language, inDollars)}
      >
        <ValueRuler {...value} />
      </Goal>
    </Section>
  );
}

const perRow = 10;

/** A tile for every country of the goal; those of today are coloured, the others are empty. */
function CountryTiles({ now, goal }: { readonly now: number; readonly goal: number }) {
  const laid = ['quarter:vb', 'leaf:mf', 'ring:xm', 'petal:si', 'half:fi'];
  const tiles = Array.from({ length: goal }, (_, index) => (index < now ? laid[index % laid.length] : 'circle:n'));
  const rows = Array.from({ length: Math.ceil(goal / perRow) }, (_, row) =>
    tiles.slice(row * perRow, (row + 1) * perRow).join(' '),
  );
  return <Composition rows={rows} keep="whole" />;
}

const clientDotsPerRow = 50;
const step = 10;

/** One dot per client, all of them still to come: we do not show how many there are today. */
function ClientDots({ goal }: { readonly goal: number }) {
  const rows = Math.ceil(goal / clientDotsPerRow);
  const lines = Array.from({ length: rows }, (_, row) => `M5 ${row * step + 5}h${(clientDotsPerRow - 1) * step + 1}`);
  return (
    <Picture width={clientDotsPerRow * step} height={rows * step}>
      <g className={classOf('sand')}>
        <path className={art.lines} strokeWidth={5.5} strokeDasharray={`0 ${step}`} d={lines.join('')} />
      </g>
    </Picture>
  );
}

interface Props {
  readonly name: string;
  readonly figure: string;
  readonly text: string;
  /** The drawing. The words say the same, so it is hidden from assistive technology. */
  readonly children: ReactNode;
}

function Goal({ name, figure, text, children }: Props) {
  return (
    <div className={stack(0, style.goal)}>
      <div>
        <h3 className={size4}>{name}</h3>
        <p className={style.figure}>{figure}</p>
        <p className={muted}>{text}</p>
      </div>
      <div className={style.drawing}>{children}</div>
    </div>
  );
}

/** The first mark of the ruler. */
const least = 1_000_000;
const [left, width] = [24, 440];

/** A logarithmic ruler: from mark to mark the amount grows tenfold. */
function ValueRuler({ now, goal }: { readonly now: number; readonly goal: number }) {
  const { words, language } = usePage();
  const { value } = words.companyInvestors.goals;
  const at = (amount: number) => Math.round(left + (Math.log10(amount / least) / Math.log10(goal / least)) * width);
  const marks = Array.from({ length: Math.round(Math.log10(goal / least)) + 1 }, (_, power) => least * 10 ** power);
  return (
    <Picture width={500} height={150} look={style.ruler}>
      <path className={classOf('sand')} d={box(left, 56, width, 36)} />
      <path className={classOf('vermilion')} d={box(left, 56, at(now) - left, 36)} />
      <path className={classOf('forest')} d={`M${at(goal)} 40l30-14l-30-14z${box(at(goal) - 5, 12, 5, 80)}`} />
      <g className={style.line}>
        <path d={marks.map((mark) => box(at(mark) - 1, 92, 2, 12)).join('')} />
        <path d={box(at(now) - 1, 42, 2, 50)} />
      </g>
      <text x={at(now)} y={34} textAnchor="middle">
        {value.now}
      </text>
      <text x={at(goal) - 12} y={34} textAnchor="end">
        {value.goal}
      </text>
      {marks.map((mark, index) => (
        <text
          key={mark}
          x={index === 0 ? left : index === marks.length - 1 ? left + width + 12 : at(mark)}
          y={126}
          textAnchor={index === 0 ? 'start' : index === marks.length - 1 ? 'end' : 'middle'}
        >
          {millions(mark, language)}
        </text>
      ))}
    </Picture>
  );
}

/** US dollars in the short form of large sums: US$3M. */
export function millions(amount: number, language: Language): string {
  return new Intl.NumberFormat(localeOf(language), {
    style: 'currency',
    currency: 'USD',
    notation: 'compact',
    // Spanish has no short word for a thousand million: its 1.000 is grouped like every other figure of the site.
    useGrouping: 'always',
    maximumFractionDigits: 0,
  }).format(amount);
}
