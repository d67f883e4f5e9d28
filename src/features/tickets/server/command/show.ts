import type { Db } from '#platform/database/database.ts';
import { CommandError, type Output } from '#platform/server/commands/command.ts';
import { findTicket, type WholeTicket } from '../store/find-tickets.ts';

export async function show(db: Db, reference: string, output: Output): Promise<void> {
  const found = await findTicket(db, reference);
  if (!found) throw unknownTicket(reference);
  output(linesOf(found).join('\n'));
}

export function unknownTicket(reference: string): CommandError {
  return new CommandError(`There is no ticket ${reference}. See the latest: npm run tickets`);
}

function linesOf({ ticket, attachments }: WholeTicket): string[] {
  const facts = {
    reference: ticket.reference,
    state: ticket.state,
    received: ticket.createdAt.toISOString(),
    name: ticket.name,
    'e-mail': ticket.email,
    telephone: ticket.phone,
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
    ...attachments.map(({ id, name, type, bytes }) => {
      return `${'attached'.padEnd(width)}  ${name} (${type}, ${bytes} bytes) in DATA_DIR/attachments/${id}`;
    }),
    '',
    ticket.message,
  ];
}
