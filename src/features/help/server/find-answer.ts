import type { ProductSlug } from '#content/catalogue/products.ts';
import type { Currency } from '#site/currencies.ts';
import type { Language } from '#site/languages.ts';
import { type Grouped, isOneGroup, overviewFirst } from './answer-groups.ts';
import { confidenceOf } from './confidence.ts';
import { countWays, type Example } from './count-ways.ts';
import { featuresOf } from './features-of.ts';
import { numbersIn } from './numbers.ts';
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
  /** No answer: what people ask although the site does not know it. */
  readonly isUnknown?: boolean;
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
  /** The words of the site's texts. */
  readonly written: ReadonlySet<string>;
  /** Lets the process do other things, if it has not done so for some time. */
  readonly pause: () => Promise<void>;
}

/** The names of companies, and of programs of others, that no answer is about unless its ways name one. */
const ofOthers = ['c:otherCompany', 'c:otherSoftware'];

/** Answers that are compared in detail. */
const compared = 6;

/** Larger numbers are what a question is about; a smaller one may be said by the way: "I have twelve trucks". */
const mostByTheWay = 20;

/** Finds answers in one language. The index contains the words of the ways, and no texts. */
export async function createFinder<Answer>(
  answers: readonly KnownAnswer<Answer>[],
  { language, written, pause }: Options,
): Promise<FindAnswers<Answer>> {
  const known = new Set<string>();
  // A question that is written exactly like a way is answered by it.
  const exact = new Map<string, number>();
  for (const [owner, { ways }] of answers.entries()) {
    for (const way of ways) {
      const words = plainWords(way, language);
      for (const word of words) known.add(stemOf(word, language));
      exact.set(words.join(' '), owner);
      await pause();
    }
  }
  const writtenStems = new Set<string>();
  for (const word of written) {
    writtenStems.add(stemOf(word, language));
    await pause();
  }
  const read = createReader(language, known, written);
  await pause();
  const owners: Owner<Answer>[] = [];
  for (const { ways, context, ...entry } of answers) {
    owners.push({
      entry,
      context: new Set(stemsIn(context, language)),
      numbers: new Set(numbersIn(context, language)),
    });
    await pause();
  }
  const counts = await countWays(examplesOf(answers, read, language), answers.length, pause);
  const unknown = answers.flatMap(({ isUnknown }, at) => (isUnknown ? at : []));
  const readQuestion = createQuestionReader({ read, counts, written: writtenStems, language });
  return find;

  function find(text: string): readonly Found<Answer>[] {
    const question = readQuestion(text);
    // A number alone says nothing about what is counted.
    if (question.units.every(({ number }) => number !== undefined)) return [];
    const plain = plainWords(text, language).join(' ');
    const same = exact.get(plain);
    const scores = counts.score(question.features);
    const unknownScore = Math.max(...unknown.map((at) => scores[at] ?? 0));
    const likeliest = owners
      .map((owner, at) => ({ owner, at, score: scores[at] ?? 0 }))
      .filter(({ owner, at }) => at === same || (canBeAbout(owner, question) && !isElsewhere(question, at)))
      // One of what is not known is enough, so that there is room for what is nearest.
      .filter(({ owner, score }) => !owner.entry.isUnknown || score >= unknownScore)
      .sort((one, other) => Number(other.at === same) - Number(one.at === same) || other.score - one.score)
      .slice(0, compared);
    const best = likeliest[0];
    const rival = likeliest.find(({ owner }) => !isOneGroup(owner.entry, best?.owner.entry)) ?? likeliest.at(-1);
    const ordered = best?.at === same || question.namesProduct ? likeliest : overviewFirst(likeliest);
    return ordered.map((one) => {
      const lead = one.score - ((isOneGroup(one.owner.entry, best?.owner.entry) ? rival : best)?.score ?? 0);
      const over = one.score - unknownScore;
      const covered = coveredBy(question, one.owner, one.at);
      const strange = question.strange + numbersByTheWay(one.owner, question);
      const isOverview = one.owner.entry.isOverview ?? false;
      const signals = { covered, lead, over, strange, length: question.length, isOverview };
      const confidence = one.at === same ? 1 : confidenceOf(signals);
      return { known: one.owner.entry, confidence, covered, number: question.numbers[0], currency: question.currency };
    });
  }

  /** A question that names another company, such as "refund from Amazon", is not about this one. */
  function isElsewhere({ units }: Question, at: number): boolean {
    const others = ofOthers.filter((concept) => units.some(({ features }) => features.includes(concept)));
    return !owners[at]?.entry.isUnknown && others.some((concept) => !counts.has(concept, at));
  }

  /** How much of the question an answer and its ways contain, from 0 to 1. */
  function coveredBy({ units }: Question, { context }: Owner<Answer>, at: number): number {
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

function* examplesOf<Answer>(
  answers: readonly KnownAnswer<Answer>[],
  read: ReadUnits,
  language: Language,
): Generator<Example> {
  for (const [owner, { ways }] of answers.entries())
    for (const way of ways) yield { owner, features: featuresOf(way, read(way), language) };
}

/** An answer with what it is found by. */
interface Owner<Answer> {
  readonly entry: Kept<Answer>;
  readonly context: ReadonlySet<string>;
  /** In its text. */
  readonly numbers: ReadonlySet<number>;
}

function numbersByTheWay<Answer>({ entry, numbers }: Owner<Answer>, { numbers: asked }: Question): number {
  return entry.takesNumber ? 0 : asked.filter((number) => !numbers.has(number)).length;
}

/** Whether an answer may be given to a question with these numbers and this product. */
function canBeAbout<Answer>({ entry, numbers }: Owner<Answer>, { numbers: asked, products: meant }: Question): boolean {
  if (entry.isUnknown) return true;
  if (entry.product && meant.length > 0 && !meant.includes(entry.product)) return false;
  if (entry.takesNumber) return asked.length === 1;
  return asked.every((number) => number <= mostByTheWay || numbers.has(number));
}
