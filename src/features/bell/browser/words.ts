import type { Words } from '#content/words.ts';

/** But for the number at the bell, which stands there before the island wakes. */
export type BellWords = Omit<Words['bell'], 'unread'>;
