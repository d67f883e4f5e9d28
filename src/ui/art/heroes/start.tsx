import { dataProps } from '#platform/page/data-attributes.ts';
import { href } from '#site/address.ts';
import { type Country, type CountryId, countries } from '#site/countries.ts';
import { countryName } from '#site/formatters.ts';
import type { Language } from '#site/languages.ts';
import { Ant } from '../ant.tsx';
import style from '../art.module.css';
import { classOf } from '../colours.ts';
import { Composition, Layers, Line } from '../composition.tsx';
import { MarkTile } from '../mark.tsx';
import { disc } from '../path.ts';
import type { Alternative } from '../picture.tsx';
import { Tile } from '../tile.tsx';

/** The world is a floor of tiles, and three ants carry it. */
const rows = [
  'dots:mv ring:kn quarter2:vb fan1:mf half2:xm petal:is',
  'fan2:ik quarter2:fs quarter3:fs petal:is quarter2:ms steps2:vb',
  'circle:vm petal1:fs quarter:fs quarter2:bs leaf1:ms flower:mf',
  'petal1:bf bends:is quarter3:ms quarter1:bs quarter:fs half1:vi',
  'stripes:kn blank:s quarter:fs bends1:is drop:bs arch:sn',
  'blank:p blank:p blank:p blank:p blank:p blank:p',
];

/** What is left of a square of two by two cells outside of a quarter of the globe. */
const corners = [
  ['mustard', 'M100 100h200a200 200 0 0 0-200 200z'],
  ['blush', 'M500 100v200a200 200 0 0 0-200-200z'],
  ['mustard', 'M500 500h-200a200 200 0 0 0 200-200z'],
  ['vermilion', 'M100 500v-200a200 200 0 0 0 200 200z'],
] as const;

/** Where each country's pin is. */
const places: Readonly<Record<CountryId, readonly [number, number]>> = {
  ca: [240, 170],
  us: [225, 250],
  co: [240, 385],
  es: [365, 260],
  gq: [375, 360],
  jp: [455, 265],
  au: [425, 445],
};

/** With a language, the pins are links. */
export function StartHero({ title, language }: Alternative & { readonly language?: Language }) {
  return (
    <Composition rows={rows} keep="bottom" title={title}>
      <g className={style.fronts}>
        <Layers of={corners} />
      </g>
      {countries.map((country) => (
        <Pin key={country.id} country={country} language={language} />
      ))}
      <Ant x={120} y={600} pose="lift" />
      <Ant x={300} y={600} pose="heave" />
      <Ant x={480} y={600} pose="lift" />
    </Composition>
  );
}

/** Leads to the country's home. The page lists the same links as text, so keyboards and screen readers skip it. */
function Pin({ country, language }: { readonly country: Country; readonly language: Language | undefined }) {
  const [x, y] = places[country.id];
  const pin = (
    <>
      <path className={classOf('vermilion')} d={`M${x} ${y}l-12-19a15 15 0 1 1 24 0z`} />
      <path className={classOf('day')} d={disc(x, y - 28, 6)} />
    </>
  );
  if (!language) return pin;
  const choice = dataProps({ 'country-choice': country.id });
  return (
    <a href={href(country.home, language)} tabIndex={-1} className={style.pin} {...choice}>
      <title>{countryName(country, language)}</title>
      <path className={style.around} d={disc(x, y - 22, 32)} />
      {pin}
    </a>
  );
}

/** Trails everywhere; the one in mustard ends where tiles are missing. */
const notFoundRows = [
  'bends:is bends1:is bends:is bends:is bends1:is bends:is',
  'bend1:is bends:is bends1:is bends1:is bends:is bends1:is',
  'bend3:ms bend1:is blank:p blank:p bends:is bends:is',
  'bend1:ms road:ms blank:p blank:p bends1:is bends:is',
  'bend3:is bend2:is bends1:is bends:is bends1:is bends1:is',
  'bends1:is bends:is bends1:is bends1:is bends:is bends:is',
];

export function NotFoundHero({ title }: Alternative) {
  return (
    <Composition rows={notFoundRows} title={title}>
      <path className={classOf('night')} d="M200 200h200v18H218v182H200z" />
      <Ant x={310} y={400} scale={1.2} />
    </Composition>
  );
}

/** A wall that grows: what stands is in colour, what is planned is a shadow on paper. */
const constructionRows = [
  'quarter2:np ring:np half2:np quarter3:np fan:np circle:np',
  'leaf:vb petal:np steps:np circle:np leaf:np half:np',
  'dots:xm quarter2:sm flower:np quarter1:np petal1:np quarter2:np',
  'half1:fi leaf1:bf leaf:np petal:np quarter3:np ring:np',
  'fan1:mx arch:ps petal:mf leaf1:np half2:np quarter:np',
  'quarter2:vb steps:fi stripes:mv quarter2:is ring:mx half1:bf',
];

const scaffold = 'M340 0V500M540 0V500M320 220H600M340 260L380 220M540 260L500 220';

export function ConstructionHero({ title }: Alternative) {
  return (
    <Composition rows={constructionRows} keep="bottom" title={title}>
      <Line colour="ink" width={6} d={scaffold} />
      <Tile transform="translate(394 342)rotate(-7)scale(.84)" shape="leaf" front="forest" back="mustard" />
      <Ant x={440} y={500} scale={0.84} faces="left" pose="lift" />
      <Tile transform="translate(396 63)rotate(6)scale(.84)" shape="quarter" front="sky" back="blush" />
      <Ant x={440} y={218} scale={0.76} faces="left" pose="heave" />
      <Ant x={262} y={400} scale={0.76} pose="stride" />
    </Composition>
  );
}

/** Seven suns over the days of a week, and ants who bring the products. */
const tryitRows = [
  'blank:s blank:s blank:i blank:i blank:m blank:m blank:p blank:p blank:m blank:m blank:b blank:b blank:v blank:v',
  'blank:s blank:s blank:i blank:i blank:m blank:m blank:p blank:p blank:m blank:m blank:b blank:b blank:v blank:v',
  'blank:f blank:f blank:f blank:f blank:f blank:f blank:f blank:f blank:f blank:f blank:f blank:f blank:f blank:f',
];

const suns = [
  ['mustard', 190],
  ['mustard', 130],
  ['vermilion', 92],
  ['mustard', 80],
  ['vermilion', 92],
  ['vermilion', 130],
  ['mustard', 190],
] as const;

const carried = [
  ['grumpyturtle', 300],
  ['wabot', 700],
  ['ducksites', 1100],
] as const;

export function TryitHero({ title }: Alternative) {
  return (
    <Composition rows={tryitRows} title={title}>
      {suns.map(([colour, y], day) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the days of a week keep their order
        <path key={day} className={classOf(colour)} d={disc(100 + 200 * day, y, 62)} />
      ))}
      <path className={classOf('forest')} d="M-600 210h2600v90H-600z" />
      {carried.map(([slug, x], index) => (
        <g key={slug}>
          <MarkTile of={slug} x={x - 46} y={72} size={92} />
          <Ant x={x} y={272} scale={1.08} pose={index === 1 ? 'heave' : 'lift'} limbs="night" />
        </g>
      ))}
    </Composition>
  );
}
