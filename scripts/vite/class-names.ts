import { createHash } from 'node:crypto';

/** The name of a CSS module class in the built site, as the source of a pattern. */
export const moduleClass = '_[\\w-]{4}_[\\da-z]{1,2}(?![\\w-])';

const named = /(?:\.|@keyframes\s+)(-?[a-zA-Z_][\w-]*)/g;

/**
 * Class names are in the pages, their styles and their scripts, and are a tenth of all three: here they are a character
 * for the file and a number for the name, the same in every bundle. For `css.modules.generateScopedName`; in
 * development Vite's own names are more helpful.
 */
export function shortClassName(name: string, _file: string, css: string): string {
  const names = new Set([...css.matchAll(named)].map(([, one = '']) => one));
  const number = [...names].indexOf(name);
  if (number < 0) throw new Error(`${name} is not a class of this style sheet`);
  const file = createHash('sha256').update(css).digest('base64url').slice(0, 4);
  return `_${file}_${number.toString(36)}`;
}
