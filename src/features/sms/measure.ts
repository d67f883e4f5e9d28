import { isShort, septetsOf } from './alphabet.ts';
import { graphemesOf } from './graphemes.ts';

export type Encoding = 'gsm7' | 'ucs2';

/**
 * What fits into a message that stands alone, and into each part of a longer one: six bytes of every part say which
 * one it is. In septets for GSM-7, in UTF-16 units for UCS-2.
 */
export const capacities: Readonly<Record<Encoding, { readonly alone: number; readonly part: number }>> = {
  gsm7: { alone: 160, part: 153 },
  ucs2: { alone: 70, part: 67 },
};

export interface Measure {
  readonly encoding: Encoding;
  /** As people count them. */
  readonly characters: number;
  /** As the network counts them: € is two in GSM-7, most emoji are two or more in UCS-2. */
  readonly units: number;
  /** The units in each part. None: there is no message. */
  readonly parts: readonly number[];
  /** What each of these parts could hold. */
  readonly capacity: number;
}

/** One character that is not in the short alphabet changes the encoding of the whole message. */
export function measureMessage(text: string): Measure {
  const encoding = isShort(text) ? 'gsm7' : 'ucs2';
  const rooms = [...text].map((character) => roomOf(character, encoding));
  const units = rooms.reduce((sum, room) => sum + room, 0);
  const { alone, part } = capacities[encoding];
  const capacity = units <= alone ? alone : part;
  return { encoding, characters: graphemesOf(text).length, units, parts: fill(rooms, capacity), capacity };
}

/** By code point: a surrogate without its other half comes alone, and takes the room of one. */
function roomOf(character: string, encoding: Encoding): number {
  return encoding === 'gsm7' ? (septetsOf(character) ?? 0) : character.length;
}

/** What takes the room of two is never cut: where one is left, that stays empty and it begins the next part. */
function fill(rooms: readonly number[], capacity: number): number[] {
  const parts: number[] = [];
  for (const room of rooms) {
    const last = parts.at(-1);
    if (last === undefined || last + room > capacity) parts.push(room);
    else parts[parts.length - 1] = last + room;
  }
  return parts;
}
