import type { SmsCalculatorWords } from './words.ts';

/** Nothing of it can be seen: spaces, joiners, marks without a letter. */
const unseen = /^[\p{Z}\p{C}\p{M}]+$/u;

/** Of a character that shows nothing, in words. Undefined: it is its own name. */
export function characterName(character: string, names: SmsCalculatorWords['names']): string | undefined {
  if (!unseen.test(character)) return undefined;
  if (character === '\t') return names.tab;
  if (/^\p{Zs}$/u.test(character)) return names.space;
  const code = character.codePointAt(0) ?? 0;
  return `${names.hidden} U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}
