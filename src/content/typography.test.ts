import { expect, it } from 'vitest';
import { type Language, languageCodes } from '#site/languages.ts';
import { textsIn } from './testing-texts.ts';
import { wordsIn } from './words.ts';

function findingsIn(language: Language, wrong: RegExp) {
  return textsIn(language).filter(([, text]) => wrong.test(text));
}

it('French follows the Québec convention: no space before ? ! ;, a non-breaking one before a colon', () => {
  expect(findingsIn('fr', /\s[?!;]|[^\u00A0]:(?=\s|$)/)).toEqual([]);
});

it('French does not break lines before quotation marks, per cents and units', () => {
  expect(findingsIn('fr', /«(?!\u00A0)|(?<!\u00A0)»|["“”]|[\d}] ?%|\d (?:h|km|min|Mo)(?!\p{L})/u)).toEqual([]);
});

it('Spanish opens its questions, and quotes with « »', () => {
  expect(findingsIn('es', /^[^¿]*\?|["“”]/)).toEqual([]);
});

it('Spanish addresses everyone as usted', () => {
  expect(findingsIn('es', /(?<!\p{L})(?:[Tt](?:ú|us?|e|i)|[Cc]ontigo)(?!\p{L})/u)).toEqual([]);
});

it('Spanish sets off a please with a comma', () => {
  expect(findingsIn('es', /por favor(?! ?[,.…:])(?!$)/i)).toEqual([]);
});

it('Spanish names the policies in the plural, as their page does', () => {
  expect(wordsIn('es').names['/politics']).toMatch(/^Políticas /);
  expect(findingsIn('es', /(?<!las )\{policyLink\}/)).toEqual([]);
});

it.each(languageCodes)('%s has no exclamation mark, straight apostrophe or double space', (language) => {
  expect(findingsIn(language, /[!¡]|\w'\w| {2}/)).toEqual([]);
});
