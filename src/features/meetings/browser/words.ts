import type { Words } from '#content/words.ts';

/** The texts of `meet-book.json` that the island uses, and a few of other files. */
export type MeetingWords = Pick<Words['meetBook'], 'form' | 'problems' | 'errors' | 'instead' | 'cities'> & {
  readonly booked: Words['meetBook']['meeting'];
  readonly honeypot: string;
};
