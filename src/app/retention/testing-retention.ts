import { randomUUID } from 'node:crypto';
import { getTableName } from 'drizzle-orm';
import {
  dataRequest,
  notification,
  session,
  signInCode,
  user,
  verification,
} from '#features/accounts/server/tables.ts';
import { consentReceipt } from '#features/consent/server/tables.ts';
import { helpQuestion } from '#features/help/server/tables.ts';
import { incomingMail } from '#features/incoming-mail/server/tables.ts';
import { marketingNotification } from '#features/marketing/server/tables.ts';
import { meeting } from '#features/meetings/server/tables.ts';
import { missingAddress } from '#features/monitoring/server/tables.ts';
import {
  paymentEvent,
  paymentOrder,
  paymentTransaction,
  sandboxEvent,
  sandboxTransaction,
} from '#features/payments/server/tables.ts';
import { quote } from '#features/quotes/server/tables.ts';
import { teamMember } from '#features/team/server/tables.ts';
import { ticket, ticketPresence } from '#features/tickets/server/tables.ts';
import type { Db } from '#platform/database/database.ts';
import { useCount } from '#platform/database/tables.ts';
import { type RetentionDays, retentionKinds } from '#platform/server/config/operation-variables.ts';
import { outboxMessage } from '#platform/server/mail/tables.ts';
import { staffAction } from '#platform/server/staff/tables.ts';
import type { RetentionRule } from './retention-rules.ts';

/** The same for all kinds, except those that are named. */
export function daysOf(all: number | 'forever', change: Partial<RetentionDays> = {}): RetentionDays {
  const alike = Object.fromEntries(retentionKinds.map((kind) => [kind, all]));
  return { ...emptyDays, ...alike, ...change };
}

const emptyDays: RetentionDays = {
  consent: 1,
  'data-requests': 1,
  'dead-letters': 1,
  marketing: 1,
  meetings: 1,
  'missing-addresses': 1,
  notifications: 1,
  payments: 1,
  quarantine: 1,
  quotes: 1,
  sandbox: 1,
  'sent-mail': 1,
  'staff-log': 1,
  tickets: 1,
  'unpaid-orders': 1,
};

let made = 0;
const code = () => String(made++).padStart(8, '2');

export async function insertUser(db: Db): Promise<string> {
  const [row] = await db
    .insert(user)
    .values({ name: '', email: `${randomUUID()}@example.com` })
    .returning();
  return row?.id ?? '';
}

export async function insertTicket(
  db: Db,
  lastActivityAt: Date,
  state: (typeof ticket.$inferSelect)['state'],
): Promise<typeof ticket.$inferSelect> {
  const number = code();
  const reference = `H-${number.slice(0, 4)}-${number.slice(4)}`;
  const written = { name: 'Ana', email: 'ana@example.com', message: 'Hola', language: 'es' };
  const [row] = await db
    .insert(ticket)
    .values({ ...written, reference, state, createdAt: lastActivityAt, lastActivityAt })
    .returning();
  if (!row) throw new Error('No ticket was saved');
  return row;
}

export async function insertOrder(
  db: Db,
  createdAt: Date,
  change: Partial<typeof paymentOrder.$inferInsert> = {},
): Promise<string> {
  const price = { currency: 'cop', amount: 1000, provider: 'wompi', language: 'es' };
  const what = change.quoteReference ? {} : { productId: 4 };
  const [row] = await db
    .insert(paymentOrder)
    .values({
      ...price,
      ...what,
      reference: `P-${code()}`,
      state: 'expired',
      createdAt,
      expiresAt: createdAt,
      ...change,
    })
    .returning();
  return row?.id ?? '';
}

export async function insertTransaction(
  db: Db,
  createdAt: Date,
  change: Partial<typeof paymentTransaction.$inferInsert> = {},
): Promise<void> {
  const money = { currency: 'cop', amount: 1000, status: 'DECLINED' } as const;
  const names = { provider: 'wompi', id: randomUUID(), reference: 'P' };
  await db.insert(paymentTransaction).values({ ...money, ...names, createdAt, updatedAt: createdAt, ...change });
}

export async function insertQuote(db: Db, validUntil: Date): Promise<string> {
  const reference = `Q-${code()}`;
  const createdAt = new Date(validUntil.getTime() - 30 * 24 * 60 * 60_000);
  const person = { name: 'Ana', email: 'ana@example.com', language: 'es' };
  const money = { currency: 'cop', selection: 'x', lines: [], taxes: [], subtotal: 1, total: 1 };
  await db.insert(quote).values({ ...person, ...money, reference, createdAt, validUntil });
  return reference;
}

export async function insertMail(db: Db, values: Partial<typeof outboxMessage.$inferInsert>): Promise<void> {
  const mail = { key: randomUUID(), recipient: 'ana@example.com', subject: 's', text: 't' };
  await db.insert(outboxMessage).values({ ...mail, ...values });
}

/** Inserts a row for the rule of that name whose time counts from that moment. */
export const samples: Readonly<Record<string, (db: Db, since: Date) => Promise<unknown>>> = {
  'session expired': async (db, expiresAt) =>
    db.insert(session).values({ userId: await insertUser(db), token: randomUUID(), expiresAt }),
  'sign_in_code expired': (db, expiresAt) =>
    db.insert(signInCode).values({ id: code(), code: 'c', createdAt: expiresAt, expiresAt }).execute(),
  'verification expired': (db, expiresAt) =>
    db.insert(verification).values({ identifier: 'x', value: 'y', expiresAt }).execute(),
  'ticket_count expired': (db, until) => db.insert(useCount).values({ key: code(), uses: 1, until }).execute(),
  'ticket tickets': (db, since) => insertTicket(db, since, made % 2 ? 'closed' : 'answered'),
  'ticket quarantine': (db, since) => insertTicket(db, since, 'quarantined'),
  'ticket_presence expired': async (db, lastSeen) => {
    const { id: ticketId } = await insertTicket(db, new Date(), 'new');
    await db.insert(ticketPresence).values({ ticketId, staffEmail: 'eva@example.com', isTyping: false, lastSeen });
  },
  'help_question expired': (db, lastAsked) =>
    db
      .insert(helpQuestion)
      .values({ id: randomUUID(), language: 'es', question: 'q', normalized: code(), times: 1, lastAsked })
      .execute(),
  'incoming_mail expired': (db, handledAt) =>
    db.insert(incomingMail).values({ key: code(), source: 'imap', state: 'done', bytes: 1, handledAt }).execute(),
  'outbox_message expired': (db, secretUntil) =>
    insertMail(db, { secretUntil, state: 'dead', nextAttemptAt: secretUntil }),
  'outbox_message sent-mail': (db, sentAt) => insertMail(db, { sentAt, state: 'sent' }),
  'outbox_message dead-letters': (db, nextAttemptAt) => insertMail(db, { nextAttemptAt, state: 'dead' }),
  'notification notifications': async (db, createdAt) =>
    db.insert(notification).values({ userId: await insertUser(db), kind: 'ticketClosed', event: 'e', createdAt }),
  'meeting meetings': (db, startsAt) => {
    const who = { name: 'Ana', email: 'ana@example.com', topic: 't', language: 'es', zone: 'UTC' };
    const values = { ...who, reference: `M-${code()}`, startsAt, createdAt: startsAt, bookedAt: startsAt };
    return db.insert(meeting).values(values).execute();
  },
  'payment_order unpaid-orders': (db, since) => insertOrder(db, since),
  'payment_order payments': (db, paidAt) => insertOrder(db, paidAt, { state: 'paid', paidAt }),
  'payment_transaction payments': (db, since) => insertTransaction(db, since),
  'payment_event payments': (db, receivedAt) => {
    const values = { key: code(), transactionId: 't', status: 'APPROVED', sentAt: receivedAt, receivedAt };
    return db.insert(paymentEvent).values(values).execute();
  },
  'quote quotes': insertQuote,
  'sandbox_event sandbox': (db, dueAt) =>
    db.insert(sandboxEvent).values({ transactionId: 't', status: 'APPROVED', body: {}, dueAt }).execute(),
  'sandbox_transaction sandbox': (db, createdAt) => {
    const money = { currency: 'cop', amount: 1, status: 'APPROVED', outcome: 'APPROVED' } as const;
    const card = { email: 'ana@example.com', fullName: 'Ana', brand: 'VISA', lastFour: '4242' };
    const values = { ...money, ...card, id: code(), reference: code(), createdAt, settlesAt: createdAt };
    return db.insert(sandboxTransaction).values(values).execute();
  },
  'consent_receipt consent': (db, at) => {
    const values = { id: randomUUID(), visitor: randomUUID(), purposes: [], version: '1', language: 'es', at };
    return db.insert(consentReceipt).values(values).execute();
  },
  'data_request data-requests': (db, at) =>
    db.insert(dataRequest).values({ userId: randomUUID(), kind: 'download', at }).execute(),
  'missing_address missing-addresses': (db, lastSeen) =>
    db
      .insert(missingAddress)
      .values({ path: code(), hits: 1, firstSeen: new Date(0), lastSeen, lastLanguage: 'es' })
      .execute(),
  'marketing_notification marketing': (db, until) =>
    db
      .insert(marketingNotification)
      .values({ contenido: 'c', idioma: 'es', tipo: 1, from: new Date(0), until })
      .execute(),
  'staff_action staff-log': (db, at) =>
    db.insert(staffAction).values({ staffEmail: 'eva@example.com', action: 'a', subject: 's', at }).execute(),
  'team_member staff-log': (db, removedAt) =>
    db
      .insert(teamMember)
      .values({ email: 'e', role: 'agent', language: 'es', invitedBy: 'e', invitedAt: new Date(0), removedAt })
      .execute(),
};

/** The name of a rule in the samples. */
export function nameOf(rule: Extract<RetentionRule, { after: unknown }>): string {
  return `${getTableName(rule.table)} ${typeof rule.after === 'string' ? rule.after : 'expired'}`;
}
