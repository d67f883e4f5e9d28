import { countries } from '#site/countries.ts';
import type { Language } from '#site/languages.ts';
import { executiveMessage, team } from './catalogue/company.ts';
import { newsOf } from './catalogue/news.ts';
import { clients, partners, testimonials } from './catalogue/references.ts';
import { wordsIn } from './words.ts';

type Text = readonly [path: string, text: string];

const news = countries.map(({ id }) => newsOf(id));
const catalogue = textsOf({ clients, executiveMessage, news, partners, team, testimonials }, 'catalogue');

/** How visitors ask for something is in their words, not ours. */
const ofVisitors = /› help(Synonyms|Pages|Unknown) ›|› helpTopics › .+ › ways$/;

/** Every text of a language with its path, but for what visitors say. In the catalogue, the languages are side by side under their codes. */
export function textsIn(language: Language): readonly Text[] {
  const stored = catalogue.filter(([path]) => path.split(' › ').includes(language));
  return [...textsOf(wordsIn(language), language), ...stored].filter(([path]) => !ofVisitors.test(path));
}

function textsOf(words: unknown, path: string): Text[] {
  if (typeof words === 'string') return [[path, words]];
  return Object.entries(Object(words)).flatMap(([key, value]) => textsOf(value, `${path} › ${key}`));
}
