import { Ant } from '../ant.tsx';
import { Composition, Layers, Line } from '../composition.tsx';
import { box, disc, rounded } from '../path.ts';
import type { Alternative } from '../picture.tsx';
import { Tile } from '../tile.tsx';

/** Columns that grow, the pie that shares them out, and two ants who bring the next figure. */
const dashboardsRows = [
  'quarter2:vi quarter3:mi blank:i blank:i blank:i half:vm',
  'quarter1:fi quarter:xi blank:i blank:i dots:vb stripes:xm',
  'blank:i blank:i blank:i blank:i quarter1:sb ring:xm',
  'blank:i blank:i ring:ms stripes:bf half:vb quarter2:sm',
  'dots:bv half:mx stripes:is dots:mf petal:sb dots:xm',
  'stripes:bv ring:ix quarter:ms half2:bf stripes:vb leaf:fm',
];

export function DashboardsHero({ title }: Alternative) {
  return (
    <Composition rows={dashboardsRows} title={title}>
      <Tile transform="translate(321 128) rotate(-5) scale(.72)" shape="leaf" front="forest" back="mustard" />
      <Ant x={354} y={300} pose="lift" limbs="night" />
      <Ant x={150} y={400} scale={0.8} pose="stride" limbs="night" body="forest" />
    </Composition>
  );
}

/** From loose pieces on the left to a house on the right; between them the ants carry, one tile each. */
const rows = [
  'blank:b blank:b blank:b blank:b blank:b blank:b blank:b blank:b blank:b blank:b blank:b blank:b blank:b triangle:vb triangle1:vb blank:b blank:b',
  'ring:sb blank:b blank:b circle:mb blank:b blank:b blank:b blank:b blank:b blank:b blank:b half:fi half1:mx arch:xi quarter:ms dots:vb blank:b',
  'quarter:vb drop1:mb half1:sb triangle:vb quarter3:fb petal:xb leaf:sb blank:b blank:b blank:b blank:b stripes:si ring:vb leaf:fm arch:xi petal:ms blank:b',
  'blank:x blank:x blank:x blank:x blank:x blank:x blank:x blank:x blank:x blank:x blank:x blank:x blank:x blank:x blank:x blank:x blank:x',
];

export function DevelopmentHero({ title }: Alternative) {
  return (
    <Composition rows={rows} keep="bottom" title={title}>
      <Layers of={[['mustard', [...Array(17).keys()].map((at) => box(100 * at + 20, 344, 60, 12)).join('')]]} />
      <Layers of={[['mustard', disc(350, 150, 50)]]} />
      <Tile transform="translate(730 98) rotate(-5) scale(.92)" shape="quarter" turn={1} front="sky" back="ice" />
      <Ant x={780} y={300} scale={1.05} pose="lift" limbs="night" />
      <Tile transform="translate(916 98) rotate(4) scale(.92)" shape="flower" front="forest" back="mustard" />
      <Ant x={960} y={300} scale={1.05} pose="heave" limbs="night" />
    </Composition>
  );
}

/** All kinds of things fall in at the top; at the bottom an ant carries away the one that counts. */
const analyticsRows = [
  'dots:vn ring:mn triangle:fn hourglass:sn petal:vn dots:xn',
  'fan:sn diamond:vn flower:mn quarter:xn stripes:fn circle:sn',
  'blank:n blank:n blank:n blank:n blank:n blank:n',
  'blank:n blank:n blank:n blank:n blank:n blank:n',
  'blank:n blank:n blank:n blank:n blank:n blank:n',
  'stripes:fm stripes:fm stripes:fm stripes:fm stripes:fm stripes:fm',
];

export function AnalyticsHero({ title }: Alternative) {
  return (
    <Composition rows={analyticsRows} title={title}>
      <Layers
        of={[
          ['night', 'M20 176H580L356 340V420H244V340z'],
          ['vermilion', `${disc(130, 214, 16)}M454 198h34v34h-34z`],
          ['mustard', `${box(196, 200, 32, 32)}M300 194l20 36h-40z${disc(398, 216, 16)}`],
          ['ice', `${disc(238, 268, 15)}M346 254h30v30h-30z`],
          ['blush', 'M296 286l22 24-22 24-22-24z'],
          ['mustard', 'M300 348l34 38-34 38-34-38z'],
        ]}
      />
      <g transform="translate(300 372)">
        <Layers
          of={[
            ['vermilion', 'M0 52l46 46-46 4-46-4z'],
            ['sky', 'M-46 98L0 52v50z'],
          ]}
        />
      </g>
      <Ant x={300} y={560} scale={0.9} pose="lift" />
    </Composition>
  );
}

/** Two towers of machines and two bridges: on one the messages go, on the other the answers come. */
const apiRows = [
  'dots:mx ring:bx blank:m blank:m stripes:is dots:is',
  'stripes:bx half:vx blank:m blank:m quarter:ps ring:ms',
  'ring:mx dots:ix road:xm road:xm dots:bs half1:is',
  'quarter1:fx stripes:mx blank:m blank:m ring:is stripes:ps',
  'dots:bx half2:ix road:xm road:xm quarter2:xs dots:ms',
  'stripes:ix ring:vx blank:m blank:m stripes:bs quarter:is',
];

export function ApiHero({ title }: Alternative) {
  return (
    <Composition rows={apiRows} title={title}>
      <Ant x={262} y={234} scale={0.64} pose="lift" />
      <Ant x={346} y={434} scale={0.7} pose="heave" faces="left" body="day" />
      <Layers
        of={[
          ['day', box(222, 122, 80, 52)],
          ['blush', 'M222 122h80l-40 30z'],
          ['forest', box(308, 314, 76, 54)],
          ['day', 'M326 340l14 14 26-28-8-7-18 20-7-7z'],
        ]}
      />
    </Composition>
  );
}

/** A bot with many voices around it. Drops are bubbles, and every one looks another way. */
const botsRows = [
  'drop:vb blank:b drop1:fb blank:b blank:b drop2:sb',
  'blank:b drop3:mb blank:b blank:b drop:mb blank:b',
  'drop2:sb blank:b blank:b blank:b blank:b drop3:vb',
  'blank:b blank:b blank:b blank:b blank:b blank:b',
  'drop1:mb blank:b blank:b blank:b blank:b drop:fb',
  'quarter:xb half1:vb drop:ib drop2:mb ring:sb quarter2:xb',
];

export function BotsHero({ title }: Alternative) {
  return (
    <Composition rows={botsRows} title={title}>
      <Layers
        of={[
          ['night', box(290, 128, 20, 76)],
          ['vermilion', disc(300, 118, 30)],
          ['mustard', `${rounded(66, 276, 70, 116, 30)}${rounded(464, 276, 70, 116, 30)}`],
          ['sky', rounded(100, 196, 400, 272, 96)],
          ['day', disc(212, 304, 56) + disc(388, 304, 56) + rounded(190, 390, 220, 50, 25)],
          [
            'night',
            disc(226, 308, 27) + disc(402, 308, 27) + disc(250, 415, 10) + disc(300, 415, 10) + disc(350, 415, 10),
          ],
        ]}
      />
      <Ant x={176} y={207} scale={0.62} limbs="night" body="vermilion" />
      <Ant x={424} y={207} scale={0.62} limbs="night" body="forest" faces="left" pose="stride" />
    </Composition>
  );
}

/** An editor whose lines are ready-made pieces: one place is still open, and its piece is on the way. */
const codeRows = [
  'blank:x blank:x blank:x blank:x blank:x blank:x',
  'blank:x blank:x blank:x blank:x blank:x blank:x',
  'blank:x blank:x blank:x blank:x blank:x blank:x',
  'blank:x blank:x blank:x blank:x blank:x blank:x',
  'blank:x blank:x blank:x blank:x blank:x blank:x',
  'quarter:vb half2:mf quarter1:si leaf:vm petal:is ring:xm',
];

const line = (x: number, y: number, width: number) => rounded(x, y, width, 48, 24);

export function CodeHero({ title }: Alternative) {
  return (
    <Composition rows={codeRows} keep="bottom" title={title}>
      <Layers
        of={[
          ['sand', box(-600, 0, 1800, 60)],
          ['vermilion', disc(40, 30, 13) + line(110, 96, 120) + line(110, 356, 90)],
          ['mustard', disc(78, 30, 13) + line(246, 96, 200) + line(170, 161, 150)],
          ['forest', disc(116, 30, 13) + line(410, 226, 110)],
          ['ice', line(336, 161, 180) + line(230, 226, 164)],
          ['blush', line(230, 291, 96) + line(216, 356, 60)],
          ['sky', line(462, 96, 70)],
        ]}
      />
      <Line colour="day" width={4} dashes="2 12" d={line(342, 291, 180)} />
      <g transform="rotate(-6 330 420)">
        <Layers of={[['mustard', line(244, 396, 180)]]} />
      </g>
      <Ant x={262} y={520} scale={0.78} pose="lift" limbs="day" />
      <Ant x={400} y={520} scale={0.88} pose="heave" limbs="day" body="forest" />
    </Composition>
  );
}

/** A day from night to night, and the row of ants that walks through all of it. */
const cronRows = [
  'dots:ix blank:x blank:s fan1:is blank:i blank:i blank:i blank:i blank:i quarter:bi blank:b blank:v dots:bx blank:x',
  'blank:x dots:ix blank:s blank:s quarter3:is blank:i blank:i blank:i blank:i blank:i quarter2:vb blank:v blank:x dots:mx',
  'half2:fx half2:fx half2:fs half2:fs half2:fi half2:fi half2:fi half2:fi half2:fi half2:fi half2:fb half2:fv half2:fx half2:fx',
];

/** Eight dots around the sun. */
const rays = [0, 45, 90, 135, 180, 225, 270, 315].map((angle) => {
  const [x, y] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  return disc(700 + 90 * x, 106 + 90 * y, 9);
});

export function CronHero({ title }: Alternative) {
  return (
    <Composition rows={cronRows} keep="bottom" title={title}>
      <Layers
        of={[
          ['mustard', disc(700, 106, 62) + rays.join('')],
          ['day', 'M164 40a56 56 0 1 0 40 92a46 46 0 1 1-40-92z'],
          ['mustard', disc(1080, 118, 52)],
          ['day', 'M1300 30a52 52 0 1 0 36 88a42 42 0 1 1-36-88z'],
          ['forest', box(-600, 200, 2600, 14)],
          ['vermilion', rounded(552, 84, 76, 52, 10)],
          ['day', box(568, 100, 44, 6) + box(568, 114, 28, 6)],
          ['mustard', box(236, 92, 60, 46)],
          ['sky', disc(852, 108, 30)],
          ['day', disc(852, 108, 19)],
          ['night', 'M849 94h6v12h12v6h-18z'],
          ['blush', box(1152, 90, 62, 48)],
        ]}
      />
      <Ant x={120} y={200} scale={0.62} body="mustard" limbs="day" />
      <Ant x={272} y={200} scale={0.62} pose="lift" limbs="night" />
      <Ant x={436} y={200} scale={0.62} limbs="night" pose="stride" />
      <Ant x={596} y={200} scale={0.62} limbs="night" pose="lift" body="forest" />
      <Ant x={856} y={200} scale={0.62} limbs="night" pose="heave" />
      <Ant x={1010} y={200} scale={0.62} limbs="night" pose="stride" body="sky" />
      <Ant x={1188} y={200} scale={0.62} limbs="night" pose="lift" body="day" />
    </Composition>
  );
}
