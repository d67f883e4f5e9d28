import { Ant } from '#ui/art/ant.tsx';
import { Envelope } from '#ui/art/envelope.tsx';
import { Picture } from '#ui/art/picture.tsx';
import style from './walker.module.css';

/** An ant with a letter, on its way to the next stage: in the first row of the trail there, in the second one back. */
export function Walker({ way }: { readonly way: 'there' | 'back' }) {
  return (
    <span className={style[way]}>
      <Picture width={140} height={160} size={80}>
        <Ant x={70} y={160} pose="lift" />
        <Envelope x={28} y={0} scale={1.4} tilt={-4} flap="mustard" paper="ice" />
      </Picture>
    </span>
  );
}
