import art from '#ui/art/art.module.css';
import { classOf } from '#ui/art/colours.ts';
import { Picture } from '#ui/art/picture.tsx';

/** The front of an open envelope; the letter above it goes in at its upper edge. */
export function EnvelopeDrawing() {
  return (
    <Picture width={400} height={150}>
      <path className={classOf('day')} d="M24 0H376V12L200 92L24 12z" />
      <path className={classOf('vermilion')} d="M2 2L200 92L398 2V148H2z" />
      <path className={classOf('blush')} d="M2 2L160 74L2 148zM398 2L240 74L398 148z" />
      <g className={classOf('night')}>
        <path className={art.lines} strokeWidth={2.5} d="M2 2L200 92L398 2V148H2zM2 148L160 74M398 148L240 74" />
      </g>
    </Picture>
  );
}
