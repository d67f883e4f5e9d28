import MiniSearch, { type CombinationOperator, type SearchResult } from 'minisearch';
import type { Site } from '#platform/server/pages/load-site.ts';
import { fileAddress, href } from '#site/address.ts';
import type { Language } from '#site/languages.ts';
import { isIndexed, routes } from '#site/routes.ts';
import type { HelpAnswer } from '../help-answer.ts';
import { type KnownAnswer, readPage } from './read-page.ts';
import { conceptsIn, termOf, termsIn } from './terms.ts';

/** Answers questions from what the built pages say. */
export type Help = (question: string, language: Language) => HelpAnswer[];

/** The pages of a language are read when somebody first asks in it. */
export function createHelp({ pages }: Pick<Site, 'pages'>): Help {
  const searches = new Map<Language, (question: string) => HelpAnswer[]>();
  return (question, language) => {
    const search = searches.get(language) ?? searchAnswers(answersOf(pages, language), language);
    searches.set(language, search);
    return search(question);
  };
}

/** Homes say in short what other pages say better. */
function answersOf(pages: Site['pages'], language: Language): KnownAnswer[] {
  return routes
    .filter((route) => isIndexed(route) && !route.country)
    .flatMap(({ path }) => {
      const page = pages.get(fileAddress(path, language));
      return page ? readPage(page.bodies.identity.bytes.toString(), href(path, language), language) : [];
    });
}

/** So many are read; more are a search engine. */
const shown = 3;

/** What stands further behind the best than this is about something else. */
const closeEnough = 0.4;

/** Longer ones are no words, and are not looked for letter by letter. */
const longestWord = 30;

/** Letters that may be wrong, one in five. No more than two: each more multiplies the words that are compared. */
function mostSlips(word: string): number | false {
  return word.length > 4 && word.length <= longestWord ? Math.min(2, Math.round(word.length / 5)) : false;
}

/** Finds what the site says about a question, the best first. */
export function searchAnswers(known: readonly KnownAnswer[], language: Language): (question: string) => HelpAnswer[] {
  const index = new MiniSearch<KnownAnswer & { id: number }>({
    fields: ['title', 'text', 'page', 'about'],
    processTerm: (word) => termOf(word, language),
  });
  index.addAll(known.map((answer, id) => ({ ...answer, id })));

  const search = (concepts: readonly string[][], combineWith: CombinationOperator) =>
    index.search(
      { combineWith, queries: concepts.map((words) => ({ combineWith: 'OR', queries: words })) },
      {
        boost: { title: 3, page: 1.5 },
        // A page's own answer to a question goes before what the page is about.
        boostDocument: (id) => (known[Number(id)]?.isQuestion ? 1.5 : 1),
        // A word that is still being typed, or with another ending; and one that is mistyped.
        prefix: (word) => word.length > 3,
        fuzzy: mostSlips,
        weights: { prefix: 0.5, fuzzy: 0.3 },
        processTerm: (word) => word,
      },
    );

  /** Those that have all of it; else those that have most. */
  const relatedTo = (concepts: readonly string[][]) => {
    const exact = search(concepts, 'AND');
    return exact.length > 0 ? exact : search(concepts, 'OR').filter((result) => coversMost(result, concepts));
  };

  /** Asked in the very words of the site: nothing else can be meant. */
  const wordForWord = (question: string) => {
    const wording = termsIn(question, language).join();
    return wording ? known.filter(({ title }) => termsIn(title, language).join() === wording) : [];
  };

  return (question) => {
    const concepts = conceptsIn(question, language);
    const related = concepts.length > 0 ? relatedTo(concepts) : [];
    const least = (related[0]?.score ?? 0) * closeEnough;
    const close = related.filter(({ score }) => score >= least).flatMap(({ id }) => known[Number(id)] ?? []);
    return onePerTitle([...wordForWord(question), ...close])
      .slice(0, shown)
      .map(withoutAbout);
  };
}

/** Several pages answer the same question for themselves. */
function onePerTitle(answers: readonly KnownAnswer[]): KnownAnswer[] {
  return answers.filter(({ title }, index) => answers.findIndex((other) => other.title === title) === index);
}

/** Half of what was asked for is not enough: it would be an answer to another question. */
function coversMost({ queryTerms }: SearchResult, concepts: readonly string[][]): boolean {
  const covered = concepts.filter((words) => words.some((word) => queryTerms.includes(word)));
  return covered.length * 2 > concepts.length;
}

function withoutAbout({ title, text, href, page }: KnownAnswer): HelpAnswer {
  return { title, text, href, page };
}
