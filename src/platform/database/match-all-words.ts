import { and, type SQL } from 'drizzle-orm';

/** More words than this find nothing that these have not found, and each costs the database a look. */
const mostWords = 10;

/** Every word of what somebody typed, each by a condition of its own. Undefined where nothing was typed: all fit. */
export function matchAllWords(text: string, holds: (word: string) => SQL | undefined): SQL | undefined {
  return and(...text.split(/\s+/).filter(Boolean).slice(0, mostWords).map(holds));
}
