import type { Db } from '#platform/database/database.ts';
import { MailFailure } from '#platform/server/mail/compose-mail.ts';
import { type Attach, attachNothing } from '#platform/server/mail/deliver-mail.ts';
import type { DrawQuote, Quote } from '../quote.ts';
import { type QuoteConfig, quoteOf } from './quote-of.ts';
import { findQuote } from './store.ts';

/** Draws the quote when its mail is sent. Its content has not changed since it was created. */
export function attachQuote(db: Db, drawQuote: DrawQuote, config: QuoteConfig): Attach {
  return async (attachment) => {
    if (attachment.kind !== 'quote') return attachNothing(attachment);
    const stored = await findQuote(db, attachment.reference);
    if (!stored) throw new MailFailure('there is no such quote');
    const quote = quoteOf(stored, config);
    return {
      name: `${stored.reference}.pdf`,
      type: 'application/pdf',
      content: await drawQuote(attachment.isWhole ? quote : withoutTypedText(quote)),
    };
  };
}

/** For a recipient who may not have typed the text. The page of the quote has the full PDF. */
function withoutTypedText(quote: Quote): Quote {
  return { ...quote, name: '', company: undefined, email: '', note: undefined };
}
