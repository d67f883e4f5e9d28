import type { Prices } from '#content/catalogue/fields.ts';
import { dataProps } from '#platform/page/data-attributes.ts';
import { usePage } from '#platform/page/page.ts';
import { inventedAmount } from '#site/currency-rules.ts';
import { small, title, wide } from '#ui/app-window/parts.tsx';
import art from '#ui/art/art.module.css';
import { type Colour, classOf } from '#ui/art/colours.ts';
import { box, disc, rounded } from '#ui/art/path.ts';
import { Picture } from '#ui/art/picture.tsx';
import { classNames } from '#ui/class-names.ts';
import { GripIcon } from '#ui/icons.tsx';
import { columns, line, stack } from '#ui/layout.ts';
import { Price } from '#ui/sections/price.tsx';
import style from './edited-site.module.css';

interface Service {
  readonly price: Prices;
  readonly colour: Colour;
  /** Its sign, a light shape and what is cut out of it. */
  readonly shape: string;
  readonly holes: string;
}

const services: readonly Service[] = [
  {
    price: inventedAmount(35),
    colour: 'sky',
    shape: `M9 34l14-14 5 5-14 14z${disc(30, 18, 10)}`,
    holes: `${disc(31, 17, 4)}M31 13l11-9 3 12-11 5z`,
  },
  { price: inventedAmount(9), colour: 'vermilion', shape: disc(24, 24, 16), holes: disc(24, 24, 9) },
  {
    price: inventedAmount(25),
    colour: 'forest',
    shape: disc(24, 24, 16),
    holes: disc(24, 24, 4) + disc(24, 14, 2.5) + disc(24, 34, 2.5) + disc(14, 24, 2.5) + disc(34, 24, 2.5),
  },
];

/** The site that is built in the editor, with the open block marked. It has its own colours, whatever the theme is. */
export function EditedSite({ open }: { readonly open: number }) {
  const { diagram } = usePage().words.productPages.ducksites;
  const { site, address, blocks } = diagram;
  return (
    <div className={style.site} {...dataProps({ scheme: 'light' })}>
      <p className={line(2, classNames(wide, style.address))}>
        <span className={style.dots} aria-hidden="true" />
        <span>{address}</span>
      </p>
      <div className={line(3, style.menu)}>
        <Picture width={40} height={40} size={28}>
          <path className={classOf('vermilion')} d={disc(20, 20, 20)} />
          <path className={classOf('day')} d={disc(20, 20, 12)} />
          <path className={classOf('night')} d={disc(20, 20, 5)} />
        </Picture>
        <p className={style.name}>{site.name}</p>
        <ul className={line(4, wide)}>
          {site.links.map((link) => (
            <li key={link}>{link}</li>
          ))}
        </ul>
        <span className={style.pill}>{site.call}</span>
      </div>
      <div className={stack(0, style.intro)}>
        <div className={stack(3)}>
          <p className={style.headline}>{site.headline}</p>
          <p>{site.text}</p>
          <span className={classNames(style.pill, style.strong)}>{site.book}</span>
        </div>
        <Bicycle />
      </div>
      <div className={style.services}>
        <span className={line(1, style.tag)} aria-hidden="true">
          <GripIcon />
          {blocks[open]}
        </span>
        <p className={title}>{site.services}</p>
        <ul className={columns(2, { medium: 3 }, style.cards)}>
          {services.map(({ price, colour, shape, holes }, at) => (
            <li key={colour}>
              <Picture width={48} height={48} size={36}>
                <path className={classOf(colour)} d={rounded(0, 0, 48, 48, 12)} />
                <path className={classOf('day')} d={shape} />
                <path className={classOf(colour)} d={holes} />
              </Picture>
              <p>
                <strong>{site.cards[at]}</strong>
                <br />
                <span className={small}>{site.times[at]}</span>
              </p>
              <p className={style.price}>
                <Price of={price} />
              </p>
            </li>
          ))}
        </ul>
      </div>
      <Photos />
    </div>
  );
}

const wheels = disc(84, 138, 44) + disc(236, 138, 44);

function Bicycle() {
  return (
    <Picture width={320} height={200} look={classNames(wide, style.bicycle)} crop="xMidYMax">
      <path className={classOf('blush')} d="M400-60v170A170 170 0 0 1 210-60z" />
      <path className={classOf('forest')} d={box(-900, 182, 1400, 18)} />
      <g className={art.lines} strokeWidth={9}>
        <path className={classOf('night')} d={wheels} />
        <path className={classOf('vermilion')} d="M84 138l46-66h76l-50 66zM156 138L124 56M236 138L204 52" />
        <path className={classOf('night')} d="M106 54h36M204 52l26-8" />
      </g>
      <path className={classOf('sky')} d={disc(156, 138, 12)} />
      <path className={classOf('night')} d={disc(84, 138, 7) + disc(236, 138, 7)} />
    </Picture>
  );
}

const backs = ['ice', 'mustard', 'blush', 'sky'] as const;

/** The next block, of which only the top is on the screen. */
function Photos() {
  return (
    <div className={stack(0, classNames(wide, style.photos))} aria-hidden="true">
      {backs.map((back, at) => (
        <Picture key={back} width={120} height={90} look={art.fill} crop="xMidYMin slice">
          <path className={classOf(back)} d={box(0, 0, 120, 90)} />
          <path className={classOf('night')} d={disc(30 + 20 * at, 60, 34)} />
          <path className={classOf(back)} d={disc(30 + 20 * at, 60, 26)} />
          <path className={classOf(at % 2 ? 'vermilion' : 'forest')} d={disc(30 + 20 * at, 60, 8)} />
        </Picture>
      ))}
    </div>
  );
}
