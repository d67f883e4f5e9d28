import { Ant } from '../ant.tsx';
import { classOf } from '../colours.ts';
import { Composition, Line } from '../composition.tsx';
import { box, disc, rounded } from '../path.ts';
import type { Alternative } from '../picture.tsx';

/** Stairs and a ramp to the same open door: whoever cannot climb arrives as well. */
const rampRows = [
  'quarter2:mb blank:b blank:b dots:vb',
  'blank:b blank:b blank:b blank:b',
  'blank:b blank:b blank:b blank:b',
  'blank:f blank:f blank:f blank:f',
];

const door = 'M236 192V104a52 52 0 0 1 104 0v88z';
const ramp = 'M14 330L236 192v138z';
const stairs = [0, 1, 2, 3].map((step) => box(340, 192 + 35 * step, 15 + 15 * step, 35)).join('');

export function RampHero({ title }: Alternative) {
  return (
    <Composition rows={rampRows} title={title}>
      <path className={classOf('night')} d={rounded(222, 40, 132, 160, 40)} />
      <path className={classOf('mustard')} d={door} />
      <path className={classOf('sky')} d={box(236, 192, 104, 138)} />
      <path className={classOf('night')} d={ramp} />
      <path className={classOf('day')} d={stairs} />
      <path className={classOf('day')} d={disc(322, 152, 6)} />
      <g transform="rotate(-32 112 268)">
        <Ant x={112} y={268} scale={0.8} pose="walk" limbs="night" />
      </g>
      <Ant x={282} y={192} scale={0.58} pose="stride" body="vermilion" limbs="night" />
      <Ant x={150} y={396} scale={0.6} pose="walk" limbs="night" />
    </Composition>
  );
}

/** Two ants hold up a megaphone; what it says goes out in rings. */
const noticeRows = [
  'blank:m blank:m blank:m petal1:vm',
  'blank:m blank:m blank:m blank:m',
  'quarter1:vm blank:m blank:m quarter2:bm',
  'blank:x blank:x blank:x blank:x',
];

const horn = 'M92 176l150-86v212L92 226z';
const sound = 'M286 156a54 54 0 0 1 0 80M312 122a96 96 0 0 1 0 148M338 90a138 138 0 0 1 0 212';

export function NoticeHero({ title }: Alternative) {
  return (
    <Composition rows={noticeRows} title={title}>
      <Line colour="night" width={16} d={sound} />
      <path className={classOf('night')} d="M120 230h52l18 76h-50z" />
      <path className={classOf('sky')} d={horn} />
      <path
        className={classOf('day')}
        d={`${rounded(52, 166, 52, 70, 18)}M228 82h22a10 10 0 0 1 10 10v208a10 10 0 0 1-10 10h-22z`}
      />
      <path className={classOf('vermilion')} d={disc(78, 201, 14)} />
      <Ant x={110} y={394} scale={0.86} pose="lift" limbs="day" />
      <Ant x={254} y={394} scale={0.86} pose="heave" faces="left" limbs="day" />
    </Composition>
  );
}

/** A padlock as big as a house; its keeper sits on it, and another brings the key. */
const policyRows = [
  'dots:is blank:s blank:s quarter1:vs',
  'quarter2:fs blank:s blank:s quarter3:fs',
  'blank:f blank:s blank:s blank:f',
  'blank:f blank:f blank:f blank:f',
];

const shackle = 'M82 190V130a80 80 0 0 1 160 0v60h-34v-60a46 46 0 0 0-92 0v60z';
const keyhole = `${disc(162, 252, 24)}M150 262h24l10 60h-44z`;
const key = `${disc(318, 220, 28)}M310 240h16v86h-16zM326 286h18v14h-18zM326 312h18v14h-18z`;

export function PolicyHero({ title }: Alternative) {
  return (
    <Composition rows={policyRows} title={title}>
      <path className={classOf('ice')} d={shackle} />
      <path className={classOf('mustard')} d={rounded(56, 182, 212, 186, 26)} />
      <path className={classOf('night')} d={keyhole} />
      <path className={classOf('blush')} d={key} />
      <path className={classOf('forest')} d={disc(318, 220, 12)} />
      <Ant x={162} y={182} scale={0.62} body="vermilion" limbs="night" pose="stride" />
      <Ant x={316} y={396} scale={0.7} faces="left" pose="lift" limbs="night" />
    </Composition>
  );
}

/** A contract that two ants bring, with its seal. */
const rows = [
  'quarter:vb blank:i blank:i quarter1:mi',
  'blank:i blank:i blank:i blank:i',
  'half3:si blank:i blank:i half1:si',
  'blank:f blank:f blank:f blank:f',
];

const lines = [0, 1, 2, 3, 4].map((row) => box(142, 92 + 28 * row, row === 4 ? 60 : 116, 9)).join('');
const ribbon = 'M254 268l-16 66 24-16 20 22 10-64z';

export function TermsHero({ title }: Alternative) {
  return (
    <Composition rows={rows} keep="bottom" title={title}>
      <g transform="rotate(-5 200 180)">
        <path className={classOf('night')} d={rounded(122, 38, 176, 250, 12)} />
        <path className={classOf('day')} d={rounded(112, 30, 176, 250, 12)} />
        <path className={classOf('night')} d={box(142, 58, 76, 15)} />
        <path className={classOf('sand')} d={lines} />
        <path className={classOf('vermilion')} d={ribbon} />
        <path className={classOf('mustard')} d={disc(264, 252, 40)} />
        <path className={classOf('vermilion')} d={disc(264, 252, 27)} />
        <path className={classOf('mustard')} d={disc(264, 252, 12)} />
      </g>
      <Ant x={110} y={392} pose="lift" limbs="night" />
      <Ant x={290} y={392} pose="heave" faces="left" limbs="night" />
    </Composition>
  );
}
