import type { Words } from '#content/words.ts';

/** The words of `meet-book.json` that the island says, with those of its neighbours. */
export type MeetingWords = Pick<Words['meetBook'], 'form' | 'problems' | 'errors' | 'instead' | 'cities'> & {
  readonly booked: Words['meetBook']['meeting'];
  readonly honeypot: string;
};
