import type { ProductSlug } from '#content/catalogue/products.ts';
import type { Currency } from '#site/currencies.ts';
import type { Language } from '#site/languages.ts';
import { type Grouped, overviewFirst } from './answer-groups.ts';
import { confidenceOf } from './confidence.ts';
import { countWays, type Example } from './count-ways.ts';
import { featuresOf } from './features-of.ts';
import { createQuestionReader, type Question } from './question.ts';
import { createReader, type ReadUnits } from './read-question.ts';
import { plainWords, stemOf, stemsIn } from './terms.ts';

/** Something that can be answered, and how people ask for it. */
export interface KnownAnswer<Answer> extends Grouped {
  readonly answer: Answer;
  /** Ways to ask for it. */
  readonly ways: readonly string[];
  /** The answer itself and what belongs to it: words of a question that are not in a way may be in here. */
  readonly context: string;
  /** The answer is about this product alone. */
  readonly product?: ProductSlug;
  /** It computes with the number of the question. */
  readonly takesNumber?: boolean;
}

/** What is kept of an answer: not its words. */
type Kept<Answer> = Omit<KnownAnswer<Answer>, 'ways' | 'context'>;

export interface Found<Answer> {
  readonly known: Kept<Answer>;
  /** How likely the answer is right, from 0 to 1. */
  readonly confidence: number;
  /** How much of the question this answer and its ways contain, from 0 to 1. */
  readonly covered: number;
  /** The number in the question. */
  readonly number?: number | undefined;
  /** That of the country, or of the money, that the question names. */
  readonly currency?: Currency | undefined;
}

/** The likeliest answers first. */
export type FindAnswers<Answer> = (question: string) => readonly Found<Answer>[];

interface Options {
  readonly language: Language;
  /** Lists of questions that the site does not answer. */
  readonly unknown: readonly (readonly string[])[];
  /** The words of the site's texts. */
  readonly written: ReadonlySet<string>;
  /** Lets the process do other things, if it has not done so for some time. */
  readonly pause: () => Promise<void>;
}

/** The names of companies, and of programs of others, that no answer is about unless its ways name one. */
const ofOthers = ['c:otherCompany', 'c:otherSoftware'];

/** Answers that are compared in detail. */
const compared = 6;

/** Among as many an answer has its share: hundreds that hardly fit would say together more than the next one. */
const rivals = 10;

/** Finds answers in one language. The index contains the words of the ways, and no texts. */
export async function createFinder<Answer>(
  answers: readonly KnownAnswer<Answer>[],
  { language, unknown, written, pause }: Options,
): Promise<FindAnswers<Answer>> {
  const lists = [...answers.map(({ ways }) => ways), ...unknown];
  const known = new Set<string>();
  // A question that is written exactly like a way is answered by it.
  const exact = new Map<string, number>();
  for (const [owner, ways] of lists.entries()) {
    for (const way of ways) {
      const words = plainWords(way, language);
      for (const word of words) known.add(stemOf(word, language));
      exact.set(words.join(' '), owner);
      await pause();
    }
  }
  const read = createReader(language, known, written);
  await pause();
  const owners: Owner<Answer>[] = [];
  for (const [at, { ways, context, ...entry }] of answers.entries()) {
    owners.push({ entry, at, context: new Set(stemsIn(context, language)) });
    await pause();
  }
  const numberOfOwners = { answers: answers.length, all: lists.length };
  const counts = await countWays(examplesOf(lists, read, language), numberOfOwners, pause);
  const readQuestion = createQuestionReader({ read, counts, language });
  return find;

  function find(text: string): readonly Found<Answer>[] {
    const question = readQuestion(text);
    // A number alone says nothing about what is counted.
    if (question.units.every(({ number }) => number !== undefined)) return [];
    const same = exact.get(plainWords(text, language).join(' '));
    // It is written exactly like one that the site does not answer.
    if (same !== undefined && same >= answers.length) return [];
    const { scores, onSite } = counts.compare(question.features);
    const possible = owners
      .filter((owner) => owner.at === same || (canBeAbout(owner, question) && !isElsewhere(question, owner)))
      .map((owner) => ({ owner, score: scores[owner.at] ?? 0 }));
    const likeliest = possible
      .sort((one, other) => Number(other.owner.at === same) - Number(one.owner.at === same) || other.score - one.score)
      .slice(0, compared);
    const best = likeliest[0];
    const ordered = best?.owner.at === same || question.namesProduct ? likeliest : overviewFirst(likeliest);
    const highest = [...possible.map(({ score }) => score), ...scores.subarray(answers.length)]
      .sort((one, other) => other - one)
      .slice(0, rivals);
    return ordered.map(({ owner, score }) => {
      const { entry, at } = owner;
      const covered = coveredBy(question, owner);
      const confidence = confidenceOf({
        covered,
        namesProduct: question.namesProduct,
        share: 1 / highest.reduce((total, other) => total + Math.exp(other - score), 0),
        onSite,
        isOverview: entry.isOverview ?? false,
        isDetail: entry.group !== undefined && !entry.isOverview,
      });
      const { numbers, currency } = question;
      return { known: entry, confidence: at === same ? 1 : confidence, covered, number: numbers[0], currency };
    });
  }

  /** A question that names another company, such as "refund from Amazon", is not about this one. */
  function isElsewhere({ units }: Question, { at }: Owner<Answer>): boolean {
    const others = ofOthers.filter((concept) => units.some(({ features }) => features.includes(concept)));
    return others.some((concept) => !counts.has(concept, at));
  }

  /** How much of the question an answer and its ways contain, from 0 to 1. */
  function coveredBy({ units }: Question, { context, at }: Owner<Answer>): number {
    let total = 0;
    let covered = 0;
    for (const { features, stems, weight } of units) {
      total += weight;
      if (features.some((feature) => counts.has(feature, at)) || stems.every((stem) => context.has(stem)))
        covered += weight;
    }
    return covered / (total || 1);
  }
}

function* examplesOf(lists: readonly (readonly string[])[], read: ReadUnits, language: Language): Generator<Example> {
  for (const [owner, ways] of lists.entries())
    for (const way of ways) yield { owner, features: featuresOf(way, read(way), language) };
}

/** An answer with what it is found by. */
interface Owner<Answer> {
  readonly entry: Kept<Answer>;
  /** Its number. */
  readonly at: number;
  readonly context: ReadonlySet<string>;
}

/** Whether an answer may be given to a question with these numbers and this product. */
function canBeAbout<Answer>({ entry }: Owner<Answer>, { numbers, products: meant }: Question): boolean {
  if (entry.product && meant.length > 0 && !meant.includes(entry.product)) return false;
  return !entry.takesNumber || numbers.length === 1;
}
