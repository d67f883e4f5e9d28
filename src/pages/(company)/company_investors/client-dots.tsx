import art from '#ui/art/art.module.css';
import { classOf } from '#ui/art/colours.ts';
import { Picture } from '#ui/art/picture.tsx';

const perRow = 50;
const step = 10;

/** One dot a client, all of them still to come: how many there are today is not ours to draw. */
export function ClientDots({ goal }: { readonly goal: number }) {
  const rows = Math.ceil(goal / perRow);
  const lines = Array.from({ length: rows }, (_, row) => `M5 ${row * step + 5}h${(perRow - 1) * step + 1}`);
  return (
    <Picture width={perRow * step} height={rows * step}>
      <g className={classOf('forest')}>
        <path className={art.lines} strokeWidth={5.5} strokeDasharray={`0 ${step}`} d={lines.join('')} />
      </g>
    </Picture>
  );
}
