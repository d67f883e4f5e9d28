import MiniSearch, { type CombinationOperator, type SearchResult } from 'minisearch';
import type { HelpAnswer } from '#site/help/help-answer.ts';
import type { Language } from '#site/languages.ts';
import type { KnownAnswer } from './read-page.ts';
import { conceptsIn, termOf } from './terms.ts';

/** So many are read; more are a search engine. */
const shown = 3;

/** What stands further behind the best than this is about something else. */
const closeEnough = 0.4;

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
        // A word that is still being typed, or with another ending; and one that is mistyped.
        prefix: (word) => word.length > 3,
        fuzzy: (word) => (word.length > 4 ? 0.2 : false),
        weights: { prefix: 0.5, fuzzy: 0.3 },
        processTerm: (word) => word,
      },
    );

  return (question) => {
    const concepts = conceptsIn(question, language);
    if (concepts.length === 0) return [];
    const exact = search(concepts, 'AND');
    const found = exact.length > 0 ? exact : search(concepts, 'OR').filter((result) => coversMost(result, concepts));
    const best = found[0]?.score ?? 0;
    const answers = found
      .filter(({ score }) => score >= best * closeEnough)
      .flatMap(({ id }) => known[Number(id)] ?? []);
    // Several pages answer the same question for themselves.
    const byTitle = new Map(answers.toReversed().map((answer) => [answer.title, answer]));
    return answers
      .filter((answer) => byTitle.get(answer.title) === answer)
      .slice(0, shown)
      .map(withoutAbout);
  };
}

/** Half of what was asked for is not enough: it would be an answer to another question. */
function coversMost({ queryTerms }: SearchResult, concepts: readonly string[][]): boolean {
  const covered = concepts.filter((words) => words.some((word) => queryTerms.includes(word)));
  return covered.length * 2 > concepts.length;
}

function withoutAbout({ title, text, href, page }: KnownAnswer): HelpAnswer {
  return { title, text, href, page };
}
