import art from '#ui/art/art.module.css';
import { classOf } from '#ui/art/colours.ts';
import { MarkTile } from '#ui/art/mark.tsx';
import { box, disc, rounded } from '#ui/art/path.ts';
import { Picture } from '#ui/art/picture.tsx';

const ground = box(0, 0, 300, 220);

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
      <path className={classOf('day')} d={ground} />
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
      <path className={classOf('sky')} d={ground} />
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
      <path className={classOf('blush')} d={ground} />
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
