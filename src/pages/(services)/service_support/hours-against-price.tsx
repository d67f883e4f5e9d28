import { servicePlans } from '#content/catalogue/service-plans.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { readTile } from '#ui/art/path.ts';
import { Picture } from '#ui/art/picture.tsx';
import { Tile } from '#ui/art/tile.tsx';
import { Section } from '#ui/sections/section.tsx';
import { dollars } from '../dollars.ts';
import style from './hours-against-price.module.css';

const { plans } = servicePlans.support;
const [smallest] = plans;

/** The smallest plan is the unit: a plan has as many leaves and coins as it is larger. */
export function HoursAgainstPrice() {
  const { words, language } = usePage();
  const { chart } = words.serviceSupport;
  if (!smallest) return null;
  const most = Math.max(...plans.map(({ hours, base }) => Math.max(hours / smallest.hours, base / smallest.base)));
  const measure = { hours: smallest.hours, price: dollars(smallest.base, language) };
  return (
    <Section id="hours-and-price" title={chart.title} lead={format(chart.lead, language, measure)} tone="ice">
      <dl className={style.plans}>
        {plans.map(({ name, hours, base }) => (
          <div key={name} className={style.plan}>
            <dt>{name}</dt>
            <dd>
              <TileRow count={hours / smallest.hours} of={most} tile="petal:fi" />
              <span>{format(chart.hours, language, { hours })}</span>
            </dd>
            <dd>
              <TileRow count={base / smallest.base} of={most} tile="ring:xm" />
              <span>{dollars(base, language)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

interface Props {
  readonly count: number;
  /** How many would fill the row. */
  readonly of: number;
  readonly tile: string;
}

/** A number as that many tiles in a row, like stones on a counting board. */
function TileRow({ count, of, tile }: Props) {
  const look = readTile(tile);
  const starts = Array.from({ length: count }, (_, index) => index * 50);
  return (
    <Picture width={of * 50} height={50}>
      {starts.map((x) => (
        <g key={x} transform={`translate(${x} 2)scale(.46)`}>
          <Tile {...look} />
        </g>
      ))}
    </Picture>
  );
}
