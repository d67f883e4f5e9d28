import type { ProductSlug } from '#content/catalogue/products.ts';
import type { Language } from '#site/languages.ts';
import { confidenceOf } from './confidence.ts';
import { countWays, type Example, type Features } from './count-ways.ts';
import { featuresOf, silentUnits } from './features-of.ts';
import { numbersIn } from './numbers.ts';
import { createReader, type ReadUnits, type Unit } from './read-question.ts';
import { plainWords, stemOf, stemsIn } from './terms.ts';

/** Something that can be answered, and how people ask for it. */
export interface KnownAnswer<Answer> {
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
  /** How much of the question the ways of this answer contain, from 0 to 1. */
  readonly covered: number;
  /** The number in the question. */
  readonly number?: number | undefined;
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

/** The names of companies and services that no answer is about. */
const otherCompany = 'c:otherCompany';

/** Answers that are compared in detail. */
const compared = 6;

/** Larger numbers are what a question is about; a smaller one may be said by the way: "I have twelve trucks". */
const mostByTheWay = 20;

/** What a word counts that is in no way to ask, and one that is only in the answer. */
const strangeWeight = 8;
const inContext = 0.5;

/** Finds answers in one language. The index contains the words of the ways, and no texts. */
export async function createFinder<Answer>(
  answers: readonly KnownAnswer<Answer>[],
  { language, written, pause }: Options,
): Promise<FindAnswers<Answer>> {
  const known = new Set<string>();
  for (const { ways } of answers) {
    for (const way of ways) {
      for (const stem of stemsIn(way, language)) known.add(stem);
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
  // A question that is written exactly like a way is answered by it.
  const exact = new Map<string, number>();
  for (const [owner, entry] of answers.entries()) {
    const context = new Set(stemsIn(entry.context, language));
    const { ways, context: text, ...kept } = entry;
    owners.push({ entry: kept, context, numbers: new Set(numbersIn(text, language)) });
    for (const way of ways) {
      exact.set(plainWords(way, language).join(' '), owner);
      await pause();
    }
  }
  const counts = await countWays(examplesOf(answers, read, language), answers.length, pause);
  const unknown = answers.flatMap(({ isUnknown }, at) => (isUnknown ? at : []));
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
      .sort((one, other) => Number(other.at === same) - Number(one.at === same) || other.score - one.score)
      .slice(0, compared);
    const [best, second] = likeliest;
    return likeliest.map((one) => {
      const lead = one.score - ((one === best ? second : best)?.score ?? 0);
      const over = one.score - unknownScore;
      const covered = coveredBy(question, one.owner, one.at);
      const strange = question.strange + numbersByTheWay(one.owner, question);
      const { length, product } = question;
      const signals = { covered, lead, over, strange, length, namesProduct: product !== undefined };
      const confidence = one.at === same ? 1 : confidenceOf(signals);
      return { known: one.owner.entry, confidence, covered, number: question.numbers[0] };
    });
  }

  /** A question that names another company, such as "refund from Amazon", is not about this one. */
  function isElsewhere({ units }: Question, at: number): boolean {
    const isOther = units.some(({ features }) => features.includes(otherCompany));
    return isOther && !owners[at]?.entry.isUnknown && !counts.has(otherCompany, at);
  }

  /** How much of the question the ways of an answer contain, from 0 to 1. */
  function coveredBy({ units }: Question, { context }: Owner<Answer>, at: number): number {
    let total = 0;
    let covered = 0;
    for (const { features, stems, weight } of units) {
      total += weight;
      if (features.some((feature) => counts.has(feature, at))) covered += weight;
      else if (stems.every((stem) => context.has(stem))) covered += weight * inContext;
    }
    return covered / (total || 1);
  }

  function readQuestion(text: string): Question {
    const said = read(text);
    // "Who are you?" says nothing but with words that mostly say nothing.
    const units = (said.length > 0 ? said : silentUnits(text, language)).map((unit) => ({
      ...unit,
      stems: stemsIn(unit.word, language),
      weight: Math.max(...unit.features.map(counts.rarityOf)) || strangeWeight,
    }));
    const strange = units.filter(
      ({ features, stems }) =>
        !features.some((feature) => counts.rarityOf(feature)) && !stems.every((stem) => writtenStems.has(stem)),
    );
    const features = featuresOf(text, said, language);
    return {
      units,
      features,
      numbers: units.flatMap(({ number }) => number ?? []),
      product: units.find(({ product }) => product)?.product,
      strange: strange.length,
      length: counts.lengthOf(features),
    };
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

interface Question {
  readonly units: readonly (Unit & { readonly stems: readonly string[]; readonly weight: number })[];
  readonly features: Features;
  readonly numbers: readonly number[];
  readonly product: ProductSlug | undefined;
  /** How many of its words neither the ways nor the site's texts contain. */
  readonly strange: number;
  /** How much it says. */
  readonly length: number;
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
function canBeAbout<Answer>({ entry, numbers }: Owner<Answer>, { numbers: asked, product }: Question): boolean {
  if (entry.isUnknown) return true;
  if (product && entry.product && entry.product !== product) return false;
  if (entry.takesNumber) return asked.length === 1;
  return asked.every((number) => number <= mostByTheWay || numbers.has(number));
}
