import { expect, it } from 'vitest';
import { wordsIn } from './words.ts';

/** Every text of a language with the path that leads to it. */
function textsOf(words: unknown, path: string): [string, string][] {
  if (typeof words === 'string') return [[path, words]];
  return Object.entries(Object(words)).flatMap(([key, value]) => textsOf(value, `${path} › ${key}`));
}

const faultsIn = (language: 'en' | 'es' | 'fr', wrong: RegExp) =>
  textsOf(wordsIn(language), language).filter(([, text]) => wrong.test(text));

it('French follows the Québec habit: no space before ? ! ;, a hard one before a colon', () => {
  expect(faultsIn('fr', /\s[?!;]|[ \w]:(?=\s)/)).toEqual([]);
});

it('Spanish opens its questions', () => {
  expect(faultsIn('es', /^[^¿]*\?/)).toEqual([]);
});

it('Spanish sets “por favor” apart', () => {
  expect(faultsIn('es', /por favor (?=[a-záéíóúñ])/i)).toEqual([]);
});

it.each(['en', 'es', 'fr'] as const)('%s has no exclamation mark, straight apostrophe or double space', (language) => {
  expect(faultsIn(language, /[!¡]|\w'\w| {2}/)).toEqual([]);
});
