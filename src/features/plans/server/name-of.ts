import type { Words } from '#content/words.ts';

type NamedPath = keyof Words['names'];

/** Second addresses of a page have no name of their own, but nothing that is sold has only such a one. */
export function nameOf(path: string, { names }: Words): string {
  if (!isNamed(path, names)) throw new Error(`names.json has no name for ${path}`);
  return names[path];
}

function isNamed(path: string, names: Words['names']): path is NamedPath {
  return Object.hasOwn(names, path);
}
