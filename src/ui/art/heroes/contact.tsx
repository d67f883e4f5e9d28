import { Ant } from '../ant.tsx';
import style from '../art.module.css';
import { classOf } from '../colours.ts';
import { Composition, Layers, Line } from '../composition.tsx';
import { box, disc, rounded } from '../path.ts';
import type { Alternative } from '../picture.tsx';

/** A line of print: tiles like letters, and the ants who set them. */
const articleRows = [
  'arch:vb fan1:sb half1:fb quarter:mb blank:b stripes1:vb ring:kb arch2:sb blank:b petal:fb steps:mb circle:vb',
  'bend2:mb drop:kb blank:b leaf:vb quarter3:sb blank:b half:mb diamond:fb hourglass:vb blank:b arch:kb fan:sb',
  'blank:n blank:n blank:n blank:n blank:n blank:n blank:n blank:n blank:n blank:n blank:n blank:n',
];

export function ArticleHero({ title }: Alternative) {
  return (
    <Composition rows={articleRows} title={title}>
      <Ant x={250} y={200} scale={0.72} pose="lift" limbs="night" />
      <Ant x={560} y={200} scale={0.72} pose="heave" limbs="night" body="sky" />
      <Ant x={420} y={298} scale={0.9} limbs="night" />
      <Ant x={940} y={298} scale={0.9} limbs="night" body="forest" faces="left" />
    </Composition>
  );
}

/** The bell of a counter, rung from above. It stands low: on a phone the upper part is cut off. */
const serviceBellRows = [
  'blank:i blank:i blank:i blank:i blank:i quarter1:vi',
  'quarter3:bi blank:i blank:i blank:i blank:i blank:i',
  'blank:i blank:i blank:i blank:i blank:i blank:i',
  'stripes:xf blank:f blank:f blank:f blank:f stripes:xf',
];

/** Its sound, to the left; the right is the same in a mirror. */
const sound = 'M166 200a152 152 0 0 1 50-74M124 186a200 200 0 0 1 66-96';

export function ServiceBellHero({ title }: Alternative) {
  return (
    <Composition rows={serviceBellRows} keep="bottom" title={title}>
      <g className={classOf('sky')}>
        <path className={style.lines} strokeWidth={13} d={sound} />
        <path className={style.lines} strokeWidth={13} d={sound} transform="matrix(-1 0 0 1 600 0)" />
      </g>
      <path className={classOf('night')} d={disc(300, 154, 19) + rounded(289, 154, 22, 30, 4)} />
      <path className={classOf('mustard')} d="M176 268a124 96 0 0 1 248 0z" />
      <path className={classOf('day')} d="M212 250a90 68 0 0 1 46-50l8 15a70 54 0 0 0-36 35z" />
      <path className={classOf('vermilion')} d={rounded(156, 262, 288, 24, 12)} />
      <path className={classOf('night')} d={rounded(184, 286, 232, 14, 4)} />
      <Ant x={300} y={140} scale={0.6} limbs="night" pose="stride" />
      <Ant x={104} y={302} scale={0.66} limbs="night" body="sky" />
      <Ant x={496} y={302} scale={0.66} limbs="night" body="forest" faces="left" pose="lift" />
    </Composition>
  );
}

/** A telephone bigger than the two who hold its line. */
const supportLineRows = [
  'quarter:sm blank:m blank:m blank:m blank:m',
  'blank:m blank:m blank:m blank:m blank:m',
  'blank:m blank:m blank:m blank:m quarter2:vm',
  'blank:b blank:b blank:b blank:b blank:b',
];

const handset = 'M70 132a130 96 0 0 1 260 0v22h-72v-26a58 30 0 0 0-116 0v26H70z';
const dial = [0, 60, 120, 180, 240, 300].map((turn) => (
  <path key={turn} className={classOf('night')} d={disc(200, 206, 10)} transform={`rotate(${turn} 200 236)`} />
));

export function SupportLineHero({ title }: Alternative) {
  return (
    <Composition rows={supportLineRows} keep="bottom" title={title}>
      <g transform="translate(50)">
        <path className={classOf('vermilion')} d="M138 150h124l58 154H80z" />
        <path className={classOf('night')} d={handset} />
        <path className={classOf('day')} d={disc(200, 236, 54)} />
        {dial}
        <path className={classOf('sky')} d={rounded(188, 224, 24, 24, 12)} />
        <Line colour="night" width={10} d="M316 296q40 0 40 30t-36 30-36 24" />
        <Ant x={276} y={394} scale={0.74} limbs="night" body="sky" faces="left" />
        <Ant x={110} y={394} scale={0.74} limbs="night" body="forest" pose="lift" />
      </g>
    </Composition>
  );
}

/** A low picture: the work of this page stands below it. */
const quoteRows = [
  'fan1:vi blank:i blank:i blank:i blank:i quarter2:mi',
  'blank:i blank:i blank:i blank:i blank:i blank:i',
  'blank:f blank:f blank:f blank:f blank:f blank:f',
];

const lines = [94, 124, 154];

/** Two ants carry blocks to a sheet on which each of them becomes a line, with the total below. */
export function QuoteHero({ title }: Alternative) {
  return (
    <Composition rows={quoteRows} keep="bottom" title={title}>
      <Layers
        of={[
          ['night', rounded(388, 78, 166, 180, 12)],
          ['day', rounded(380, 70, 166, 180, 12)],
          ['vermilion', box(400, 94, 20, 20)],
          ['sky', disc(410, 134, 10)],
          ['forest', 'M400 174l10-20l10 20z'],
          ['sand', lines.map((y) => box(430, y + 5, 52, 10)).join('')],
          ['night', lines.map((y, at) => box(502 - 6 * at, y + 5, 24 + 6 * at, 10)).join('')],
          ['mustard', rounded(400, 192, 126, 38, 8)],
          ['night', box(412, 206, 30, 10) + box(474, 203, 40, 16)],
        ]}
      />
      <Layers
        of={[
          ['vermilion', box(52, 92, 76, 76)],
          ['blush', 'M52 168a76 76 0 0 1 76-76v76z'],
          ['sky', box(222, 92, 76, 76)],
          ['day', disc(260, 130, 26)],
        ]}
      />
      <Ant x={90} y={262} scale={0.96} pose="lift" limbs="night" body="mustard" />
      <Ant x={260} y={262} scale={0.96} pose="heave" limbs="night" body="vermilion" />
    </Composition>
  );
}

/** Everyone has something to say: three bubbles over three ants. */
const rows = [
  'blank:i blank:i blank:i blank:i blank:i',
  'blank:i blank:i blank:i blank:i blank:i',
  'half:fi half:fi half:fi half:fi half:fi',
  'blank:f blank:f blank:f blank:f blank:f',
];

export function ContactHero({ title }: Alternative) {
  return (
    <Composition rows={rows} keep="bottom" title={title}>
      <g transform="translate(50)">
        <path className={classOf('vermilion')} d={`${rounded(24, 84, 132, 92, 34)}M60 166h42l-42 44z`} />
        <path className={classOf('day')} d={disc(60, 130, 10) + disc(90, 130, 10) + disc(120, 130, 10)} />
        <path className={classOf('mustard')} d={`${rounded(122, 20, 156, 100, 44)}M176 112h48l-24 44z`} />
        <path className={classOf('night')} d={box(152, 50, 96, 12) + box(152, 76, 62, 12)} />
        <path className={classOf('sky')} d={`${rounded(250, 90, 128, 88, 34)}M342 168v44l-44-44z`} />
        <path className={classOf('day')} d="M284 116h60v36h-60z" />
        <path className={classOf('ice')} d="M284 116h60l-30 22z" />
        <Ant x={72} y={372} scale={0.88} limbs="night" body="vermilion" />
        <Ant x={200} y={392} scale={0.96} limbs="night" body="mustard" pose="stride" />
        <Ant x={328} y={372} scale={0.88} limbs="night" body="ice" faces="left" />
      </g>
    </Composition>
  );
}

/** A calendar as high as a wall with one day taken, and a clock of which half is ours. */
const meetRows = [
  'blank:v blank:v blank:v blank:v blank:v',
  'blank:v blank:v blank:v blank:v blank:v',
  'quarter2:mv blank:v blank:v blank:v quarter3:mv',
  'blank:x blank:x blank:x blank:x blank:x',
];

const days = [0, 1, 2].flatMap((row) => [0, 1, 2, 3].map((column) => [86 + 44 * column, 128 + 44 * row] as const));
const taken = 6;

export function MeetHero({ title }: Alternative) {
  return (
    <Composition rows={meetRows} keep="bottom" title={title}>
      <g transform="translate(50)">
        <path className={classOf('night')} d={rounded(66, 52, 206, 232, 16)} />
        <path className={classOf('day')} d={rounded(60, 44, 206, 232, 16)} />
        <path className={classOf('sky')} d="M60 100V60a16 16 0 0 1 16-16h174a16 16 0 0 1 16 16v40z" />
        <path className={classOf('night')} d={rounded(104, 26, 14, 40, 7) + rounded(208, 26, 14, 40, 7)} />
        <path
          className={classOf('sand')}
          d={days.map(([x, y], at) => (at === taken ? '' : box(x, y, 34, 34))).join('')}
        />
        <path className={classOf('mustard')} d={days[taken] && box(days[taken][0] - 4, days[taken][1] - 4, 42, 42)} />
        <path className={classOf('night')} d={disc(302, 214, 72)} />
        <path className={classOf('day')} d={disc(302, 214, 60)} />
        <path className={classOf('mustard')} d="M302 162a52 52 0 0 1 0 104z" />
        <path className={classOf('night')} d="M298 168h8v92h-8z" />
        <Ant x={104} y={392} scale={0.94} limbs="day" body="blush" pose="lift" />
        <Ant x={272} y={392} scale={0.94} limbs="day" body="mustard" faces="left" />
      </g>
    </Composition>
  );
}
