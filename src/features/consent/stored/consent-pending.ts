import type { Stored } from '#platform/browser/stored/stored.ts';

/**
 * What is still owed to the server: 'true' or 'false', an answer whose receipt has to be written, or the id of a
 * receipt that has to be sent. Put here with the answer itself, so that no lost line and no closed tab loses it.
 */
export const consentPending: Stored<string> = {
  key: 'consentPending',
  read: (text) => (/^(true|false|[\da-f-]{36})$/i.test(text) ? text : undefined),
  write: String,
};
