import { fieldsOf, isUuid, type Stored, storedJson, storedWord } from '#platform/browser/stored/stored.ts';
import { isLanguage, type Language } from '#site/languages.ts';
import { type Purpose, purposes } from '#site/purposes.ts';

/**
 * What is still owed to the server: 'true' or 'false', an answer whose receipt has to be written, or the id of a
 * receipt that has to be sent. Put here with the answer itself, so that no lost line and no closed tab loses it.
 */
export const consentPending: Stored<string> = {
  key: 'consentPending',
  read: (text) => (/^(true|false|[\da-f-]{36})$/i.test(text) ? text : undefined),
  write: String,
};

/** What was answered, and to which text. The server keeps the same under the same id. */
interface ConsentReceipt {
  readonly id: string;
  /** Anonymous; the same for all answers of this browser. */
  readonly visitor: string;
  readonly purposes: readonly Purpose[];
  readonly version: string;
  readonly language: Language;
  /** When the server has kept it. Without it, it has still to be sent. */
  readonly at?: string | undefined;
}

export const consentReceipt = storedJson('consentReceipt', readReceipt);

function readReceipt(value: unknown): ConsentReceipt | undefined {
  const { id, visitor, purposes: agreed, version, language, at } = fieldsOf(value);
  if (!isUuid(id) || !isUuid(visitor) || typeof version !== 'string' || !isLanguage(language)) return undefined;
  return {
    id,
    visitor,
    purposes: purposes.filter((purpose) => Array.isArray(agreed) && agreed.includes(purpose)),
    version,
    language,
    at: typeof at === 'string' ? at : undefined,
  };
}

/** The visitor's answer to the cookie banner: 'true', or 'false' for only what is necessary. */
export const consent = storedWord('consent', ['true', 'false']);
