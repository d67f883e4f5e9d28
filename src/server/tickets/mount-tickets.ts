import { success, withCodigo } from '#contracts/envelope.ts';
import { createTicket, getFormToken } from '#contracts/tickets.ts';
import type { Database } from '#database/database.ts';
import { TooManyTickets } from '#database/tickets/count-ticket.ts';
import type { Language } from '#site/languages.ts';
import type { App, AppContext } from '../app-context.ts';
import { mountCallWithoutInput } from '../calls/mount-call.ts';
import type { Config } from '../config.ts';
import { whileDatabaseAnswers } from '../errors/while-database-answers.ts';
import type { Log } from '../logging/log.ts';
import { createTicketFrom } from './create-ticket.ts';
import { formSecret } from './form-secret.ts';
import { readTicket } from './read-ticket.ts';
import { makeFormToken } from './spam/form-token.ts';
import { ticketFault } from './ticket-problems.ts';
import { ticketWords } from './ticket-words.ts';

/** Seconds after which a form that could not be sent is worth another try. */
const retryAfter = 5;

interface TicketParts {
  readonly database: Database;
  readonly log: Log;
  readonly wakeMail?: (() => void) | undefined;
}

/** It reads its body itself, because what is wrong has to be said in the language that the body names. */
export function mountTickets(app: App, config: Config, { database, log, wakeMail }: TicketParts): void {
  const secretOf = formSecret(config, database.db);

  mountCallWithoutInput(app, config, createTicket, async (c) => {
    const ticket = await readTicket(c);
    const keep = async () => createTicketFrom(ticket, { c, config, db: database.db, secret: await secretOf() });
    const notReady = (cause: unknown) => {
      log.error({ id: c.get('requestId'), err: cause }, 'a ticket could not be kept: the database is away');
      c.header('Retry-After', String(retryAfter));
      return ticketFault('notReady', ticket.language);
    };
    const reference = await whileDatabaseAnswers(database, () => withinLimits(c, ticket.language, keep), notReady);
    wakeMail?.();
    return withCodigo(success({ reference }, ticketWords[ticket.language].ticket.received));
  });

  mountCallWithoutInput(app, config, getFormToken, async () => {
    const secret = await whileDatabaseAnswers(database, secretOf);
    return success({ token: makeFormToken(secret, Date.now()) });
  });
}

async function withinLimits(c: AppContext, language: Language, keep: () => Promise<string>): Promise<string> {
  try {
    return await keep();
  } catch (error) {
    if (!(error instanceof TooManyTickets)) throw error;
    c.header('Retry-After', String(Math.max(1, Math.ceil((error.until.getTime() - Date.now()) / 1000))));
    throw ticketFault('tooManyRequests', language);
  }
}
