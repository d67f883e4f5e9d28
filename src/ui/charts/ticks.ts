/** About as many lines as this are drawn above the axis. */
const wanted = 4;

/**
 * The marks of an axis from zero to at least `most`, at even distances of 1, 2 or 5 times a power of ten, the largest
 * first. `whole`: counts have no marks between whole numbers. `least`: the axis also covers this value below zero.
 */
export function ticksTo(most: number, { whole = true, least = 0 } = {}): number[] {
  if (most <= 0 && least >= 0) return [1, 0];
  const rough = Math.max(most, -least) / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5, 10].find((one) => one * power >= rough * (1 - 1e-9)) ?? 10;
  const distance = whole ? Math.max(1, factor * power) : factor * power;
  const below = Math.ceil(-least / distance - 1e-9);
  const above = Math.max(below > 0 ? 0 : 1, Math.ceil(most / distance - 1e-9));
  // Multiplied and not added, so that errors do not accumulate.
  return Array.from({ length: above + below + 1 }, (_, index) => Number(((above - index) * distance).toPrecision(12)));
}
