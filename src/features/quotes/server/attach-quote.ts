import type { Db } from '#platform/database/database.ts';
import type { Config } from '#platform/server/config/config.ts';
import { type Attach, attachNothing } from '#platform/server/mail/attach.ts';
import { MailFailure } from '#platform/server/mail/mail-failure.ts';
import { plainName } from '#platform/server/mail/unproven-recipient.ts';
import type { DrawQuote, Quote } from '../quote.ts';
import { quoteOf } from './quote-of.ts';
import { findQuote } from './store.ts';

/** Draws the quote when its mail is sent: it was frozen when it was made. */
export function attachQuote(db: Db, drawQuote: DrawQuote, config: Pick<Config, 'publicUrl'>): Attach {
  return async (wish) => {
    if (wish.kind !== 'quote') return attachNothing(wish);
    const kept = await findQuote(db, wish.reference);
    if (!kept) throw new MailFailure('there is no such quote');
    const quote = quoteOf(kept, config);
    return {
      name: `${kept.reference}.pdf`,
      type: 'application/pdf',
      content: await drawQuote(wish.isWhole ? quote : withoutTypedText(quote)),
    };
  };
}

/** For a recipient who may not be the one who typed it. The page of the quote has the whole PDF. */
function withoutTypedText(quote: Quote): Quote {
  const { name, company } = quote;
  return { ...quote, name: plainName(name) ?? '', company: plainName(company), email: '', note: undefined };
}
