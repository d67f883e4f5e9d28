import { createHash } from 'node:crypto';
import { CallFault } from '#platform/server/errors/call-fault.ts';
import { uuidOfHash } from '#platform/server/security/secrets.ts';
import { createQuote, type QuoteRequest } from '../create-quote.ts';

/**
 * A form that was sent, gone back to, changed and sent again still carries the id of the first quote. What it asks for
 * now is another one, and the same one where it is sent twice.
 */
export async function createAgain(...[c, wish, parts]: Parameters<typeof createQuote>): ReturnType<typeof createQuote> {
  try {
    return await createQuote(c, wish, parts);
  } catch (error) {
    const isUsed = error instanceof CallFault && error.details.fields?.request_id !== undefined;
    if (!isUsed) throw error;
    return createQuote(c, { ...wish, request_id: idOf(wish) }, parts);
  }
}

function idOf(wish: QuoteRequest): string {
  return uuidOfHash(createHash('sha256').update(JSON.stringify(wish)).digest());
}
