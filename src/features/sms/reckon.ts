import { type Costly, findCostly } from './costly.ts';
import { type Measure, measureMessage } from './measure.ts';
import { readMessage } from './read-message.ts';
import { writePlain } from './write-plain.ts';

/** What becomes of the message without its costly characters. */
type Plainly =
  /** It has none. */
  | { readonly kind: 'already' }
  /** Some of them are the letters it is written with. */
  | { readonly kind: 'never' }
  /** It takes as many parts, or more: three full stops are longer than one ellipsis. */
  | { readonly kind: 'useless'; readonly text: string; readonly measure: Measure }
  | { readonly kind: 'saves'; readonly text: string; readonly measure: Measure };

export interface Reckoned {
  /** What was counted of what was typed. */
  readonly text: string;
  readonly tooLong?: number;
  readonly measure: Measure;
  readonly costly: readonly Costly[];
  readonly plainly: Plainly;
}

export function reckonMessage(typed: string): Reckoned {
  const message = readMessage(typed);
  const measure = measureMessage(message.text);
  const costly = findCostly(message.text);
  return {
    ...message,
    measure,
    costly,
    plainly: costly.length > 0 ? withoutThem(message.text, measure) : { kind: 'already' },
  };
}

function withoutThem(text: string, measure: Measure): Plainly {
  const plain = writePlain(text);
  // Of a message of nothing but emoji nothing would be left.
  if (plain === undefined || plain.trim() === '') return { kind: 'never' };
  const shorter = measureMessage(plain);
  const kind = shorter.parts.length < measure.parts.length ? 'saves' : 'useless';
  return { kind, text: plain, measure: shorter };
}
