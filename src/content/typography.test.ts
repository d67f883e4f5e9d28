import { expect, it } from 'vitest';
import { countries } from '#site/countries.ts';
import { type Language, languageCodes } from '#site/languages.ts';
import { executiveMessage, team } from './catalogue/company.ts';
import { newsOf } from './catalogue/news.ts';
import { clients, partners, testimonials } from './catalogue/references.ts';
import { wordsIn } from './words.ts';

/** Every text with its path. */
function textsOf(words: unknown, path: string): [path: string, text: string][] {
  if (typeof words === 'string') return [[path, words]];
  return Object.entries(Object(words)).flatMap(([key, value]) => textsOf(value, `${path} › ${key}`));
}

const news = countries.map(({ id }) => newsOf(id));
const catalogue = textsOf({ clients, executiveMessage, news, partners, team, testimonials }, 'catalogue');

/** In the catalogue, the languages of a text are side by side under their codes. */
function findingsIn(language: Language, wrong: RegExp) {
  const stored = catalogue.filter(([path]) => path.split(' › ').includes(language));
  return [...textsOf(wordsIn(language), language), ...stored].filter(([, text]) => wrong.test(text));
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
