import { isShort } from './alphabet.ts';
import { graphemesOf } from './graphemes.ts';
import { plainCharacter } from './plain-character.ts';

/** A character that makes the whole message UCS-2. */
export interface Costly {
  readonly character: string;
  /** Where it stands, in UTF-16 units. */
  readonly at: readonly number[];
  /** See `plainCharacter`. */
  readonly plain: string | undefined;
}

/** Each of them once, in the order of a reader. */
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

/** The whole message in stretches, each of them costly characters alone or none, for marking the former. */
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
