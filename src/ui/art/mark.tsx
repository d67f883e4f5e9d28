import { Drawing } from './drawing.tsx';
import { type MarkName, marks } from './marks/index.ts';
import type { Alternative } from './picture.tsx';

interface Props extends Alternative {
  readonly of: MarkName;
  readonly size?: number;
}

/** The mark of a product. */
export function Mark({ of, size = 40, title }: Props) {
  return <Drawing of={marks[of]} size={size} title={title} />;
}
