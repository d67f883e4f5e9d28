import type { Words } from '#content/words.ts';

/** Without the text of the badge, which is rendered before the island is active. */
export type BellWords = Omit<Words['bell'], 'unread'>;
