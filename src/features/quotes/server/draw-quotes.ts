import { currentTime } from '#platform/database/clock.ts';
import type { Db } from '#platform/database/database.ts';
import { MailFailure } from '#platform/server/mail/compose-mail.ts';
import { type Attach, attachNothing } from '#platform/server/mail/deliver-mail.ts';
import { plainName } from '#platform/server/mail/unproven-recipient.ts';
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
  const { name, company } = quote;
  return { ...quote, name: plainName(name) ?? '', company: plainName(company), email: '', note: undefined };
}

interface Bounds {
  readonly most: number;
  readonly ms: number;
}

/**
 * Caches drawn PDFs for a short time. The key is the whole content, so that a quote whose person was deleted is drawn
 * again.
 */
export function cacheDrawn(draw: DrawQuote, { most, ms }: Bounds = { most: 20, ms: 60_000 }): DrawQuote {
  const cache = new Map<string, { readonly until: number; readonly drawn: Promise<Uint8Array> }>();
  const tidy = (now: number) => {
    for (const [key, { until }] of cache) if (until <= now || cache.size > most) cache.delete(key);
  };
  return (quote) => {
    const now = currentTime().getTime();
    const key = JSON.stringify(quote);
    const before = cache.get(key);
    if (before && before.until > now) return before.drawn;
    const drawn = draw(quote);
    cache.delete(key);
    cache.set(key, { until: now + ms, drawn });
    tidy(now);
    drawn.catch(() => cache.delete(key));
    return drawn;
  };
}
