import type { CountryId } from '#site/countries.ts';
import { Ant } from '../../ant.tsx';
import type { Colour } from '../../colours.ts';
import { Composition, Layers } from '../../composition.tsx';
import { MarkTile } from '../../mark.tsx';
import type { MarkName } from '../../marks/index.ts';
import { box, disc } from '../../path.ts';
import type { Alternative } from '../../picture.tsx';

interface Landscape {
  readonly rows: readonly string[];
  readonly shapes: readonly (readonly [Colour, string])[];
  readonly load: readonly [MarkName, MarkName];
}

/** A red rock in the desert, and the sea beyond it. */
const desert: Landscape = {
  rows: [
    'blank:i blank:i blank:i blank:i',
    'blank:i blank:i blank:i blank:i',
    'half2:si half2:si half2:si half2:si',
    'quarter2:mb blank:m fan:bm blank:m',
  ],
  shapes: [
    ['mustard', disc(300, 90, 56)],
    ['vermilion', 'M-20 300c20-130 70-170 150-176c60-4 100 6 130 30c40 30 60 80 70 146z'],
    ['blush', 'M90 170h14v80H90zM150 150h14v110h-14zM210 176h14v70h-14z'],
  ],
  load: ['focusmeet', 'pugobox'],
};

/** Arches and painted tiles. */
const arches: Landscape = {
  rows: [
    'flower:sw petal:sm petal1:sm flower:sw',
    'petal:sm flower:vw flower:vw petal1:sm',
    'arch:vb arch:vb arch:vb arch:vb',
    'blank:m blank:m blank:m blank:m',
  ],
  shapes: [
    ['forest', box(30, 250, 40, 50) + box(130, 250, 40, 50) + box(230, 250, 40, 50) + box(330, 250, 40, 50)],
    ['mustard', disc(50, 250, 20) + disc(150, 250, 20) + disc(250, 250, 20) + disc(350, 250, 20)],
  ],
  load: ['proposals', 'wabot'],
};

/** A volcano, the sea and the silk-cotton tree. */
const island: Landscape = {
  rows: [
    'blank:b blank:b circle:mb blank:b',
    'blank:b blank:b blank:b blank:b',
    'half2:sb half2:sb half2:sb half2:sb',
    'leaf:fm leaf1:fm leaf:fm leaf1:fm',
  ],
  shapes: [
    ['sky', 'M-600 252h1600v48H-600z'],
    ['forest', 'M150 260L262 104h44L430 260z'],
    ['vermilion', 'M262 104h44l-14 30-10-14-10 20z'],
    ['night', 'M70 300c14-40 14-90 8-130h44c-6 40-6 90 8 130z'],
    ['forest', disc(60, 130, 52) + disc(140, 130, 52) + disc(100, 80, 56)],
    ['mustard', disc(70, 100, 9) + disc(120, 70, 9) + disc(140, 130, 9) + disc(86, 148, 9)],
  ],
  load: ['ducksites', 'suppmail'],
};

const landscapes: Readonly<Partial<Record<CountryId, Landscape>>> = { au: desert, es: arches, gq: island };

interface Props extends Alternative {
  readonly country: CountryId;
}

/** Ants who arrive in a country with what they carry. */
export function ArrivalHero({ country, title }: Props) {
  const { rows, shapes, load } = landscapes[country] ?? arches;
  return (
    <Composition rows={rows} keep="bottom" title={title}>
      <Layers of={shapes} />
      <MarkTile of={load[0]} x={54} y={218} size={90} />
      <MarkTile of={load[1]} x={256} y={218} size={90} />
      <Ant x={100} y={400} scale={0.94} pose="lift" limbs="night" />
      <Ant x={300} y={400} scale={0.94} pose="heave" limbs="night" />
    </Composition>
  );
}
