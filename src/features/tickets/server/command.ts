import { z } from 'zod';
import type { Db } from '#platform/database/database.ts';
import { pick } from '#platform/database/queries.ts';
import {
  type Command,
  type CommandContext,
  CommandError,
  checkOptions,
  type Output,
  readOptions,
  textTable,
} from '#platform/server/commands/command.ts';
import { shorten } from '#platform/server/shorten.ts';
import { factColumns } from '../ticket-fields.ts';
import { changeTicketState, releaseTicket } from './actions.ts';
import { fileLine } from './attachments.ts';
import { findTicket, listNewestTickets, readReference, type WholeTicket } from './store/find-tickets.ts';
import type { Ticket } from './tables.ts';

async function show(db: Db, reference: string, output: Output): Promise<void> {
  const found = await findTicket(db, reference);
  if (!found) throw unknownTicket(reference);
  output(linesOf(found).join('\n'));
}

function unknownTicket(reference: string): CommandError {
  return new CommandError(`There is no ticket ${reference}. See the latest: npm run tickets`);
}

function linesOf({ ticket, attachments }: WholeTicket): string[] {
  const facts = {
    reference: ticket.reference,
    state: ticket.state,
    received: ticket.createdAt.toISOString(),
    ...pick(ticket, ...factColumns),
    language: ticket.language,
    country: ticket.country,
    page: ticket.page,
    system: ticket.apiClient,
    ...ticket.campaign,
    'why quarantined': ticket.quarantineReasons.join(', '),
  };
  const width = Math.max(...Object.keys(facts).map((label) => label.length));
  return [
    ...Object.entries(facts).flatMap(([label, value]) => (value ? [`${label.padEnd(width)}  ${value}`] : [])),
    ...attachments.map((attachment) => {
      const { id, name, bytes, danger } = fileLine(attachment);
      const kind = danger ? `DANGEROUS, ${danger.kind}` : attachment.type;
      return `${'attached'.padEnd(width)}  ${name} (${kind}, ${bytes} bytes) in DATA_DIR/attachments/${id}`;
    }),
    '',
    ticket.message,
  ];
}

const latest = 50;

/** The longest name, in characters, that fits in a line. */
const nameLength = 24;

async function list(db: Db, { quarantined }: { quarantined: boolean }, output: Output): Promise<void> {
  const rows = await listNewestTickets(db, latest, quarantined ? 'quarantined' : undefined);
  if (rows.length === 0) output(quarantined ? 'No ticket is in quarantine.' : 'There is no ticket.');
  else output(quarantined ? quarantineTable(rows) : ticketTable(rows));
}

function ticketTable(rows: readonly Ticket[]): string {
  const cells = rows.map((row) => [row.reference, row.state, timeOf(row), row.language, shorten(row.name, nameLength)]);
  return textTable(['reference', 'state', 'time (UTC)', 'language', 'name'], cells);
}

function quarantineTable(rows: readonly Ticket[]): string {
  const cells = rows.map((row) => {
    return [row.reference, timeOf(row), row.language, row.quarantineReasons.join(', '), shorten(row.name, nameLength)];
  });
  return textTable(['reference', 'time (UTC)', 'language', 'why', 'name'], cells);
}

function timeOf({ createdAt }: Ticket): string {
  return createdAt.toISOString().slice(0, 16).replace('T', ' ');
}

async function release(reference: string, output: Output, context: CommandContext): Promise<void> {
  const before = await releaseTicket(context, reference);
  if (before === 'unknown') throw unknownTicket(reference);
  output(
    before === 'quarantined'
      ? `${reference} is released. The team and the visitor are notified by e-mail.`
      : `${reference} is not in quarantine: it is ${before}.`,
  );
}

async function changeState(
  reference: string,
  state: Parameters<typeof changeTicketState>[2],
  output: Output,
  context: CommandContext,
): Promise<void> {
  const outcome = await changeTicketState(context, reference, state, state === 'closed');
  if (outcome === 'unknown') throw unknownTicket(reference);
  if (outcome === 'done') return output(`${reference} is ${state} now.`);
  throw new CommandError(`${reference} is in quarantine. Release it first: npm run tickets -- --release ${reference}`);
}

const help = `Shows the tickets of visitors. A ticket that looks like spam waits in quarantine, and no one is notified of it by
e-mail, until it is released.

  npm run tickets                               the latest
  npm run tickets -- --show H-7KQ2-94MX         all of one
  npm run tickets -- --quarantine               those in quarantine, and why
  npm run tickets -- --release H-7KQ2-94MX      takes one out of quarantine and sends its mails
  npm run tickets -- --answered H-7KQ2-94MX     notes that it was answered, as its writer sees at /support/status
  npm run tickets -- --closed H-7KQ2-94MX       … that nothing is left to do
  npm run tickets -- --reopen H-7KQ2-94MX       … that something is, after all`;

const reference = z
  .string()
  .transform((typed) => readReference(typed))
  .pipe(z.string('must be the reference of a ticket, such as H-7KQ2-94MX'))
  .optional();

const options = z.object({
  quarantine: z.literal('', 'takes no value').optional(),
  answered: reference,
  closed: reference,
  release: reference,
  reopen: reference,
  show: reference,
});

export const tickets: Command = {
  help,
  async run(args, output, context) {
    const { db } = context;
    const request = checkOptions(options, readOptions(args, Object.keys(options.shape)));
    if (Object.keys(request).length > 1)
      throw new CommandError('Use one option at a time. See npm run tickets -- --help');
    if (request.release !== undefined) await release(request.release, output, context);
    else if (request.show !== undefined) await show(db, request.show, output);
    else if (request.answered !== undefined) await changeState(request.answered, 'answered', output, context);
    else if (request.closed !== undefined) await changeState(request.closed, 'closed', output, context);
    else if (request.reopen !== undefined) await changeState(request.reopen, 'new', output, context);
    else await list(db, { quarantined: request.quarantine !== undefined }, output);
  },
};
