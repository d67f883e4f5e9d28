import { inArray } from 'drizzle-orm';
import { wordsIn } from '#content/words.ts';
import { attachmentFiles } from '#features/tickets/server/attachments.ts';
import { createTicketFrom, readTicket } from '#features/tickets/server/create-ticket.ts';
import { ticket } from '#features/tickets/server/tables.ts';
import { messageFrom } from '#features/tickets/ticket-fields.ts';
import type { Db } from '#platform/database/database.ts';
import type { AppContext } from '#platform/server/app-context.ts';
import { keyedHash, uuidOfHash } from '#platform/server/security/secrets.ts';
import { withinLimits } from '#platform/server/security/within-limits.ts';
import type { Language } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { formatMoney } from '#site/money.ts';
import { openLines, type Quote } from '../quote.ts';
import type { QuoteAnswer } from '../quote-answer.ts';
import { type QuoteRequestKind, quoteRequests } from '../quote-fields.ts';
import type { QuoteDeps } from './create-quote.ts';

/** The same for every press: one quote has one request of each kind. */
function requestIdOf(secret: string, reference: string, kind: QuoteRequestKind): string {
  return uuidOfHash(keyedHash(secret, 'quoteRequest', `${kind} ${reference}`));
}

/** The requests that were already sent about a quote, by anyone who has its number. */
export async function requestsAbout(
  db: Db,
  secret: string,
  reference: string,
): Promise<Extract<QuoteAnswer, { kind: 'made' }>['requests']> {
  const ids = quoteRequests.map((kind) => [kind, requestIdOf(secret, reference, kind)] as const);
  const sent = await db
    .select({ id: ticket.requestId, reference: ticket.reference })
    .from(ticket)
    .where(
      inArray(
        ticket.requestId,
        ids.map(([, id]) => id),
      ),
    );
  return Object.fromEntries(
    ids.flatMap(([kind, id]) => sent.filter((one) => one.id === id).map((one) => [kind, one.reference] as const)),
  );
}

/** Sends the request as a ticket of the person that the quote is for. */
export async function sendQuoteRequest(
  c: AppContext,
  quote: Quote,
  kind: QuoteRequestKind,
  language: Language,
  { config, database, secretOf, signedIn, wakeMail }: QuoteDeps,
): Promise<void> {
  const secret = await secretOf();
  const { requests } = wordsIn(language).quote.made;
  const message = format(requests[kind].message, language, {
    reference: quote.reference,
    total: formatMoney({ minor: quote.total, currency: quote.currency }, language),
    items: openLines(quote)
      .map(({ name, amount }) => `- ${amount ? `${name} (${amount})` : name}`)
      .join('\n'),
  });
  const sent = {
    ...messageFrom({ name: quote.name, email: quote.email, message }),
    request_id: requestIdOf(secret, quote.reference, kind),
    country: quote.country,
    page: '/support/quote',
    about: quote.reference,
  };
  const read = readTicket(sent, [], language);
  const deps = { c, config, db: database.db, secret, language, signedIn, apiClient: undefined };
  await withinLimits(c, () => createTicketFrom(read, { ...deps, files: attachmentFiles([]) }));
  wakeMail?.();
}
