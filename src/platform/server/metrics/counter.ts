import type { Family } from './family.ts';

interface Described<Value extends string> {
  /** Ends with `_total`. */
  readonly name: string;
  readonly help: string;
  /** What is told apart, and all that it can be. Each begins at 0, so that the first one that is counted is seen. */
  readonly label: string;
  readonly values: readonly Value[];
}

/** Counts what this process has done since it started. */
export interface Counter<Value extends string> {
  add(value: Value, times?: number): void;
  readonly family: Family;
}

export function createCounter<const Value extends string>({
  name,
  help,
  label,
  values,
}: Described<Value>): Counter<Value> {
  const counts = new Map<Value, number>(values.map((value) => [value, 0]));
  return {
    add: (value, times = 1) => void counts.set(value, (counts.get(value) ?? 0) + times),
    family: {
      name,
      help,
      type: 'counter',
      samples: () => [...counts].map(([value, count]) => ({ labels: { [label]: value }, value: count })),
    },
  };
}
