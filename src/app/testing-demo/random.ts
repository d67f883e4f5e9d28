/** Random choices that are the same on every run with the same seed. */
export interface Random {
  /** From 0 to below 1. */
  next(): number;
  /** A whole number; both ends are included. */
  between(least: number, most: number): number;
  chance(share: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  /** An item, more often the more it weighs. */
  weighted<Item>(items: readonly Item[], weightOf: (item: Item) => number): Item;
  /** Around 1, sometimes much more, as waiting times are. */
  waiting(): number;
  uuid(): string;
  /** A reference as the site makes them, such as `H-7KQ2-94MX`. */
  code(letter: string, groups: number): string;
}

/** As in `reference-code.ts`; a test reads the references with the code there. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The generator is mulberry32: small, fast, and good enough for examples. */
export function randomFrom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[between(0, items.length - 1)];
    if (item === undefined) throw new Error('There is nothing to pick from');
    return item;
  };
  const hex = (digits: number) => Array.from({ length: digits }, () => between(0, 15).toString(16)).join('');
  const letters = (count: number) => Array.from({ length: count }, () => pick([...alphabet])).join('');
  return {
    next,
    between,
    pick,
    chance: (share) => next() < share,
    weighted: (items, weightOf) => {
      let left = next() * items.reduce((sum, item) => sum + weightOf(item), 0);
      for (const item of items) {
        left -= weightOf(item);
        if (left < 0) return item;
      }
      return pick(items);
    },
    waiting: () => -Math.log(1 - next()) + 0.1,
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`,
    code: (letter, groups) => [letter, ...Array.from({ length: groups }, () => letters(4))].join('-'),
  };
}
