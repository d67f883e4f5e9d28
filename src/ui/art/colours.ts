import style from './art.module.css';

/** The tile colours follow the theme; `night` and `day` are dark and light in both. */
export type Colour =
  | 'paper'
  | 'ink'
  | 'vermilion'
  | 'mustard'
  | 'forest'
  | 'sky'
  | 'ice'
  | 'blush'
  | 'sand'
  | 'night'
  | 'day';

export function classOf(colour: Colour): string {
  const name = style[colour];
  if (!name) throw new Error(`art.module.css has no class for ${colour}`);
  return name;
}
