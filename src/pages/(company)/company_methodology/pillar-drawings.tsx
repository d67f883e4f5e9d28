import art from '#ui/art/art.module.css';
import { classOf } from '#ui/art/colours.ts';
import { box, disc, rounded } from '#ui/art/path.ts';
import { type Alternative, Picture } from '#ui/art/picture.tsx';

const ground = box(0, 0, 400, 200);

/** A plan: what comes after what, until a flag. */
export function PlanDrawing({ title }: Alternative) {
  return (
    <Picture width={400} height={200} title={title}>
      <path className={classOf('ice')} d={ground} />
      <path className={classOf('day')} d={[70, 140, 210, 280, 350].map((x) => box(x, 0, 3, 200)).join('')} />
      <path className={classOf('sky')} d={rounded(28, 28, 112, 28, 14)} />
      <path className={classOf('vermilion')} d={rounded(112, 68, 140, 28, 14)} />
      <path className={classOf('forest')} d={rounded(196, 108, 120, 28, 14)} />
      <path className={classOf('mustard')} d={rounded(288, 148, 72, 28, 14)} />
      <path className={classOf('night')} d={`${box(356, 84, 7, 92)}M356 84l-44 20l44 20z`} />
    </Picture>
  );
}

/** Notes that go round, and one that comes out finished. */
export function RoundsDrawing({ title }: Alternative) {
  return (
    <Picture width={400} height={200} title={title}>
      <path className={classOf('blush')} d={ground} />
      <path className={classOf('mustard')} d={[26, 82, 138].map((y) => box(30, y, 50, 40)).join('')} />
      <g className={classOf('night')}>
        <path d={[26, 82, 138].map((y) => box(38, y + 10, 34, 5) + box(38, y + 22, 24, 5)).join('')} />
        <path className={art.lines} strokeWidth={14} d="M246 70A56 56 0 1 0 256 110" />
        <path d="M262 42l-2 46l-38-24z" />
        <path className={art.lines} strokeWidth={5} strokeDasharray="1 11" d="M92 102H134M270 102H304" />
      </g>
      <path className={classOf('vermilion')} d={disc(200, 102, 24)} />
      <path className={classOf('forest')} d={rounded(316, 72, 60, 60, 14)} />
      <g className={classOf('day')}>
        <path className={art.lines} strokeWidth={7} d="M333 103l10 10l18-22" />
      </g>
    </Picture>
  );
}
