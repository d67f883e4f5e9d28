import type { SandboxTransaction } from '../store/save-transaction.ts';

type Outcome = SandboxTransaction['outcome'];

/** Those of Wompi, and one of "any other", which all end in an error. */
export const testCards = [
  { number: '4242 4242 4242 4242', outcome: 'APPROVED' },
  { number: '4111 1111 1111 1111', outcome: 'DECLINED' },
  { number: '5555 5555 5555 4444', outcome: 'ERROR' },
] as const satisfies readonly { number: string; outcome: Outcome }[];

export function outcomeOf(digits: string): Outcome {
  return testCards.find(({ number }) => number.replaceAll(' ', '') === digits)?.outcome ?? 'ERROR';
}
