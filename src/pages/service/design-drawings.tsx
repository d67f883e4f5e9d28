import art from '#ui/art/art.module.css';
import { classOf } from '#ui/art/colours.ts';
import { MarkTile } from '#ui/art/mark.tsx';
import { box, disc, rounded } from '#ui/art/path.ts';
import { type Alternative, Picture } from '#ui/art/picture.tsx';

const size = { width: 300, height: 180 } as const;
const ground = box(0, 0, size.width, size.height);

/** A step, a question, and two ways on: yes goes ahead, no goes back. */
export function ProcessDrawing({ title }: Alternative) {
  return (
    <Picture {...size} title={title}>
      <path className={classOf('ice')} d={ground} />
      <g className={classOf('night')}>
        <path
          className={art.lines}
          strokeWidth={4}
          d="M86 90H114M186 90H212M150 126V150H56V118M204 82l8 8l-8 8M106 82l8 8l-8 8M48 126l8-8l8 8"
        />
      </g>
      <path className={classOf('sky')} d={rounded(26, 62, 60, 56, 12)} />
      <path className={classOf('mustard')} d="M150 54L186 90L150 126L114 90z" />
      <path className={classOf('forest')} d={rounded(214, 62, 60, 56, 12)} />
      <path className={classOf('vermilion')} d={disc(56, 36, 12) + disc(244, 36, 12)} />
      <path className={classOf('night')} d={disc(150, 90, 7)} />
      <g className={classOf('day')}>
        <path className={art.lines} strokeWidth={6} d="M232 91l9 9l16-19" />
      </g>
    </Picture>
  );
}

/** Three tables, and the key that each gives to the next. */
export function DataDrawing({ title }: Alternative) {
  const tables = [
    [22, 24],
    [116, 64],
    [210, 24],
  ] as const;
  return (
    <Picture {...size} title={title}>
      <path className={classOf('blush')} d={ground} />
      <g className={classOf('night')}>
        <path className={art.lines} strokeWidth={4} d="M90 66H103V106H116M184 106H197V66H210" />
        <path d={tables.map(([x, y]) => rounded(x, y, 68, 92, 10)).join('')} />
      </g>
      <path className={classOf('day')} d={tables.map(([x, y]) => box(x + 6, y + 26, 56, 58)).join('')} />
      <path className={classOf('mustard')} d={tables.map(([x, y]) => box(x + 10, y + 10, 34, 8)).join('')} />
      <path
        className={classOf('vermilion')}
        d={tables.map(([x, y]) => [36, 52, 68].map((down) => disc(x + 15, y + down + 2, 4)).join('')).join('')}
      />
      <path
        className={classOf('night')}
        d={tables.map(([x, y]) => [36, 52, 68].map((down) => box(x + 24, y + down, 32, 5)).join('')).join('')}
      />
    </Picture>
  );
}

/** One screen in two sizes. */
export function InterfaceDrawing({ title }: Alternative) {
  return (
    <Picture {...size} title={title}>
      <path className={classOf('forest')} d={ground} />
      <path className={classOf('night')} d={rounded(24, 26, 188, 128, 12)} />
      <path className={classOf('day')} d={box(32, 46, 172, 100)} />
      <path className={classOf('vermilion')} d={disc(40, 36, 4) + rounded(44, 116, 56, 18, 9)} />
      <path className={classOf('mustard')} d={`${disc(54, 36, 4)}M132 58h60v60a60 60 0 0 1-60-60z`} />
      <path className={classOf('night')} d={box(44, 60, 70, 12) + box(44, 80, 56, 6) + box(44, 92, 64, 6)} />
      <path className={classOf('night')} d={rounded(206, 50, 70, 116, 14)} />
      <path className={classOf('day')} d={box(213, 62, 56, 92)} />
      <path className={classOf('mustard')} d="M213 62h56v32a56 32 0 0 1-56-32z" />
      <path className={classOf('night')} d={box(220, 102, 40, 8) + box(220, 116, 32, 5)} />
      <path className={classOf('vermilion')} d={rounded(220, 128, 42, 16, 8)} />
    </Picture>
  );
}

const stageGround = box(0, 0, 300, 220);

/** The parts of the screen: a title, two lines, a picture, three cards, a button. */
const title = rounded(24, 24, 132, 24, 6);
const lines = rounded(24, 62, 112, 9, 4) + rounded(24, 80, 92, 9, 4);
const button = rounded(24, 106, 84, 28, 14);
const picture = box(176, 24, 100, 110);
const cards = [24, 112, 200].map((x) => rounded(x, 154, 76, 46, 8)).join('');

/** The same screen as a sketch in pencil, as a model in boxes, and finished. */
export function StageDrawing({ stage }: { readonly stage: 'sketch' | 'model' | 'screen' }) {
  return (
    <Picture width={300} height={220}>
      {stage === 'sketch' && <Sketch />}
      {stage === 'model' && <Model />}
      {stage === 'screen' && <Screen />}
    </Picture>
  );
}

function Sketch() {
  return (
    <>
      <path className={classOf('day')} d={stageGround} />
      <g className={classOf('night')}>
        <path
          className={art.lines}
          strokeWidth={2.5}
          strokeDasharray="7 5"
          d="M22 26l136-4l2 26l-137 2zM24 66q30-6 56 0t56-2M25 84q22-6 46 0t44-2M26 108q40-6 82 0q4 14-2 26q-40 4-80 0q-6-12 0-26zM174 26l104-4l-2 112l-100 2zM174 26l102 108M278 22l-102 114M24 156l76-2l-2 46l-72 2zM112 154l78 2l-4 46l-74-2zM202 156l76-2l-2 46l-76 2z"
        />
      </g>
    </>
  );
}

function Model() {
  return (
    <>
      <path className={classOf('sky')} d={stageGround} />
      <path className={classOf('ice')} d={title + lines + picture + cards} />
      <path className={classOf('day')} d={button} />
      <g className={classOf('sky')}>
        <path className={art.lines} strokeWidth={2.5} d="M176 24l100 110M276 24l-100 110" />
      </g>
    </>
  );
}

function Screen() {
  return (
    <>
      <path className={classOf('blush')} d={stageGround} />
      <path className={classOf('night')} d={title + lines} />
      <path className={classOf('vermilion')} d={button} />
      <path className={classOf('day')} d={rounded(40, 116, 52, 8, 4) + cards} />
      <path className={classOf('forest')} d={picture} />
      <path className={classOf('mustard')} d="M176 134v-10a100 100 0 0 1 100-100v10a100 100 0 0 1-100 100z" />
      <path className={classOf('vermilion')} d={disc(204, 54, 16)} />
      <MarkTile of="suppmail" x={32} y={162} size={30} />
      <MarkTile of="ducksites" x={120} y={162} size={30} />
      <MarkTile of="transpur" x={208} y={162} size={30} />
      <path
        className={classOf('night')}
        d={[70, 158, 246].map((x) => box(x, 170, 22, 6) + box(x, 182, 16, 5)).join('')}
      />
    </>
  );
}

export type Principle = 'task' | 'phone' | 'everyone' | 'same';

const drawings = { task: Task, phone: Phone, everyone: Everyone, same: Same };

export function PrincipleDrawing({ of }: { readonly of: Principle }) {
  const Drawing = drawings[of];
  return (
    <Picture width={100} height={100}>
      <path className={classOf('night')} d={rounded(0, 0, 100, 100, 19)} />
      <Drawing />
    </Picture>
  );
}

/** One large button among faint lines. */
function Task() {
  return (
    <>
      <path
        className={classOf('day')}
        opacity={0.35}
        d={box(20, 22, 60, 6) + box(20, 34, 44, 6) + box(20, 76, 30, 6)}
      />
      <path className={classOf('vermilion')} d={rounded(16, 48, 68, 22, 11)} />
    </>
  );
}

/** A phone, with a larger screen behind it. */
function Phone() {
  return (
    <>
      <path className={classOf('sky')} d={rounded(16, 22, 56, 46, 5)} />
      <path className={classOf('day')} d={rounded(50, 32, 36, 54, 8)} />
      <path className={classOf('vermilion')} d={box(55, 40, 26, 16)} />
      <path className={classOf('night')} d={box(55, 62, 26, 4) + box(55, 70, 18, 4)} />
    </>
  );
}

/** A person with open arms, in a ring. */
function Everyone() {
  return (
    <g className={classOf('ice')}>
      <path
        className={art.lines}
        strokeWidth={5}
        d={`${disc(50, 50, 34)}M30 42L50 47L70 42M50 47V58L40 74M50 58L60 74`}
      />
      <path d={disc(50, 32, 7)} />
    </g>
  );
}

/** Three screens, and the same mark in the same corner. */
function Same() {
  return (
    <>
      <path className={classOf('day')} d={[16, 40, 64].map((x) => box(x, 22, 20, 56)).join('')} />
      <path className={classOf('vermilion')} d={[26, 50, 74].map((x) => disc(x, 34, 6)).join('')} />
      <path className={classOf('forest')} d={box(20, 48, 12, 24) + box(44, 48, 12, 10) + box(68, 54, 12, 18)} />
    </>
  );
}
