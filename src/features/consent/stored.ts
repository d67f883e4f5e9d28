import { fieldsOf, isUuid, type Stored, storedJson, storedWord } from '#platform/browser/stored/stored.ts';
import { isLanguage, type Language } from '#site/languages.ts';
import { type Purpose, purposes } from '#site/purposes.ts';

/**
 * What still has to be sent to the server: 'true' or 'false' is an answer without a receipt yet, otherwise it is the id
 * of a receipt to send. Stored together with the answer, so that a lost connection or closed tab does not lose it.
 */
export const consentPending: Stored<string> = {
  key: 'consentPending',
  read: (text) => (/^(true|false|[\da-f-]{36})$/i.test(text) ? text : undefined),
  write: String,
};

/** The answer and the version of its text. The server stores the same under the same id. */
interface ConsentReceipt {
  readonly id: string;
  /** Anonymous; the same for all answers of this browser. */
  readonly visitor: string;
  readonly purposes: readonly Purpose[];
  readonly version: string;
  readonly language: Language;
  /** When the server saved it. Undefined: it still has to be sent. */
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
