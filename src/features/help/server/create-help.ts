import MiniSearch, { type CombinationOperator, type SearchResult } from 'minisearch';
import type { Site } from '#platform/server/pages/load-site.ts';
import { fileAddress, href } from '#site/address.ts';
import { type Language, languageCodes } from '#site/languages.ts';
import { isIndexed, routes } from '#site/routes.ts';
import type { SiteVariant } from '#site/site-variant.ts';
import type { HelpAnswer } from '../help-answer.ts';
import { answerTopic } from './answer-topic.ts';
import { createTopicMatcher, type MatchTopic, type TopicMatch } from './match-topic.ts';
import { type KnownAnswer, readPage } from './read-page.ts';
import { conceptsIn, termOf, termsIn } from './terms.ts';

/** Answers questions: about the topics that people ask about most, and then from the content of the built pages. */
export type Help = (question: string, language: Language) => HelpAnswer[];

/** The words and pages of a language are read when the first question in it comes. */
export function createHelp({ pages }: Pick<Site, 'pages'>, variantIn?: (language: Language) => SiteVariant): Help {
  const searches = new Map<Language, (question: string) => HelpAnswer[]>();
  const findTopic = createTopicFinder();
  return (question, language) => {
    const search = searches.get(language) ?? searchAnswers(answersOf(pages, language), language);
    searches.set(language, search);
    const match = findTopic(question, language);
    const onTopic = match ? [answerTopic(match, language, variantIn?.(language))] : [];
    const onPages = search(question);
    return onePerTitle(
      match?.topic.isBroad && !match.isWhole ? [...onPages, ...onTopic] : [...onTopic, ...onPages],
    ).slice(0, shown);
  };
}

/** The topic of a question in the language of the page or, if every word of it is of another language, in that one. */
export function createTopicFinder(): (question: string, language: Language) => TopicMatch | undefined {
  const matchers = new Map<Language, MatchTopic>();
  const matcherOf = (language: Language) => {
    const matcher = matchers.get(language) ?? createTopicMatcher(language);
    matchers.set(language, matcher);
    return matcher;
  };
  return (question, language) => {
    const own = matcherOf(language)(question);
    if (own) return own;
    for (const other of languageCodes) {
      const match = other === language ? undefined : matcherOf(other)(question, true);
      if (match) return match;
    }
    return undefined;
  };
}

/** Without home pages, which only summarise other pages. */
function answersOf(pages: Site['pages'], language: Language): KnownAnswer[] {
  return routes
    .filter((route) => isIndexed(route) && !route.country)
    .flatMap(({ path }) => {
      const page = pages.get(fileAddress(path, language));
      return page ? readPage(page.bodies.identity.bytes.toString(), href(path, language), language) : [];
    });
}

/** The number of results; visitors do not read more. */
const shown = 3;

/** Results with a score below this share of the best are about something else. */
const closeEnough = 0.4;

/** Longer strings are not words, and are not searched fuzzily. */
const longestWord = 30;

/** The number of typos to tolerate, one in five letters. At most two: each more multiplies the words to compare. */
function maxTypos(word: string): number | false {
  return word.length > 4 && word.length <= longestWord ? Math.min(2, Math.round(word.length / 5)) : false;
}

/** Finds results for a question, the best first. */
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
        // The answer to a question ranks above the description of a page.
        boostDocument: (id) => (known[Number(id)]?.isQuestion ? 1.5 : 1),
        // Matches words that are still being typed, other endings, and typos.
        prefix: (word) => word.length > 3,
        fuzzy: maxTypos,
        weights: { prefix: 0.5, fuzzy: 0.3 },
        processTerm: (word) => word,
      },
    );

  /** Results that match everything; if there are none, those that match most. */
  const relatedTo = (concepts: readonly string[][]) => {
    const exact = search(concepts, 'AND');
    return exact.length > 0 ? exact : search(concepts, 'OR').filter((result) => coversMost(result, concepts));
  };

  /** A question in exactly the words of the site needs no other results. */
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
      .map(asAnswer);
  };
}

/** Several pages answer the same question. */
function onePerTitle<Answer extends KnownAnswer>(answers: readonly Answer[]): Answer[] {
  return answers.filter(({ title }, index) => answers.findIndex((other) => other.title === title) === index);
}

/** Half of the concepts is not enough: it would be the answer to another question. */
function coversMost({ queryTerms }: SearchResult, concepts: readonly string[][]): boolean {
  const covered = concepts.filter((words) => words.some((word) => queryTerms.includes(word)));
  return covered.length * 2 > concepts.length;
}

function asAnswer({ title, text, href, page }: KnownAnswer): HelpAnswer {
  return { title, text, href, page, actions: [] };
}
