import { classOf } from './colours.ts';
import { type MarkName, marks } from './marks/index.ts';
import { type Alternative, Picture } from './picture.tsx';

interface Props extends Alternative {
  readonly of: MarkName;
  readonly size?: number;
}

/** The mark of a product. */
export function Mark({ of, size = 40, title }: Props) {
  const { ground, layers } = marks[of];
  return (
    <Picture width={48} height={48} size={size} title={title}>
      <rect className={classOf(ground)} width={48} height={48} rx={9} />
      {layers.map(([colour, path]) => (
        <path key={path} className={classOf(colour)} d={path} />
      ))}
    </Picture>
  );
}
