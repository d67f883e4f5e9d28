import { capacities, type Encoding, graphemesOf, isShort, plainCharacter, septetsOf } from './characters.ts';
import { readMessage } from './message.ts';
import { writePlain } from './write-plain.ts';

export interface Measure {
  readonly encoding: Encoding;
  /** As people count them. */
  readonly characters: number;
  /** As the network counts them: € is two in GSM-7, most emoji are two or more in UCS-2. */
  readonly units: number;
  /** The units in each part. None: there is no message. */
  readonly parts: readonly number[];
  /** The capacity of each of these parts. */
  readonly capacity: number;
}

/** One character that is not in the short alphabet changes the encoding of the whole message. */
export function measureMessage(text: string): Measure {
  const encoding = isShort(text) ? 'gsm7' : 'ucs2';
  const lengths = [...text].map((character) => lengthOf(character, encoding));
  const units = lengths.reduce((sum, length) => sum + length, 0);
  const { alone, part } = capacities[encoding];
  const capacity = units <= alone ? alone : part;
  return { encoding, characters: graphemesOf(text).length, units, parts: fill(lengths, capacity), capacity };
}

/** By code point: a lone surrogate counts as one. */
function lengthOf(character: string, encoding: Encoding): number {
  return encoding === 'gsm7' ? (septetsOf(character) ?? 0) : character.length;
}

/** A character of length two is never split: if one unit is left, it starts the next part. */
function fill(lengths: readonly number[], capacity: number): number[] {
  const parts: number[] = [];
  for (const length of lengths) {
    const last = parts.at(-1);
    if (last === undefined || last + length > capacity) parts.push(length);
    else parts[parts.length - 1] = last + length;
  }
  return parts;
}

/** The result of replacing the costly characters. */
type Plainly =
  /** It has no costly characters. */
  | { readonly kind: 'already' }
  /** Some of them have no replacement, because they are letters of another script. */
  | { readonly kind: 'never' }
  /** It has as many parts or more: three full stops are longer than one ellipsis. */
  | { readonly kind: 'useless'; readonly text: string; readonly measure: Measure }
  | { readonly kind: 'saves'; readonly text: string; readonly measure: Measure };

export interface CalculatedMessage {
  /** The part of the typed text that was counted. */
  readonly text: string;
  readonly tooLong?: number;
  readonly measure: Measure;
  readonly costly: readonly Costly[];
  readonly plainly: Plainly;
}

export function calculateMessage(typed: string): CalculatedMessage {
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
  // Nothing would be left of a message of only emoji.
  if (plain === undefined || plain.trim() === '') return { kind: 'never' };
  const shorter = measureMessage(plain);
  const kind = shorter.parts.length < measure.parts.length ? 'saves' : 'useless';
  return { kind, text: plain, measure: shorter };
}

/** A character that makes the whole message UCS-2. */
export interface Costly {
  readonly character: string;
  /** Its positions in UTF-16 units. */
  readonly at: readonly number[];
  /** See `plainCharacter`. */
  readonly plain: string | undefined;
}

/** Each costly character once, in reading order. */
export function findCostly(text: string): Costly[] {
  const places = new Map<string, number[]>();
  for (const { text: character, at } of graphemesOf(text)) {
    if (isShort(character)) continue;
    const known = places.get(character);
    if (known) known.push(at);
    else places.set(character, [at]);
  }
  return [...places].map(([character, at]) => ({ character, at, plain: plainCharacter(character) }));
}

interface Stretch {
  readonly text: string;
  readonly costly: boolean;
}

/** Splits the message into runs with only or without costly characters, to mark them. */
export function markCostly(text: string): Stretch[] {
  const stretches: Stretch[] = [];
  for (const { text: grapheme } of graphemesOf(text)) {
    const costly = !isShort(grapheme);
    const last = stretches.at(-1);
    if (last?.costly === costly) stretches[stretches.length - 1] = { text: last.text + grapheme, costly };
    else stretches.push({ text: grapheme, costly });
  }
  return stretches;
}
