import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { prepareDemo } from '../../scripts/demo/demo.mjs';
import { drawLive } from '../../src/app/live.tsx';
import { testApp } from '../../src/app/testing-app.ts';
import { demoSize, demoStaff, fillDatabase, makeDemo } from '../../src/app/testing-demo/fill.ts';
import { answerAt } from '../../src/app/testing-live.ts';
import type { ReadSignedIn } from '../../src/features/accounts/server/accounts.ts';
import { user } from '../../src/features/accounts/server/tables.ts';
import { readOrderReference } from '../../src/features/payments/server/store/orders.ts';
import { readReference } from '../../src/features/tickets/server/store/find-tickets.ts';
import { readQuoteReference } from '../../src/platform/database/reference-code.ts';
import { databaseForTests } from '../../src/platform/database/testing.ts';
import { staffViews } from '../../src/site/staff.ts';

const now = new Date('2026-11-18T15:00:00Z');
const small = { tickets: Math.ceil(demoSize.tickets * 0.05), days: demoSize.days, now };

/** `FE-12` is the twelfth. */
const numberOf = (invoice: string | null | undefined) => Number(invoice?.replace('FE-', ''));

describe('the demo', async () => {
  const database = await databaseForTests('embedded');
  const demo = makeDemo(small);
  const { rows } = demo;
  beforeAll(() => fillDatabase(database.db, demo));

  it('is the same for the same day, and has as many tickets as it should', () => {
    expect(makeDemo(small).rows).toEqual(rows);
    expect(rows.tickets.length).toBeGreaterThan(small.tickets * 0.9);
  });

  it('has rows of every kind', () => {
    const whole = makeDemo({ ...demoSize, now }).rows;
    for (const [name, list] of Object.entries(whole)) expect(list.length, name).toBeGreaterThan(0);
    const states = (list: readonly { state?: string | undefined }[]) => new Set(list.map(({ state }) => state));
    expect([...states(whole.tickets)].toSorted()).toEqual(['answered', 'closed', 'new', 'quarantined']);
    expect([...states(whole.mails)].toSorted()).toEqual(['dead', 'sent', 'waiting']);
    expect([...states(whole.incoming)].toSorted()).toEqual(['done', 'failed']);
    const outcomes = new Set(whole.incoming.map(({ outcome }) => outcome));
    expect([...outcomes]).toEqual(expect.arrayContaining(['reply', 'ticket', 'bounce', 'autoReply']));
    expect(whole.tickets.some(({ openedBy, about }) => openedBy === 'team' && about)).toBe(true);
    expect(states(whole.orders)).toContain('voided');
    expect(whole.orders.some(({ state, deliveredAt }) => state === 'paid' && !deliveredAt)).toBe(true);
    expect(whole.meetings.some(({ startsAt }) => startsAt > now)).toBe(true);
    expect(new Set(whole.tickets.map(({ language }) => language)).size).toBe(3);
  });

  it('has invoices whose numbers follow the order of payment, and the time at which they were issued', () => {
    const { rows } = makeDemo({ ...demoSize, now });
    const paidAt = new Map(rows.orders.map((order) => [order.id, order.paidAt?.getTime() ?? 0]));
    const invoices = rows.billing
      .filter(({ invoiceNumber }) => invoiceNumber)
      .toSorted((one, other) => numberOf(one.invoiceNumber) - numberOf(other.invoiceNumber));
    expect(invoices.length).toBeGreaterThan(50);
    expect(invoices.map(({ invoiceNumber }) => numberOf(invoiceNumber))).toEqual(invoices.map((_, index) => index + 1));
    for (const times of [
      invoices.map(({ orderId }) => paidAt.get(orderId) ?? 0),
      invoices.map(({ invoicedAt }) => invoicedAt?.getTime() ?? 0),
    ])
      expect(times).toEqual(times.toSorted((one, other) => one - other));
  });

  it('has addresses and numbers that belong to nobody', () => {
    const lists = [rows.users, rows.quotes, rows.orders, rows.meetings, rows.tickets];
    const addresses = [
      ...lists.flat().map(({ email }) => email ?? ''),
      ...rows.mails.map(({ recipient }) => recipient),
      ...rows.incoming.map(({ sender }) => sender ?? ''),
    ];
    expect(addresses.filter((address) => !/@(?:example\.com|[a-z0-9-]+\.example)$/.test(address))).toEqual([]);
    const phones = rows.tickets.flatMap(({ phone }) => phone ?? []);
    expect(phones.filter((phone) => !/^\+(?:1\d{3}55501\d\d|5730000000\d\d|61491570156)$/.test(phone))).toEqual([]);
    expect(JSON.stringify(rows).match(/https?:\/\/(?!\w[\w-]*\.example)[^\s"]+/g)).toBeNull();
  });

  it('has references that the site can read, and that lead to rows of the same person', () => {
    for (const { reference } of rows.tickets) expect(readReference(reference)).toBe(reference);
    for (const { reference } of rows.orders) expect(readOrderReference(reference)).toBe(reference);
    for (const { reference } of rows.quotes) expect(readQuoteReference(reference)).toBe(reference);
    const owners = new Map([...rows.quotes, ...rows.orders, ...rows.meetings].map((one) => [one.reference, one]));
    const later = [
      ...rows.tickets.map(({ about, email, createdAt }) => ({ about, email, createdAt })),
      ...rows.orders.map(({ quoteReference: about, email, createdAt }) => ({ about, email, createdAt })),
      ...rows.meetings.map(({ quoteReference: about, email, createdAt }) => ({ about, email, createdAt })),
    ].filter(({ about }) => about);
    expect(later.length).toBeGreaterThan(0);
    for (const { about, email, createdAt } of later) {
      const first = owners.get(about ?? '');
      expect(first?.email).toBe(email);
      expect(first && first.createdAt <= createdAt).toBe(true);
    }
  });

  it('answers after questions, and nothing happens after now', () => {
    const openings = new Map(rows.tickets.map(({ id, createdAt }) => [id, createdAt]));
    for (const { ticketId, createdAt } of rows.messages) {
      expect(createdAt.getTime()).toBeGreaterThan(openings.get(ticketId)?.getTime() ?? Number.POSITIVE_INFINITY);
    }
    const moments = [...rows.tickets, ...rows.messages, ...rows.orders, ...rows.quotes].map(
      ({ createdAt }) => createdAt,
    );
    expect(moments.filter((moment) => moment > now)).toEqual([]);
  });

  it('has somebody who waits in the new tickets, and in no other', () => {
    expect(rows.tickets.some(({ waitingSince }) => waitingSince)).toBe(true);
    for (const { state, waitingSince } of rows.tickets) expect(Boolean(waitingSince)).toBe(state === 'new');
  });

  it('has a team that forgets nobody: nothing old waits, neither a ticket nor an order', () => {
    const whole = makeDemo({ ...demoSize, now }).rows;
    const since = new Date(now.getTime() - 9 * 24 * 60 * 60_000);
    const isOld = (at: Date | null | undefined) => at && at < since;
    expect(whole.tickets.filter(({ waitingSince }) => isOld(waitingSince))).toEqual([]);
    const undelivered = whole.orders.filter(({ state, deliveredAt }) => state === 'paid' && !deliveredAt);
    expect(undelivered.filter(({ paidAt }) => isOld(paidAt))).toEqual([]);
    expect(whole.meetings.filter(({ startsAt, state }) => state === 'booked' && startsAt > now).length).toBeGreaterThan(
      4,
    );
  });

  it('lets every view of the team render', async () => {
    const [eva] = await database.db.select().from(user).where(eq(user.email, demoStaff));
    if (!eva) throw new Error('The demo has no account');
    const factors = { passkey: false, totp: false };
    const entered = { factors, provenAt: now, hasEntered: true };
    const member = { role: 'administrator', secondFactor: 'passed', ...entered } as const;
    const signedIn: ReadSignedIn = async () => ({ sessionId: randomUUID(), user: eva, isStaff: true, member });
    const env = { PAYMENTS: 'sandbox', STAFF_EMAILS: demoStaff };
    const { app } = testApp({ database, env, signedIn });
    const records = [
      `view=ticket&ticket=${rows.tickets[0]?.reference}`,
      `view=payment&payment=${rows.orders[0]?.reference}`,
      `view=quote&quote=${rows.quotes[0]?.reference}`,
      `view=meeting&meeting=${rows.meetings[0]?.reference}`,
      `view=customer&of=${rows.tickets[0]?.reference}`,
      'view=overview&span=year',
    ];
    for (const query of [...staffViews.map((view) => `view=${view}`), ...records]) {
      const response = await app.request(`/staff/es?${query}`, { headers: { accept: 'text/html' } });
      expect(response.status, query).toBe(200);
      const { staff } = await answerAt(response, '/staff');
      expect(drawLive({ path: '/staff', staff }, 'es').content, query).toContain('<h1');
    }
  });

  it('never touches a folder that it did not make', () => {
    const folder = mkdtempSync(join(tmpdir(), 'hormiga-demo-'));
    writeFileSync(join(folder, 'mine.txt'), 'mine');
    for (const isFresh of [false, true]) {
      expect(() => prepareDemo(process.cwd(), folder, isFresh)).toThrow('not of the demo');
    }
    rmSync(folder, { recursive: true });
  });
});
