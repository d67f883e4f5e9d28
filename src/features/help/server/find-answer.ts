import MiniSearch from 'minisearch';
import type { ProductSlug } from '#content/catalogue/products.ts';
import type { Language } from '#site/languages.ts';
import { numbersIn } from './numbers.ts';
import { anyProduct } from './phrases.ts';
import { createReader, type Unit } from './read-question.ts';
import { plainWords, questionWordsIn, stemOf } from './terms.ts';

/** Something that can be answered, and how people ask for it. */
export interface KnownAnswer<Answer> {
  readonly answer: Answer;
  /** Ways to ask for it. */
  readonly ways: readonly string[];
  /** The answer itself and what belongs to it: words of a question that are not in a way may be in here. */
  readonly context: string;
  /** The answer is about this product alone. */
  readonly product?: ProductSlug;
  /** The answer is about what these synonyms name. */
  readonly concept?: string;
  readonly fitsEveryProduct?: boolean;
  /** It computes with the number of the question. */
  readonly takesNumber?: boolean;
  /** One of the same kind for each product: in its ways the product is its own. */
  readonly isOnePerProduct?: boolean;
  /** Only for questions about its product. */
  readonly isDetail?: boolean;
}

export interface Found<Answer> {
  readonly known: KnownAnswer<Answer>;
  /** From 0 to 1. */
  readonly confidence: number;
  /** The number in the question. */
  readonly number?: number | undefined;
}

/** Measured with half of the test questions; see `answers.test.ts`. */
const settings = {
  /** How much a word counts that is in another way to ask for it, and in the answer alone. */
  otherWay: 0.8,
  context: 0.5,
  typo: 0.85,
  /** What a word of a way counts that says nothing: "I no longer want an account" is not only about accounts. */
  dropped: 0.5,
  silent: 0.05,
  /** For "who" instead of "when". */
  otherQuestion: 0.6,
  /** How much of the way must be in the question: the exponent. */
  way: 0.6,
  /** What a word counts that occurs in the texts of the site, but in no answer, and what any other one counts. */
  written: 3,
  strange: 8,
  /** Ways that fit nearly as well as the best, and what each of them adds. */
  alike: 0.9,
  support: 0.01,
  /** How many answers are compared with a question: those that MiniSearch finds likeliest. */
  candidates: 150,
  /** At most, in a question that says what a product does. */
  purpose: 2,
};

export interface Finder<Answer> {
  /** The likeliest first. */
  find(question: string): readonly Found<Answer>[];
  /** Replaces the ways to ask that were added to answers. */
  learn(added: readonly { readonly question: string; readonly isFor: (answer: Answer) => boolean }[]): void;
}

/** Finds answers in one language, the likeliest first. The index contains the words of the ways, and no texts. */
export function createFinder<Answer>(
  answers: readonly KnownAnswer<Answer>[],
  language: Language,
  written: ReadonlySet<string>,
): Finder<Answer> {
  const stemsIn = (text: string) => plainWords(text, language).map((word) => stemOf(word, language));
  const read = createReader(language, new Set(answers.flatMap(({ ways }) => ways.flatMap(stemsIn))));
  const readWay = (entry: KnownAnswer<Answer>, text: string) => ({
    units: read(text).map((unit) => inWay(unit, entry)),
    questionWords: [...questionWordsIn(text, language)],
    words: plainWords(text, language).length,
  });
  const readAnswers = answers.map((entry) => ({ entry, ways: entry.ways.map((way) => readWay(entry, way)) }));
  const featuresOf = ({ ways }: (typeof readAnswers)[number]) =>
    new Set(ways.flatMap(({ units }) => units.flatMap(({ features }) => features)));
  const weightOf = createWeights(readAnswers.map(featuresOf), stemsIn, written);
  const weigh = ({ units, questionWords, words }: ReturnType<typeof readWay>): Way => {
    const weighed = units.map((unit) => ({ features: unit.features, weight: weightOf(unit) }));
    const silent = words - units.length;
    const dropped = settings.dropped * Math.max(0, silent - 2) + settings.silent * silent;
    return { units: weighed, total: sum(weighed.map(({ weight }) => weight)) + dropped, questionWords };
  };
  const owners = readAnswers.map(
    (one): Owner<Answer> => ({
      entry: one.entry,
      ways: one.ways.map(weigh),
      added: [],
      features: featuresOf(one),
      questionWords: new Set(one.ways.flatMap(({ questionWords }) => questionWords)),
      context: new Set(stemsIn(one.entry.context)),
      numbers: new Set(numbersIn(one.entry.context, language)),
    }),
  );

  const index = new MiniSearch<{ id: number; features: string }>({
    fields: ['features'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
  });
  const documentOf = ({ features, added }: Owner<Answer>, id: number) => {
    const more = added.flatMap(({ units }) => units.flatMap((unit) => unit.features));
    return { id, features: [...new Set([...features, ...more])].join(' ') };
  };
  index.addAll(owners.map(documentOf));

  return { find, learn };

  function learn(wanted: Parameters<Finder<Answer>['learn']>[0]): void {
    for (const [id, owner] of owners.entries()) {
      const added = wanted.filter(({ isFor }) => isFor(owner.entry.answer));
      if (added.length === 0 && owner.added.length === 0) continue;
      owner.added = added.map(({ question }) => weigh(readWay(owner.entry, question)));
      index.replace(documentOf(owner, id));
    }
  }

  function find(text: string): readonly Found<Answer>[] {
    const question = readQuestion(text);
    // A number alone says nothing about what is counted.
    if (question.units.every(({ number }) => number !== undefined)) return [];
    return index
      .search({ combineWith: 'OR', queries: [...question.features] })
      .slice(0, settings.candidates)
      .flatMap(({ id }) => {
        const owner = owners[Number(id)];
        const confidence = owner ? confidenceOf(question, owner) : 0;
        return owner && confidence > 0 ? [{ known: owner.entry, confidence, number: question.number }] : [];
      })
      .sort((one, other) => other.confidence - one.confidence);
  }

  function readQuestion(text: string): Question {
    const found = read(text);
    // "A website for my bakery": whatever a product is wanted for, it is the same product.
    const most = found.some(({ describesProduct }) => describesProduct) ? settings.purpose : settings.strange;
    const units = found.map((unit) => ({ ...unit, stems: stemsIn(unit.word), weight: weightOf(unit, most) }));
    return {
      units,
      total: sum(units.map(({ weight }) => weight)),
      features: new Set(units.flatMap(({ features }) => features)),
      number: units.find((unit) => unit.number !== undefined)?.number,
      questionWords: questionWordsIn(text, language),
    };
  }
}

type AskedUnit = Unit & { readonly stems: readonly string[]; readonly weight: number };

interface Question {
  readonly units: readonly AskedUnit[];
  readonly total: number;
  readonly features: ReadonlySet<string>;
  readonly number: number | undefined;
  readonly questionWords: ReadonlySet<string>;
}

interface Way {
  readonly units: readonly { readonly features: readonly string[]; readonly weight: number }[];
  readonly total: number;
  readonly questionWords: readonly string[];
}

/** An answer with what it is found by. */
interface Owner<Answer> {
  readonly entry: KnownAnswer<Answer>;
  readonly ways: readonly Way[];
  /** By the team. */
  added: readonly Way[];
  /** Of all its ways. */
  readonly features: ReadonlySet<string>;
  readonly questionWords: ReadonlySet<string>;
  readonly context: ReadonlySet<string>;
  /** In its text. */
  readonly numbers: ReadonlySet<number>;
}

/** That of the way which fits best. */
function confidenceOf<Answer>(question: Question, owner: Owner<Answer>): number {
  if (!isAbout(owner, question.units)) return 0;
  const shares = question.units.map((unit) => shareOf(unit, owner));
  const fits = [...owner.ways, ...owner.added].map((way) => fitOf(question, shares, way, owner.questionWords));
  const best = Math.max(...fits);
  // Of answers that fit equally well, the one that more of its ways speak for.
  const others = fits.filter((fit) => fit > 0 && fit >= best * settings.alike).length - 1;
  return best > 0 ? best + settings.support * Math.min(3, others) : 0;
}

/** How much of the question the way explains, and how much of the way is in the question. */
function fitOf(question: Question, shares: readonly number[], way: Way, ofAnswer: ReadonlySet<string>): number {
  let covered = 0;
  for (const [at, unit] of question.units.entries()) {
    const isInWay = way.units.some(({ features }) => features.some((feature) => unit.features.includes(feature)));
    const share = isInWay ? fullShare(unit) : (shares[at] ?? 0);
    if (isParticular(unit) && share < settings.context) return 0;
    covered += unit.weight * share;
  }
  const inQuestion = way.units.filter(({ features }) => features.some((feature) => question.features.has(feature)));
  const fits = asksTheSame(question.questionWords, way.questionWords, ofAnswer) ? 1 : settings.otherQuestion;
  const ofWay = sum(inQuestion.map(({ weight }) => weight)) / (way.total || 1);
  return (fits * covered * ofWay ** settings.way) / question.total;
}

function fullShare({ isTypo }: Unit): number {
  return isTypo ? settings.typo : 1;
}

/** How much of a unit an answer explains that is not in its way, from 0 to 1. */
function shareOf<Answer>(unit: AskedUnit, { entry, context, numbers, features }: Owner<Answer>): number {
  const full = fullShare(unit);
  if (isOf(entry, unit)) return full;
  if (entry.fitsEveryProduct && (unit.product || unit.describesProduct)) return full;
  if (unit.number !== undefined) return numbers.has(unit.number) ? full : 0;
  if (unit.features.some((feature) => features.has(feature))) return full * settings.otherWay;
  return unit.stems.every((stem) => context.has(stem)) ? full * settings.context : 0;
}

/** Whether an answer may be given to a question with these numbers and this product. */
function isAbout<Answer>({ entry, numbers }: Owner<Answer>, units: readonly Unit[]): boolean {
  const asked = units.flatMap(({ number }) => number ?? []);
  if (entry.takesNumber ? asked.length !== 1 : asked.length > 1 || asked.some((number) => !numbers.has(number)))
    return false;
  return !entry.isDetail || units.some((unit) => isOf(entry, unit));
}

/** Whether a unit names or describes what an answer is about. */
function isOf<Answer>({ product, concept }: KnownAnswer<Answer>, { features }: Unit): boolean {
  return features.some(
    (feature) => feature === `p:${product}` || feature === `c:${product}` || feature === `c:${concept}`,
  );
}

/** "Who" is answered by other facts than "when". */
function asksTheSame(asked: ReadonlySet<string>, inWay: readonly string[], ofAnswer: ReadonlySet<string>): boolean {
  if (['howMany', 'who'].some((word) => asked.has(word) && !ofAnswer.has(word))) return false;
  // "I cannot pay" is not asked by whoever asks how to pay.
  if (inWay.includes('not') && !asked.has('not')) return false;
  const [one, other] = [[...asked], inWay].map((words) => words.filter((word) => word !== 'not'));
  return !one?.length || !other?.length || one.some((word) => other.includes(word));
}

/** What few answers are about says most. */
function createWeights(
  answers: readonly ReadonlySet<string>[],
  stemsIn: (text: string) => readonly string[],
  written: ReadonlySet<string>,
): (unit: Unit, strange?: number) => number {
  const counts = new Map<string, number>();
  for (const features of answers) for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const rarities = new Map([...counts].map(([feature, count]) => [feature, Math.log(1 + answers.length / count)]));
  return ({ features, word }, strange = settings.strange) => {
    const weights = features.flatMap((feature) => rarities.get(feature) ?? []);
    if (weights.length > 0) return Math.min(...weights);
    return Math.min(strange, stemsIn(word).every((stem) => written.has(stem)) ? settings.written : settings.strange);
  };
}

/** A place, a language or a product: an answer that does not contain it is about something else. */
function isParticular({ features, product }: Unit): boolean {
  return features.includes('c:place') || features.includes('c:language') || product !== undefined;
}

/** In the ways to ask for an answer that there is for each product, any product stands for its own. */
function inWay<Answer>(unit: Unit, { product, isOnePerProduct }: KnownAnswer<Answer>): Unit {
  if (isOnePerProduct && unit.features.includes(anyProduct))
    return { ...unit, features: [`p:${product}`, `c:${product}`] };
  return unit.product ? { ...unit, features: unit.features.filter((feature) => feature !== anyProduct) } : unit;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
