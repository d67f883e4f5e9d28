/** What a text says: each feature, such as a word, with how much it counts. */
export type Features = ReadonlyMap<string, number>;

/** A way to ask for an answer. */
export interface Example {
  /** The number of the answer, or of the list of what is not known. */
  readonly owner: number;
  readonly features: Features;
}

/** How often the ways of each answer contain a feature: how likely a question asks for it (naive Bayes). */
export interface Counts {
  compare(features: Features): Comparison;
  has(feature: string, owner: number): boolean;
  /** How much it says that a question contains this: 0 if no way does. */
  rarityOf(feature: string): number;
}

interface Comparison {
  /** The logarithm of how likely each answer is, but for a constant. */
  readonly scores: Float64Array;
  /** How much likelier it is asked of this site than one that the site does not answer: the logarithm, but for a constant. */
  readonly onSite: number;
}

/** What is counted where nothing was: the smaller, the more a feature of another answer speaks against one. */
const smoothing = 0.02;

/** Among how many features the rest is spread. */
const spread = 12_000;

/** What is counted in addition in the ways of all answers, and in those of what is not known, which are a tenth. */
const alwaysKnown = 0.5;
const alwaysUnknown = 0.05;
const unknownShare = 0.1;

/** A feature while the examples are read. */
interface Open {
  readonly factor: number;
  examples: number;
  /** In their order, each with the sum of its weights. */
  readonly owners: number[];
  readonly sums: number[];
}

/** What is known of all features, each at its number: one object for each of 40,000 would take four times as much. */
interface Lists {
  readonly rarities: Float32Array;
  /** How much a feature speaks for a question that the site answers. */
  readonly onSite: Float32Array;
  /** Where the owners of a feature begin; they end where those of the next one begin. */
  readonly starts: Uint32Array;
  readonly owners: Uint16Array;
  readonly sums: Float32Array;
}

/** Owners: the answers first, and then the lists of what is not known. */
interface OwnerCount {
  readonly answers: number;
  readonly all: number;
}

/** `read`: the examples, owner by owner. They are read once and not kept. */
export async function countWays(
  read: Iterable<Example>,
  owners: OwnerCount,
  pause: () => Promise<void>,
): Promise<Counts> {
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
  const totals = new Float64Array(owners.all);
  for (const { owner, features } of examples) {
    const known = features.filter((one) => kept.has(one));
    const weights = normalize(known.map((one) => one.factor * rarityOf(one)));
    for (const [index, one] of known.entries()) add(one, owner, weights[index] ?? 0);
    totals[owner] = (totals[owner] ?? 0) + sum(weights);
    await pause();
  }

  const size = sum([...kept].map((one) => one.owners.length));
  const lists: Lists = {
    rarities: new Float32Array(open.size),
    onSite: new Float32Array(open.size),
    starts: new Uint32Array(open.size + 1),
    owners: new Uint16Array(size),
    sums: new Float32Array(size),
  };
  const index = new Map<string, number>();
  let start = 0;
  for (const [feature, one] of open) {
    const unknown = sum(one.sums.filter((_, at) => (one.owners[at] ?? 0) >= owners.answers));
    const at = index.size;
    lists.rarities[at] = rarityOf(one);
    lists.onSite[at] = onSiteOf(sum(one.sums) - unknown, unknown);
    lists.owners.set(one.owners, start);
    lists.sums.set(one.sums, start);
    start += one.owners.length;
    lists.starts[at + 1] = start;
    index.set(feature, at);
  }
  return makeCounts(index, lists, totals);
}

function onSiteOf(known: number, unknown: number): number {
  const likely = (known + alwaysKnown) / (1 - unknownShare);
  return Math.log(likely / ((unknown + alwaysUnknown) / unknownShare));
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
  index: ReadonlyMap<string, number>,
  { rarities, onSite, starts, owners, sums }: Lists,
  totals: Float64Array,
): Counts {
  const rarityOf = (feature: string) => rarities[index.get(feature) ?? -1] ?? 0;
  return {
    has(feature, owner) {
      const at = index.get(feature);
      return at !== undefined && owners.subarray(starts[at], starts[at + 1]).includes(owner);
    },
    rarityOf,
    compare(features) {
      const found = [...features.keys()].flatMap((feature) => index.get(feature) ?? []);
      const known = [...features].filter(([feature]) => index.has(feature));
      const weights = normalize(known.map(([feature, factor]) => factor * rarityOf(feature)));
      const length = sum(weights);
      const nothing = Math.log(smoothing);
      const scores = totals.map((counted) => length * (nothing - Math.log(counted + smoothing * spread)));
      for (const [nth, at] of found.entries())
        for (let entry = starts[at] ?? 0; entry < (starts[at + 1] ?? 0); entry++) {
          const more = Math.log((sums[entry] ?? 0) + smoothing) - nothing;
          scores[owners[entry] ?? 0] = (scores[owners[entry] ?? 0] ?? 0) + (weights[nth] ?? 0) * more;
        }
      return { scores, onSite: sum(found.map((at, nth) => (onSite[at] ?? 0) * (weights[nth] ?? 0))) };
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
