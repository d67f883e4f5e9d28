import art from '#ui/art/art.module.css';
import { classOf } from '#ui/art/colours.ts';
import { box, disc, rounded } from '#ui/art/path.ts';
import { Picture } from '#ui/art/picture.tsx';

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
