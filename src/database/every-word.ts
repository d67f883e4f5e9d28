import { and, type SQL } from 'drizzle-orm';

/** Every word of what somebody typed, each by a condition of its own. Undefined where nothing was typed: all fit. */
export function everyWord(text: string, holds: (word: string) => SQL | undefined): SQL | undefined {
  return and(...text.split(/\s+/).filter(Boolean).map(holds));
}
