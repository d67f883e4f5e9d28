import type { Db } from '#database/database.ts';
import type { Config } from '../config.ts';
import type { Attach } from '../mail/attach.ts';
import { attachReceipt } from '../payments/receipts/attach-receipt.ts';
import { attachQuote } from '../quotes/attach-quote.ts';
import type { Documents } from './create-documents.ts';

/** Which paper goes with which mail. */
export function attachDocuments(
  db: Db,
  { drawReceipt, drawQuote }: Pick<Documents, 'drawReceipt' | 'drawQuote'>,
  config: Pick<Config, 'publicUrl'>,
): Attach {
  const receipts = attachReceipt(db, drawReceipt);
  const quotes = attachQuote(db, drawQuote, config);
  return (wish) => (wish.kind === 'quote' ? quotes(wish) : receipts(wish));
}
