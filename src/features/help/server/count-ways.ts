/** What a text says: each feature, such as a word, with how much it counts. */
export type Features = ReadonlyMap<string, number>;

/** A way to ask for an answer. */
export interface Example {
  /** The number of the answer. */
  readonly owner: number;
  readonly features: Features;
}

/** How often the ways of each answer contain a feature: how likely a question asks for it (naive Bayes). */
export interface Counts {
  /** The logarithm of how likely each answer is, but for a constant. */
  score(features: Features): Float64Array;
  has(feature: string, owner: number): boolean;
  /** How much it says that a question contains this: 0 if no way does. */
  rarityOf(feature: string): number;
  /** How much a question says, from 0 to about 1. */
  lengthOf(features: Features): number;
}

/** What is counted where nothing was: the smaller, the more a feature of another answer speaks against one. */
const smoothing = 0.02;

/** Among how many features the rest is spread. */
const spread = 8_000;

/** A feature while the examples are read. */
interface Open {
  readonly factor: number;
  examples: number;
  /** In their order, each with the sum of its weights. */
  readonly owners: number[];
  readonly sums: number[];
}

/** A feature in the index: where its owners are in the lists of all. */
interface Indexed {
  readonly rarity: number;
  readonly factor: number;
  readonly start: number;
  readonly end: number;
}

/** `read`: the examples, owner by owner. They are read once and not kept. */
export async function countWays(read: Iterable<Example>, answers: number, pause: () => Promise<void>): Promise<Counts> {
  const open = new Map<string, Open>();
  const examples: { readonly owner: number; readonly features: readonly Open[] }[] = [];
  for (const { owner, features } of read) {
    examples.push({ owner, features: [...features].map(([feature, factor]) => openOf(open, feature, factor)) });
    await pause();
  }
  // Words that stand together only once say no more than each of them alone.
  for (const [feature, { examples: times }] of open) if (times < 2 && /[ _]/.test(feature)) open.delete(feature);
  const kept = new Set(open.values());
  const rarityOf = ({ examples: times }: Open) => Math.log(examples.length / times);
  const totals = new Float64Array(answers);
  for (const { owner, features } of examples) {
    const known = features.filter((one) => kept.has(one));
    const weights = normalize(known.map((one) => one.factor * rarityOf(one)));
    for (const [index, one] of known.entries()) add(one, owner, weights[index] ?? 0);
    totals[owner] = (totals[owner] ?? 0) + sum(weights);
    await pause();
  }

  const size = sum([...kept].map(({ owners }) => owners.length));
  const lists = { owners: new Uint16Array(size), sums: new Float32Array(size) };
  const index = new Map<string, Indexed>();
  let start = 0;
  for (const [feature, one] of open) {
    const end = start + one.owners.length;
    lists.owners.set(one.owners, start);
    lists.sums.set(one.sums, start);
    index.set(feature, { rarity: rarityOf(one), factor: one.factor, start, end });
    start = end;
  }
  return makeCounts(index, lists, totals);
}

function openOf(open: Map<string, Open>, feature: string, factor: number): Open {
  const one = open.get(feature) ?? { factor, examples: 0, owners: [], sums: [] };
  one.examples += 1;
  open.set(feature, one);
  return one;
}

function add({ owners, sums }: Open, owner: number, weight: number): void {
  const last = owners.length - 1;
  if (owners[last] === owner) sums[last] = (sums[last] ?? 0) + weight;
  else {
    owners.push(owner);
    sums.push(weight);
  }
}

function makeCounts(
  index: ReadonlyMap<string, Indexed>,
  { owners, sums }: { readonly owners: Uint16Array; readonly sums: Float32Array },
  totals: Float64Array,
): Counts {
  const known = (features: Features) => [...features.keys()].flatMap((feature) => index.get(feature) ?? []);
  const weigh = (found: readonly Indexed[]) => normalize(found.map(({ factor, rarity }) => factor * rarity));
  return {
    has(feature, owner) {
      const { start, end } = index.get(feature) ?? { start: 0, end: 0 };
      return owners.subarray(start, end).includes(owner);
    },
    rarityOf: (feature) => index.get(feature)?.rarity ?? 0,
    lengthOf: (features) => Math.sqrt(sum(weigh(known(features))) / 6),
    score(features) {
      const found = known(features);
      const weights = weigh(found);
      const length = sum(weights);
      const nothing = Math.log(smoothing);
      const scores = totals.map((counted) => length * (nothing - Math.log(counted + smoothing * spread)));
      for (const [at, { start, end }] of found.entries())
        for (let entry = start; entry < end; entry++) {
          const more = Math.log((sums[entry] ?? 0) + smoothing) - nothing;
          scores[owners[entry] ?? 0] = (scores[owners[entry] ?? 0] ?? 0) + (weights[at] ?? 0) * more;
        }
      return scores;
    },
  };
}

/** The same direction with the length 1. */
function normalize(weights: readonly number[]): number[] {
  const length = Math.sqrt(sum(weights.map((weight) => weight * weight))) || 1;
  return weights.map((weight) => weight / length);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
