import { Composition } from '#ui/art/composition.tsx';
import { Emblem } from '#ui/art/emblem.tsx';
import { ConstructionHero, NotFoundHero, StartHero } from '#ui/art/heroes/start.tsx';
import { Logo, LogoSymbol } from '#ui/art/logo.tsx';
import { Mark } from '#ui/art/mark.tsx';
import { type MarkName, marks } from '#ui/art/marks/index.ts';
import { shapes } from '#ui/art/path.ts';
import { Portrait } from '#ui/art/portrait.tsx';
import { TileIcon } from '#ui/art/tile.tsx';
import { centeredRow } from '#ui/layout.ts';
import type { Part } from './example.ts';
import style from './examples.module.css';

const seeds = ['Ana', 'Bruno', 'Camila', 'Diego', 'Elena', 'Farid', 'Gabriela', 'Hugo'];
const colours = ['vb', 'sf', 'mk', 'si', 'fm', 'kv'];

const heroes = Object.fromEntries(
  Object.entries({ StartHero, ConstructionHero, NotFoundHero }).map(([name, Hero]) => [
    name,
    <div key={name} className={style.hero}>
      <Hero />
    </div>,
  ]),
);

export const art: readonly Part[] = [
  {
    part: 'logo',
    title: 'Logo',
    examples: {
      'with the name': <Logo />,
      'ant alone': <Logo wordmark={false} title="Hormiga" />,
      symbol: <LogoSymbol size={48} />,
    },
  },
  {
    part: 'mark',
    title: 'Product marks',
    examples: Object.fromEntries(
      (Object.keys(marks) as MarkName[]).map((name) => [
        name,
        <span key={name} className={centeredRow(4)}>
          <Mark of={name} size={72} />
          <Mark of={name} />
          <Mark of={name} size={24} />
        </span>,
      ]),
    ),
  },
  {
    part: 'tile',
    title: 'Tiles',
    examples: Object.fromEntries(
      Object.keys(shapes).map((shape, index) => [
        shape,
        <div key={shape} className={style.tile}>
          <Composition rows={[`${shape}:${colours[index % colours.length]}`]} keep="whole" />
        </div>,
      ]),
    ),
  },
  {
    part: 'portrait',
    title: 'Portraits, emblems and icons from a seed',
    note: 'The same seed gives the same picture, on every machine.',
    examples: Object.fromEntries(
      seeds.map((seed) => [
        seed,
        <span key={seed} className={centeredRow(4)}>
          <Portrait seed={seed} size={72} />
          <Emblem seed={seed} size={56} />
          <TileIcon seed={seed} />
        </span>,
      ]),
    ),
  },
  { part: 'hero', title: 'Heroes', note: 'One for each page, none like another.', wide: true, examples: heroes },
];
