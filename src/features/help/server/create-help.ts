import { setImmediate as turn } from 'node:timers/promises';
import { wordsIn } from '#content/words.ts';
import type { Currency } from '#site/currencies.ts';
import { type Language, languageCodes } from '#site/languages.ts';
import { builtVariant, type SiteVariant } from '#site/site-variant.ts';
import type { HelpAnswer } from '../help-answer.ts';
import type { AnswerStyle, OtherFacts } from './answer-style.ts';
import { createFinder, type FindAnswers, type Found, type KnownAnswer } from './find-answer.ts';
import { type AnswerSubject, knownAnswers } from './known-answers.ts';
import { plainWords, textsIn } from './terms.ts';
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
  /** Answers in the language of the question, with prices in the currency that it names, or else in the visitor's. */
  answer(question: string, language: Language, currency?: Currency): Promise<Answered>;
  /** Indexes every language, so that nobody has to wait for it. */
  prepare(): Promise<void>;
  /** Replaces the ways to ask that the team has added. */
  learn(ways: readonly AddedWay[]): void;
}

interface Deps {
  readonly others: OtherFacts;
  readonly variantIn?: (language: Language) => SiteVariant;
}

/** Below it the site says that it does not know. Measured with the test questions: see `answers.test.ts`. */
const leastConfidence = 0.75;

/** What a question in another language than that of the page must be ahead of one in its own. */
const foreign = 0.25;

/** If two languages find the same answer, so likely in that of the page, the question is of words that both have. */
const leastShared = 0.4;

/** Answers that contain so much of a question, with their ways, are named to a visitor if there is none. */
const leastNear = 0.45;
const mostNear = 2;

type Ranked = Found<AnswerSubject> & { readonly language: Language; readonly rank: number };

/** The answers of a language are indexed, in small steps, when the first question in it comes. */
export function createHelp({ others, variantIn = () => builtVariant }: Deps): Help {
  const finders = new Map<Language, Promise<FindAnswers<AnswerSubject>>>();
  const made = new Map<Language, FindAnswers<AnswerSubject>>();
  const styles = new Map<string, AnswerStyle>();
  let ways: readonly AddedWay[] = [];

  function styleIn(language: Language, currency: Currency): AnswerStyle {
    const key = `${language} ${currency}`;
    const style = styles.get(key) ?? { language, currency, variant: variantIn(language), others };
    styles.set(key, style);
    return style;
  }

  function finderIn(language: Language): Promise<FindAnswers<AnswerSubject>> {
    const finder = finders.get(language) ?? makeFinder(language);
    finders.set(language, finder);
    return finder;
  }

  async function makeFinder(language: Language): Promise<FindAnswers<AnswerSubject>> {
    const style = styleIn(language, 'usd');
    const pause = createPause();
    const written = await writtenIn(language, pause);
    const added = ways.filter((way) => way.language === language);
    const answers: KnownAnswer<AnswerSubject>[] = [];
    for (const known of knownAnswers(language)) {
      const { title, text } = writeAnswer(known.answer, style);
      const more = added.flatMap(({ answer, question }) => (answer === known.answer.id ? question : []));
      answers.push({ ...known, ways: [...known.ways, ...more], context: `${title} ${text} ${known.context}` });
      await pause();
    }
    const finder = await createFinder(answers, { language, unknown: notKnown(language), written, pause });
    made.set(language, finder);
    return finder;
  }

  /** The answers of the language in which the question seems to be. */
  async function findAll(question: string, language: Language): Promise<Ranked[]> {
    const own = rank((await finderIn(language))(question), language, 0);
    if (isSure(own)) return own;
    // Another language is read only if this one has no answer, and nobody waits for its index.
    const others = [...made].flatMap(([other, find]) =>
      other === language ? [] : [rank(find(question), other, foreign)],
    );
    const best = [own, ...others].sort(([one], [other]) => (other?.rank ?? 0) - (one?.rank ?? 0))[0] ?? own;
    return isShared(own, best) ? own.map((one) => ({ ...one, rank: best[0]?.rank ?? one.rank })) : best;
  }

  return {
    async answer(question, language, currency = 'usd') {
      const found = await findAll(question, language);
      const write = ({ known: { answer }, number, currency: named, language: asked }: Ranked) =>
        writeAnswer(answer, styleIn(asked, named ?? currency), number);
      if (isSure(found)) return { answer: found.slice(0, 1).map(write)[0], near: [] };
      const near = found.filter(({ covered }) => covered >= leastNear);
      return { answer: undefined, near: near.slice(0, mostNear).map(write) };
    },
    async prepare() {
      for (const language of languageCodes) await finderIn(language);
    },
    learn(added) {
      const changed = languageCodes.filter((language) => waysIn(added, language) !== waysIn(ways, language));
      ways = added;
      for (const language of changed) finders.delete(language);
    },
  };
}

function waysIn(ways: readonly AddedWay[], language: Language): string {
  return JSON.stringify(ways.filter((way) => way.language === language));
}

/** About as many ways as an answer has. */
const unknownAtATime = 100;

/**
 * Questions that the site does not answer. Neighbours in the list are about similar things; in one list of thousands,
 * each of their words would count for less than in an answer.
 */
function notKnown(language: Language): string[][] {
  const ways = wordsIn(language).helpUnknown.ways.split(', ');
  return Array.from({ length: Math.ceil(ways.length / unknownAtATime) }, (_, at) =>
    ways.slice(at * unknownAtATime, (at + 1) * unknownAtATime),
  );
}

/** How long the index is made at a time, in milliseconds, while others wait. */
const longestStep = 8;

function createPause(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < longestStep) return;
    await turn();
    since = performance.now();
  };
}

function rank(found: readonly Found<AnswerSubject>[], language: Language, handicap: number): Ranked[] {
  return found.map((one) => ({ ...one, language, rank: one.confidence - handicap }));
}

/** "WhatsApp Business" is in no language. */
function isShared([own]: readonly Ranked[], [best]: readonly Ranked[]): boolean {
  return own !== undefined && own.known.answer.id === best?.known.answer.id && own.rank >= leastShared;
}

function isSure([best]: readonly Ranked[]): boolean {
  return best !== undefined && best.rank >= leastConfidence;
}

/** All words that the site uses. */
async function writtenIn(language: Language, pause: () => Promise<void>): Promise<ReadonlySet<string>> {
  const { helpAnswers, helpSynonyms, ...words } = wordsIn(language);
  const written = new Set<string>();
  for (const part of Object.values(words)) {
    for (const word of plainWords(textsIn(part).join('\n'), language)) written.add(word);
    await pause();
  }
  return written;
}
