import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { consentReceipt } from '../../src/features/consent/server/tables.ts';
import { meeting } from '../../src/features/meetings/server/tables.ts';
import { paymentOrder } from '../../src/features/payments/server/tables.ts';
import { quote } from '../../src/features/quotes/server/tables.ts';
import { ticket, ticketAttachment } from '../../src/features/tickets/server/tables.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { mailboxOf } from '../../src/platform/server/mail/mailbox.ts';
import { outboxMessage } from '../../src/platform/server/mail/tables.ts';
import { mailLimit } from '../../src/platform/server/mail/unproven-recipient.ts';
import type { Accepted } from './testing-accepted.ts';

/** Compares the database and the disk with the acknowledged answers. */
export async function readRows({ db }: Database, dataDir: string) {
  const tickets = await db.select().from(ticket);
  const quotes = await db.select().from(quote);
  const mails = await db.select().from(outboxMessage);
  const folder = join(dataDir, 'attachments');
  return {
    ticket: tickets.map(({ reference }) => reference).sort(),
    quote: quotes.map(({ reference }) => reference).sort(),
    meeting: (await db.select().from(meeting)).map(({ reference }) => reference).sort(),
    payment_order: (await db.select().from(paymentOrder)).map(({ reference }) => reference).sort(),
    consent_receipt: (await db.select().from(consentReceipt)).map(({ id }) => id).sort(),
    mails: new Set(mails.map(({ key }) => key)),
    /** Tickets and quotes of mailboxes that have reached the limit of confirmations. */
    unconfirmed: new Set([...tickets, ...quotes].filter(hasEnough(mails)).map(({ reference }) => reference)),
    byTeam: new Set(tickets.filter((one) => one.openedBy === 'team').map(({ reference }) => reference)),
    quarantined: new Set(tickets.filter((one) => one.quarantineReasons.length > 0).map(({ reference }) => reference)),
    attached: (await db.select().from(ticketAttachment)).map(({ id }) => id).sort(),
    files: existsSync(folder) ? readdirSync(folder).sort() : [],
  };
}

/** Whether the mailbox of a row has received the daily limit of confirmations. */
function hasEnough(mails: readonly { key: string; recipient: string }[]) {
  const most = mailLimit('', 'confirmation', '').most;
  const got = new Map<string, number>();
  for (const { recipient } of mails.filter(({ key }) => /^(?:ticket|quote):.*:visitor$/.test(key))) {
    got.set(mailboxOf(recipient), (got.get(mailboxOf(recipient)) ?? 0) + 1);
  }
  return ({ email }: { email: string }) => (got.get(mailboxOf(email)) ?? 0) >= most;
}

type Rows = Awaited<ReturnType<typeof readRows>>;

/** Missing rows of accepted requests, and mails about rows that do not exist. */
export function halves(rows: Rows): readonly string[] {
  const expected = [
    ...rows.ticket
      .filter((id) => !rows.quarantined.has(id))
      .flatMap((id) => (rows.byTeam.has(id) ? [`ticket:${id}:first`] : [`ticket:${id}:team`, `ticket:${id}:visitor`])),
    ...rows.quote.flatMap((id) => [`quote:${id}:team`, `quote:${id}:visitor`]),
    ...rows.meeting.flatMap((id) => [`meeting:${id}:0:team`, `meeting:${id}:0:visitor`]),
  ];
  const isLeftOut = (key: string) => key.endsWith(':visitor') && rows.unconfirmed.has(key.split(':')[1] ?? '');
  const things = new Set([...rows.ticket, ...rows.quote, ...rows.meeting, ...rows.payment_order]);
  const orphans = [...rows.mails].filter((key) => {
    const [kind = '', id = ''] = key.split(':');
    return ['ticket', 'quote', 'meeting'].includes(kind) && !things.has(id);
  });
  const early = [...rows.quarantined].filter((id) => rows.mails.has(`ticket:${id}:visitor`));
  return [...expected.filter((key) => !rows.mails.has(key) && !isLeftOut(key)), ...orphans, ...early];
}

/** The acknowledged references of each table, and the existing ones. */
export function compare(rows: Rows, accepted: Accepted) {
  const tables = ['ticket', 'quote', 'meeting', 'payment_order', 'consent_receipt'] as const;
  return tables.map((table) => ({ table, there: rows[table], acknowledged: [...accepted[table]].sort() }));
}
