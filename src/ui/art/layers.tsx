import { classOf } from './colours.ts';
import type { MarkDrawing } from './marks/layers.ts';

/** Flat shapes, from the back to the front. */
export function Layers({ of: layers }: { readonly of: MarkDrawing['layers'] }) {
  return layers.map(([colour, path]) => <path key={path} className={classOf(colour)} d={path} />);
}
