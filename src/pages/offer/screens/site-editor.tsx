import type { Prices } from '#content/catalogue/fields.ts';
import { dataProps } from '#platform/page/data-attributes.ts';
import { usePage } from '#platform/page/page.ts';
import { AppWindow, DrawnButton, Pill } from '#ui/app-window.tsx';
import art from '#ui/art/art.module.css';
import { type Colour, classOf } from '#ui/art/colours.ts';
import { box, disc, rounded } from '#ui/art/path.ts';
import { Picture } from '#ui/art/picture.tsx';
import { classNames } from '#ui/class-names.ts';
import {
  FileIcon,
  GlobeIcon,
  GripIcon,
  MailIcon,
  MobileIcon,
  PlusIcon,
  ScreenIcon,
  SearchIcon,
  TilesIcon,
} from '#ui/icons.tsx';
import { line, stack } from '#ui/layout.ts';
import { Price } from '#ui/sections/price.tsx';
import style from './site-editor.module.css';

const icons = [FileIcon, TilesIcon, GlobeIcon, MailIcon, SearchIcon];

/** Which block is open, in the order of the words. */
const open = 2;

/** Ducksites: the blocks of a page, the page itself, and the properties of one block. */
export function SiteEditorScreen() {
  const { diagram } = usePage().words.productPages.ducksites;
  return (
    <AppWindow
      of="ducksites"
      name="Ducksites"
      menu={diagram.menu.map((text, at) => {
        const Icon = icons[at] ?? FileIcon;
        return { icon: <Icon />, text };
      })}
      current={1}
      title={diagram.page}
      tools={
        <>
          <span className={style.devices} aria-hidden="true">
            <ScreenIcon />
            <MobileIcon />
          </span>
          <span className={style.saved}>
            <Pill tone="good">{diagram.saved}</Pill>
          </span>
          <DrawnButton>{diagram.publish}</DrawnButton>
        </>
      }
      flush
      caption={diagram.caption}
    >
      <div className={style.panes}>
        <BlockList />
        <div className={style.desk}>
          <Site />
        </div>
        <Properties />
      </div>
    </AppWindow>
  );
}

/** Each block as a thumbnail of 40 by 26: what is pale, and what is dark. */
const thumbnails = [
  [rounded(26, 9, 10, 8, 4), box(4, 11, 8, 4) + box(15, 12, 8, 2)],
  [box(22, 4, 14, 18), box(4, 7, 14, 4) + box(4, 14, 9, 3)],
  [[4, 15.5, 27].map((x) => box(x, 10, 9, 12)).join(''), box(4, 4, 16, 3)],
  [[4, 13, 22, 31].map((x) => box(x, 6, 7, 14)).join(''), ''],
  [box(4, 17, 32, 4), box(4, 5, 32, 3) + box(4, 11, 22, 3)],
  [box(22, 4, 14, 18), box(4, 5, 14, 4) + box(4, 11, 14, 4) + box(4, 17, 8, 4)],
] as const;

function BlockList() {
  const { blocks, addBlock } = usePage().words.productPages.ducksites.diagram;
  return (
    <div className={stack(3, style.blocks)}>
      <ol className={stack(2)}>
        {blocks.map((block, at) => (
          <li key={block} className={classNames(line(2, style.block), at === open && style.chosen)}>
            <GripIcon />
            <Picture width={40} height={26} size={26}>
              <path className={classOf('ice')} d={rounded(0, 0, 40, 26, 4)} />
              <path className={classOf('sky')} d={thumbnails[at]?.[0]} />
              <path className={classOf('night')} d={thumbnails[at]?.[1]} />
            </Picture>
            {block}
          </li>
        ))}
      </ol>
      <p className={style.add}>
        <PlusIcon /> {addBlock}
      </p>
    </div>
  );
}

interface Service {
  readonly price: Prices;
  readonly colour: Colour;
  /** Its sign, a light shape and what is cut out of it. */
  readonly shape: string;
  readonly holes: string;
}

const services: readonly Service[] = [
  {
    price: { usd: 35, cop: 90_000, cad: 60 },
    colour: 'sky',
    shape: `M9 34l14-14 5 5-14 14z${disc(30, 18, 10)}`,
    holes: `${disc(31, 17, 4)}M31 13l11-9 3 12-11 5z`,
  },
  { price: { usd: 9, cop: 15_000, cad: 15 }, colour: 'vermilion', shape: disc(24, 24, 16), holes: disc(24, 24, 9) },
  {
    price: { usd: 25, cop: 70_000, cad: 45 },
    colour: 'forest',
    shape: disc(24, 24, 16),
    holes: disc(24, 24, 4) + disc(24, 14, 2.5) + disc(24, 34, 2.5) + disc(14, 24, 2.5) + disc(34, 24, 2.5),
  },
];

/** The site that is built here. It has its own colours, whatever the theme of the editor is. */
function Site() {
  const { diagram } = usePage().words.productPages.ducksites;
  const { site, address, blocks } = diagram;
  return (
    <div className={style.site} {...dataProps({ scheme: 'light' })}>
      <p className={line(2, style.address)}>
        <span className={style.dots} aria-hidden="true" />
        <span>{address}</span>
      </p>
      <div className={line(3, style.menu)}>
        <Wheel />
        <p className={style.name}>{site.name}</p>
        <ul className={line(4)}>
          {site.links.map((link) => (
            <li key={link}>{link}</li>
          ))}
        </ul>
        <span className={style.pill}>{site.call}</span>
      </div>
      <div className={style.intro}>
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
        <p className={style.subtitle}>{site.services}</p>
        <ul className={style.cards}>
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
                <span className={style.time}>{site.times[at]}</span>
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

function Wheel() {
  return (
    <Picture width={40} height={40} size={28}>
      <path className={classOf('vermilion')} d={disc(20, 20, 20)} />
      <path className={classOf('day')} d={disc(20, 20, 12)} />
      <path className={classOf('night')} d={disc(20, 20, 5)} />
    </Picture>
  );
}

const wheels = disc(84, 138, 44) + disc(236, 138, 44);

function Bicycle() {
  return (
    <Picture width={320} height={200} look={style.bicycle} crop="xMidYMax">
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
    <div className={style.photos} aria-hidden="true">
      {backs.map((back, at) => (
        <Picture key={back} width={120} height={90} crop="xMidYMin slice">
          <path className={classOf(back)} d={box(0, 0, 120, 90)} />
          <path className={classOf('night')} d={disc(30 + 20 * at, 60, 34)} />
          <path className={classOf(back)} d={disc(30 + 20 * at, 60, 26)} />
          <path className={classOf(at % 2 ? 'vermilion' : 'forest')} d={disc(30 + 20 * at, 60, 8)} />
        </Picture>
      ))}
    </div>
  );
}

const backgrounds: readonly Colour[] = ['day', 'ice', 'mustard', 'blush', 'night'];

function Properties() {
  const { site, properties, blocks } = usePage().words.productPages.ducksites.diagram;
  return (
    <div className={style.properties}>
      <p className={classNames(style.subtitle, style.wide)}>{blocks[open]}</p>
      <dl>
        <div className={style.wide}>
          <dt>{properties.title}</dt>
          <dd className={style.field}>{site.services}</dd>
        </div>
        <div>
          <dt>{properties.columns}</dt>
          <dd className={style.choice}>
            <span aria-hidden="true">2</span>
            <strong>3</strong>
            <span aria-hidden="true">4</span>
          </dd>
        </div>
        <div className={style.switched}>
          <dt>{properties.prices}</dt>
          <dd>
            <span className={style.switch} aria-hidden="true" />
            <span className="visually-hidden">{properties.on}</span>
          </dd>
        </div>
        <div className={style.wide} aria-hidden="true">
          <dt>{properties.background}</dt>
          <dd className={line(2)}>
            {backgrounds.map((colour) => (
              <span key={colour} className={classNames(style.colour, classOf(colour))} />
            ))}
          </dd>
        </div>
        <div className={style.wide}>
          <dt>{properties.languages}</dt>
          <dd className={stack(1)}>
            {properties.names.map((name, at) => (
              <span key={name} className={style.language}>
                {name}
                <Pill tone={at === 0 ? 'good' : 'waiting'}>{at === 0 ? properties.ready : properties.missing}</Pill>
              </span>
            ))}
          </dd>
        </div>
      </dl>
    </div>
  );
}
