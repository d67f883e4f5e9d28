import type { Words } from '#content/words.ts';

type NamedPath = keyof Words['names'];

/** Another address of a page has no name of its own, and no page of something that is sold is one. */
export function nameOf(path: string, { names }: Words): string {
  if (!isNamed(path, names)) throw new Error(`names.json has no name for ${path}`);
  return names[path];
}

function isNamed(path: string, names: Words['names']): path is NamedPath {
  return Object.hasOwn(names, path);
}
