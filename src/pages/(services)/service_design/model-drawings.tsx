import art from '#ui/art/art.module.css';
import { classOf } from '#ui/art/colours.ts';
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
