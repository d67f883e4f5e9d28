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
  /** For "who" instead of "when". */
  otherQuestion: 0.6,
  /** How much of the way must be in the question: the exponent. */
  way: 0.6,
  /** What a word counts that occurs in the texts of the site, but in no answer, and what any other one counts. */
  written: 3,
  strange: 8,
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
  const owners: Owner<Answer>[] = answers.map((entry) => ({
    entry,
    context: new Set(stemsIn(entry.context)),
    numbers: new Set(numbersIn(entry.context, language)),
    features: new Set(),
  }));
  const readWay = (owner: Owner<Answer>, text: string) => {
    const units = read(text).map((unit) => inWay(unit, owner.entry));
    const features = new Set(units.flatMap((unit) => unit.features));
    return { owner, units, features, questionWords: questionWordsIn(text, language), words: stemsIn(text).length };
  };
  const ways = owners.flatMap((owner) => owner.entry.ways.map((text) => readWay(owner, text)));
  for (const { owner, features } of ways) for (const feature of features) owner.features.add(feature);
  const weightOf = createWeights(owners, stemsIn, written);
  const weigh = (way: ReturnType<typeof readWay>): Way<Answer> => {
    const weights = way.units.map((unit) => weightOf(unit));
    const dropped = settings.dropped * Math.max(0, way.words - way.units.length - 2);
    return { ...way, weights, total: sum(weights) + dropped };
  };
  const known = ways.map(weigh);
  let added: readonly Way<Answer>[] = [];

  const index = new MiniSearch<{ id: number; features: string }>({
    fields: ['features'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
  });
  const documentOf = ({ features }: Way<Answer>, id: number) => ({ id, features: [...features].join(' ') });
  index.addAll(known.map(documentOf));

  return { find, learn };

  function learn(wanted: Parameters<Finder<Answer>['learn']>[0]): void {
    for (const [at, way] of added.entries()) index.remove(documentOf(way, known.length + at));
    added = wanted.flatMap(({ question, isFor }) =>
      owners.filter(({ entry }) => isFor(entry.answer)).map((owner) => weigh(readWay(owner, question))),
    );
    index.addAll(added.map((way, at) => documentOf(way, known.length + at)));
  }

  function find(text: string): readonly Found<Answer>[] {
    const question = readQuestion(text);
    const best = new Map<Owner<Answer>, number>();
    for (const { id } of index.search({ combineWith: 'OR', queries: [...question.features] })) {
      const way = known[Number(id)] ?? added[Number(id) - known.length];
      const confidence = way ? confidenceOf(question, way) : 0;
      if (way && confidence > (best.get(way.owner) ?? 0)) best.set(way.owner, confidence);
    }
    return [...best]
      .map(([owner, confidence]) => ({ known: owner.entry, confidence, number: question.number }))
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

interface Question {
  readonly units: readonly (AskedUnit & { readonly weight: number })[];
  readonly total: number;
  readonly features: ReadonlySet<string>;
  readonly number: number | undefined;
  readonly questionWords: ReadonlySet<string>;
}

interface Way<Answer> {
  readonly owner: Owner<Answer>;
  readonly units: readonly Unit[];
  readonly features: ReadonlySet<string>;
  readonly weights: readonly number[];
  readonly total: number;
  readonly questionWords: ReadonlySet<string>;
}

/** How much of the question the way explains, and how much of the way is in the question. */
function confidenceOf<Answer>(question: Question, way: Way<Answer>): number {
  const { units } = question;
  // A number alone says nothing about what is counted.
  if (!isAbout(way.owner, units) || units.every(({ number }) => number !== undefined)) return 0;
  const shares = units.map((unit) => shareOf(unit, way.features, way.owner));
  if (units.some((unit, at) => isParticular(unit) && (shares[at] ?? 0) < settings.context)) return 0;
  const covered = sum(units.map(({ weight }, at) => weight * (shares[at] ?? 0))) / question.total;
  const inQuestion = way.units.map(({ features }, at) =>
    features.some((feature) => question.features.has(feature)) ? (way.weights[at] ?? 0) : 0,
  );
  const fits = asksTheSame(question.questionWords, way.questionWords) ? 1 : settings.otherQuestion;
  return fits * covered * (sum(inQuestion) / way.total) ** settings.way;
}

interface Owner<Answer> {
  readonly entry: KnownAnswer<Answer>;
  readonly context: ReadonlySet<string>;
  /** In its text. */
  readonly numbers: ReadonlySet<number>;
  /** Of all its ways. */
  readonly features: Set<string>;
}

type AskedUnit = Unit & { readonly stems: readonly string[] };

/** How much of a unit a way explains, from 0 to 1. */
function shareOf<Answer>(
  unit: AskedUnit,
  inWay: ReadonlySet<string>,
  { entry, context, numbers, features }: Owner<Answer>,
): number {
  const full = unit.isTypo ? settings.typo : 1;
  if (unit.features.some((feature) => inWay.has(feature))) return full;
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
function asksTheSame(asked: ReadonlySet<string>, inWay: ReadonlySet<string>): boolean {
  if (['howMany', 'who'].some((word) => asked.has(word) && !inWay.has(word))) return false;
  return asked.size === 0 || inWay.size === 0 || [...asked].some((word) => inWay.has(word));
}

/** What few answers are about says most. */
function createWeights<Answer>(
  owners: readonly Owner<Answer>[],
  stemsIn: (text: string) => readonly string[],
  written: ReadonlySet<string>,
): (unit: Unit, strange?: number) => number {
  const counts = new Map<string, number>();
  for (const { features } of owners)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const rarities = new Map([...counts].map(([feature, count]) => [feature, Math.log(1 + owners.length / count)]));
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
