/** The one in the middle; of an even number, the lower of the two. */
export function median(values: readonly number[]): number {
  return medianBy(values, (value) => value) ?? Number.NaN;
}

/** The thing whose value is in the middle. */
export function medianBy<Thing>(things: readonly Thing[], value: (thing: Thing) => number): Thing | undefined {
  return things.toSorted((one, other) => value(one) - value(other))[Math.floor((things.length - 1) / 2)];
}
