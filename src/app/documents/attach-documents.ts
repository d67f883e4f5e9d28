import { attachReceipt } from '#features/payments/server/receipts.ts';
import { attachQuote } from '#features/quotes/server/attach-quote.ts';
import type { Db } from '#platform/database/database.ts';
import type { Config } from '#platform/server/config/config.ts';
import type { Attach } from '#platform/server/mail/attach.ts';
import type { Documents } from './create-documents.ts';

/** Which document is attached to which mail. */
export function attachDocuments(
  db: Db,
  { drawReceipt, drawQuote }: Pick<Documents, 'drawReceipt' | 'drawQuote'>,
  config: Pick<Config, 'publicUrl'>,
): Attach {
  const receipts = attachReceipt(db, drawReceipt);
  const quotes = attachQuote(db, drawQuote, config);
  return (document) => (document.kind === 'quote' ? quotes(document) : receipts(document));
}
