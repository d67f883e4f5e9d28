import { wordsIn } from '#content/words.ts';
import type { Currency } from '#site/countries.ts';
import { type Language, languageCodes } from '#site/languages.ts';
import { builtVariant, type SiteVariant } from '#site/site-variant.ts';
import type { HelpAnswer } from '../help-answer.ts';
import type { AnswerStyle, OtherFacts } from './answer-style.ts';
import { createFinder, type Finder, type Found } from './find-answer.ts';
import { knownAnswers, type Subject } from './known-answers.ts';
import { plainWords, stemOf, textsIn } from './terms.ts';
import { writeAnswer } from './write-answer.ts';

interface Answered {
  /** Undefined: the site does not know. */
  readonly answer: HelpAnswer | undefined;
  /** If it does not know: what is nearest. */
  readonly near: readonly HelpAnswer[];
}

/** A way to ask that the team has added to an answer. */
export interface AddedWay {
  readonly answer: string;
  readonly language: Language;
  readonly question: string;
}

export interface Help {
  /** Answers in the language of the question, with prices in the visitor's currency. */
  answer(question: string, language: Language, currency?: Currency): Answered;
  /** Replaces the ways to ask that the team has added. */
  learn(ways: readonly AddedWay[]): void;
}

interface Deps {
  readonly others: OtherFacts;
  readonly variantIn?: (language: Language) => SiteVariant;
}

/** Below it the site says that it does not know. Measured with half of the test questions: see `answers.test.ts`. */
const leastConfidence = 0.72;

/** Two answers that are this close are both doubtful, unless every word fits. */
const leastLead = 0.02;
const sure = 0.9;

/** What a question in another language than that of the page must be ahead of one in its own. */
const foreign = 0.15;

/** Nearer ones are named to a visitor whose question has no answer. */
const leastNear = 0.2;
const mostNear = 2;

type Ranked = Found<Subject> & { readonly language: Language; readonly rank: number };

/** The answers of a language are indexed when the first question in it comes. */
export function createHelp({ others, variantIn = () => builtVariant }: Deps): Help {
  const finders = new Map<Language, Finder<Subject>>();
  const styles = new Map<string, AnswerStyle>();
  let added: readonly AddedWay[] = [];

  function styleIn(language: Language, currency: Currency): AnswerStyle {
    const key = `${language} ${currency}`;
    const style = styles.get(key) ?? { language, currency, variant: variantIn(language), others };
    styles.set(key, style);
    return style;
  }

  function finderIn(language: Language): Finder<Subject> {
    const made = finders.get(language);
    if (made) return made;
    const style = styleIn(language, 'usd');
    const known = knownAnswers(language, (subject) => textOf(writeAnswer(subject, style)));
    const finder = createFinder(known, language, writtenIn(language));
    finders.set(language, finder);
    teach(finder, language);
    return finder;
  }

  function teach(finder: Finder<Subject>, language: Language): void {
    const ways = added.filter((way) => way.language === language);
    finder.learn(ways.map(({ question, answer }) => ({ question, isFor: ({ id }) => id === answer })));
  }

  function rank(question: string, language: Language, handicap: number): Ranked[] {
    return finderIn(language)
      .find(question)
      .slice(0, mostNear + 1)
      .map((found) => ({ ...found, language, rank: found.confidence - handicap }));
  }

  return {
    answer(question, language, currency = 'usd') {
      const own = rank(question, language, 0);
      // Another language is read only if this one has no answer.
      const others = isSure(own)
        ? []
        : languageCodes.filter((one) => one !== language).flatMap((one) => rank(question, one, foreign));
      const ranked = [...own, ...others].sort((one, other) => other.rank - one.rank);
      const write = ({ known, number, language: asked }: Ranked) =>
        writeAnswer(known.answer, styleIn(asked, currency), number);
      const [best, ...rest] = ranked;
      const near = rest.filter((found) => found.rank > leastNear && found.language === best?.language);
      if (best && isSure(ranked)) return { answer: write(best), near: [] };
      const nearest = best && best.rank > leastNear ? [best, ...near] : [];
      return { answer: undefined, near: nearest.slice(0, mostNear).map(write) };
    },
    learn(ways) {
      added = ways;
      for (const [language, finder] of finders) teach(finder, language);
    },
  };
}

function isSure([best, second]: readonly Ranked[]): boolean {
  if (!best || best.rank < leastConfidence) return false;
  return best.rank >= sure || best.rank - (second?.rank ?? 0) >= leastLead;
}

function textOf({ title, text }: HelpAnswer): string {
  return `${title} ${text}`;
}

/** The stems of all words that the site uses. */
function writtenIn(language: Language): ReadonlySet<string> {
  const { helpAnswers, helpSynonyms, ...words } = wordsIn(language);
  const texts = textsIn([words]);
  return new Set(texts.flatMap((text) => plainWords(text, language).map((word) => stemOf(word, language))));
}
