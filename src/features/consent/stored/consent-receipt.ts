import { isUuid } from '#platform/browser/stored/is-uuid.ts';
import { fieldsOf, storedJson } from '#platform/browser/stored/stored.ts';
import { isLanguage, type Language } from '#site/languages.ts';
import { type Purpose, purposes } from '#site/purposes.ts';

/** What was answered, and to which text. The server keeps the same under the same id. */
export interface ConsentReceipt {
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
