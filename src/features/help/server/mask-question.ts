import { cutTo } from '#platform/contracts/input-bounds.ts';
import { longestQuestion } from '../help-answer.ts';
import { withoutAccents } from './terms.ts';

/** A word that is an address, a link or a reference, without what stands after it. */
function maskWord(word: string): string {
  const end = /[?!.,;:)]{1,9}$/.exec(word)?.[0] ?? '';
  const bare = word.slice(0, word.length - end.length);
  if (bare.includes('@')) return `[email]${end}`;
  const isLink =
    /^(?:https?:|www\.)/i.test(bare) || /\.(?:com|org|net|co|ca|io|info|biz|mx|es|fr|us)(?:\/|$)/i.test(bare);
  if (isLink) return `[link]${end}`;
  return /^[HPQM]-[0-9A-Z]{4}/i.test(bare) ? `[reference]${end}` : word;
}

/** What may say who asked, or about whom. */
const masks: readonly (readonly [mask: string, found: RegExp])[] = [
  ['[number]', /\+?\d(?:[\s().-]?\d){6,}/gu],
  // A name stands after these words, and is one to three words long.
  [
    '$1 [name]',
    /\b(my name is|my names|i am called|this is|me llamo|mi nombre es|soy|habla con|je m[’']appelle|mon nom est|ici)\s+\p{Lu}[\p{L}’'.-]{0,40}(?:\s+\p{Lu}[\p{L}’'.-]{0,40}){0,3}/giu,
  ],
  [
    '$1 [name]',
    /\b(my name is|i am called|me llamo|mi nombre es|je m[’']appelle|mon nom est)\s+(?!\[)[\p{L}’'.-]{1,40}(?:\s+(?!y\b|and\b|et\b|quiero\b|i\b|je\b)[\p{L}’'.-]{1,40}){0,2}/giu,
  ],
];

/** The question as it may be stored. */
export function maskQuestion(question: string): string {
  const line = question
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .split(' ')
    .map(maskWord)
    .join(' ');
  return cutTo(
    longestQuestion,
    masks.reduce((text, [mask, found]) => text.replace(found, mask), line),
  );
}

/** The same for questions that differ in capitals, accents and punctuation alone. */
export function normalizeQuestion(question: string): string {
  const words = withoutAccents(question).match(/[\p{L}\p{N}]+/gu) ?? [];
  return cutTo(longestQuestion, words.join(' '));
}
