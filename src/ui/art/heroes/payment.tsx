import { Ant } from '../ant.tsx';
import { Composition, Layers, Line } from '../composition.tsx';
import { box, disc, rounded } from '../path.ts';
import type { Alternative } from '../picture.tsx';

const waitingRows = [
  'fan:si blank:i blank:i blank:i quarter1:vi',
  'blank:i blank:i blank:i blank:i blank:i',
  'blank:i blank:i blank:i blank:i blank:i',
  'blank:i blank:i blank:i blank:i half1:fi',
  'blank:b blank:b blank:b blank:b blank:b',
];

const glass = 'M196 112h148c0 78-54 96-54 138s54 60 54 138H196c0-78 54-96 54-138s-54-60-54-138z';
/** What is left above, and the heap below. */
const sand = 'M220 174h100c-10 28-40 44-44 70h-12c-4-26-34-42-44-70zM206 382c4-40 40-66 64-66s60 26 64 66z';

/** An ant waits beside an hourglass; grains fall. */
export function WaitingHero({ title }: Alternative) {
  return (
    <Composition rows={waitingRows} title={title}>
      <g transform="translate(79 36)scale(.91)">
        <Layers
          of={[
            ['night', rounded(172, 90, 196, 28, 12) + rounded(172, 380, 196, 28, 12)],
            ['day', glass],
            ['mustard', sand + box(266, 244, 8, 76)],
            ['vermilion', disc(270, 268, 7) + disc(270, 298, 7)],
          ]}
        />
      </g>
      <Ant x={158} y={404} scale={0.88} limbs="night" />
    </Composition>
  );
}

const tillRows = [
  'blank:m blank:m blank:m blank:m quarter2:vm',
  'blank:m blank:m blank:m blank:m blank:m',
  'blank:m blank:m blank:m blank:m blank:m',
  'fan1:fm blank:m blank:m blank:m blank:m',
  'blank:i blank:i blank:i blank:i blank:i',
];

const keys = [226, 268, 310].flatMap((y) => [314, 358, 402].map((x) => rounded(x, y, 30, 28, 8))).join('');

/** An ant holds a card up to a terminal. */
export function TillHero({ title }: Alternative) {
  return (
    <Composition rows={tillRows} title={title}>
      <g transform="translate(21 65)scale(.84)">
        <Layers
          of={[
            ['night', rounded(284, 98, 178, 306, 26)],
            ['ice', rounded(308, 124, 130, 74, 12)],
            ['night', box(326, 148, 60, 10) + box(326, 168, 92, 10)],
            ['day', keys],
            ['forest', rounded(314, 352, 118, 30, 12)],
          ]}
        />
        <g transform="rotate(-7 190 240)">
          <Layers
            of={[
              ['vermilion', rounded(84, 176, 194, 122, 16)],
              ['night', box(84, 200, 194, 24)],
              ['day', rounded(104, 242, 42, 30, 7)],
            ]}
          />
        </g>
        <Ant x={176} y={402} scale={1.02} pose="lift" limbs="night" body="sky" />
      </g>
    </Composition>
  );
}

const returnedRows = [
  'quarter1:is blank:s blank:s blank:s ring:bs',
  'blank:s blank:s blank:s blank:s blank:s',
  'blank:s blank:s blank:s blank:s blank:s',
  'blank:s blank:s blank:s blank:s fan2:is',
  'blank:x blank:x blank:x blank:x blank:x',
];

/** Over the coin, to where it came from. */
const back = 'M372 150A140 140 0 0 0 116 190M112 126v68h68';

/** An ant rolls a coin home. */
export function ReturnedHero({ title }: Alternative) {
  return (
    <Composition rows={returnedRows} title={title}>
      <g transform="translate(6 64)scale(.84)">
        <Line colour="day" width={18} d={back} />
        <Layers
          of={[
            ['mustard', disc(236, 292, 108)],
            ['night', disc(236, 292, 76)],
            ['mustard', disc(236, 292, 62)],
          ]}
        />
        <Line colour="night" width={14} d="M272 292h-72M224 266l-26 26 26 26" />
        <Ant x={396} y={402} scale={1.06} pose="stride" faces="left" limbs="day" />
      </g>
    </Composition>
  );
}

const refusedRows = [
  'blank:b blank:b blank:b blank:b fan1:vb',
  'blank:b blank:b blank:b blank:b blank:b',
  'blank:b blank:b blank:b blank:b blank:b',
  'blank:b blank:b blank:b blank:b quarter3:mb',
  'blank:s blank:s blank:s blank:s blank:s',
];

/** A card that was turned back, and an ant that comes with another one. */
export function RefusedHero({ title }: Alternative) {
  return (
    <Composition rows={refusedRows} title={title}>
      <g transform="rotate(-9 290 180)">
        <Layers
          of={[
            ['night', rounded(170, 96, 230, 146, 20)],
            ['day', box(170, 124, 230, 27)],
            ['mustard', rounded(194, 172, 48, 36, 8)],
          ]}
        />
      </g>
      <Layers
        of={[
          ['vermilion', disc(352, 244, 46)],
          ['day', rounded(323, 235, 58, 18, 9)],
        ]}
      />
      <g transform="rotate(6 176 276)">
        <Layers
          of={[
            ['forest', rounded(100, 226, 152, 94, 14)],
            ['day', box(100, 244, 152, 18)],
            ['mustard', rounded(116, 274, 34, 26, 6)],
          ]}
        />
      </g>
      <Ant x={176} y={402} scale={0.94} pose="lift" limbs="night" />
    </Composition>
  );
}

const rows = [
  'quarter1:mf blank:f blank:f blank:f ring:mf',
  'blank:f blank:f blank:f blank:f blank:f',
  'blank:f blank:f blank:f blank:f blank:f',
  'circle:bf blank:f blank:f blank:f quarter3:sf',
  'blank:x blank:x blank:x blank:x blank:x',
];

/** Torn off at its foot. */
const receipt = 'M150 76h200v226l-25-22-25 22-25-22-25 22-25-22-25 22-25-22-25 22z';
const lines = box(176, 106, 96, 14) + box(176, 140, 148, 10) + box(176, 166, 148, 10) + box(176, 192, 110, 10);

/** Two ants hold up a receipt with a seal. */
export function PaidHero({ title }: Alternative) {
  return (
    <Composition rows={rows} title={title}>
      <Layers
        of={[
          ['day', receipt],
          ['night', lines],
          ['mustard', disc(330, 222, 52)],
        ]}
      />
      <Line colour="night" width={15} d="M306 224l18 18 32-36" />
      <Ant x={168} y={400} scale={1.02} pose="lift" limbs="day" />
      <Ant x={322} y={400} scale={1.02} pose="heave" faces="left" limbs="day" body="mustard" />
    </Composition>
  );
}
