/**
 * An amount as the payment calls write it: whole units with two decimals at most, `"40000"`, `"12.50"`. Text, because
 * 0.1 is no number that a computer knows.
 */
const written = /^(\d{1,12})(?:\.(\d{1,2}))?$/;

/** In minor units. Undefined: it is no amount. */
export function readAmount(text: string): number | undefined {
  const [, whole, decimals = ''] = written.exec(text.trim()) ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
}

/** `4000000` as `40000`, `1250` as `12.50`. */
export function writeAmount(minor: number): string {
  const [whole, rest] = [Math.floor(minor / 100), minor % 100];
  return rest === 0 ? String(whole) : `${whole}.${String(rest).padStart(2, '0')}`;
}
