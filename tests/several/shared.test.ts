// @module-tag servers
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { realServers } from '../../src/app/testing-real-server.ts';
import { codeLimits } from '../../src/features/accounts/server/sign-in/sign-in-limits.ts';
import { getUserInfo } from '../../src/features/bell/contract.ts';
import { bookMeeting, getFreeTimes } from '../../src/features/meetings/contract.ts';
import { meeting } from '../../src/features/meetings/server/tables.ts';
import { createTransaction } from '../../src/features/payments/contract.ts';
import { eventsPath } from '../../src/features/payments/server/open-payments.ts';
import { paymentOrder, paymentTransaction } from '../../src/features/payments/server/tables.ts';
import { eventOf, testKeys } from '../../src/features/payments/server/testing-payments.ts';
import { createTicket, getFormToken } from '../../src/features/tickets/contract.ts';
import { senderLimits } from '../../src/features/tickets/server/spam/form-token.ts';
import { findTicket } from '../../src/features/tickets/server/store/find-tickets.ts';
import { ticketAttachment } from '../../src/features/tickets/server/tables.ts';
import { formTokenAge } from '../../src/features/tickets/ticket-limits.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import { migrationsDir } from '../../src/platform/database/testing-migrations.ts';
import { outboxMessage } from '../../src/platform/server/mail/tables.ts';
import { startSmtpServer } from '../../src/platform/server/mail/testing-mail.ts';
import { ownFiles } from '../../src/site/dashboard.ts';
import { visitor } from './testing-visitor.ts';

const { makeData, startSite } = realServers({
  TRUST_PROXY: '1',
  WOMPI_PUBLIC_KEY: testKeys.publicKey,
  WOMPI_PRIVATE_KEY: testKeys.privateKey,
  WOMPI_INTEGRITY_SECRET: testKeys.integritySecret,
  WOMPI_EVENTS_SECRET: testKeys.eventsSecret,
});

let database: Database;
let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
let one: string;
let other: string;
let form: { readonly openedAt: number; readonly token: string };
beforeAll(async () => {
  smtp = await startSmtpServer();
  const { url, dataDir, env } = await makeData('postgres');
  // Both start together on an empty database and one folder, so they also create its tables together.
  const both = { ...env, SMTP_URL: `smtp://127.0.0.1:${smtp.port}` };
  const [first, second] = await Promise.all([startSite(both), startSite(both)]);
  one = first.url;
  other = second.url;
  form = {
    openedAt: Date.now(),
    ...getFormToken.response.parse(await (await fetch(one + getFormToken.path)).json()).DATA,
  };
  database = await openDatabase({ url, dataDir, migrationsDir });
}, 120_000);
afterAll(async () => {
  await database.close();
  await smtp.close();
});

/** Alternates between the servers. */
const turn = (n: number) => (n % 2 === 0 ? one : other);

async function codeFor(email: string): Promise<string> {
  const sent = () => smtp.received.find(({ to }) => to.includes(email))?.source;
  await expect.poll(sent).toBeDefined();
  return /^Subject: .*?(\d{6})/m.exec(sent() ?? '')?.[1] ?? '';
}

describe('two servers on one database', () => {
  it('accept each other’s sign-in codes and sessions', async () => {
    const email = `${randomUUID()}@example.com`;
    const ana = visitor();
    expect((await ana.post(`${one}/login/en`, { step: 'email', email })).status).toBe(200);
    const entered = await ana.post(`${other}/login/en`, { step: 'code', email, code: await codeFor(email) });
    expect(entered.status).toBe(303);
    for (const server of [one, other]) {
      const known = await ana.send(server + getUserInfo.path, { method: 'POST' });
      expect(await known.json()).toMatchObject({ CODE: 1, DATA: { usuario_correo: email } });
    }

    const sent = await ana.ticket(one, { email_cliente: email, attachments: [new File(['Hola'], 'a.txt')] });
    const { reference } = createTicket.response.parse(await sent.json()).DATA;
    const [file] = (await findTicket(database.db, reference))?.attachments ?? [];
    const read = await ana.send(`${other}${ownFiles}/${file?.id}`);
    expect([read.status, await read.text()]).toEqual([200, 'Hola']);
  });

  it('share the rate limit of a network', async () => {
    const most = Math.min(...senderLimits.filter(({ of }) => of === 'network').map((limit) => limit.most));
    const ana = visitor();
    const statuses: number[] = [];
    // A few at a time: a slow machine would reach the limit of simultaneous uploads before.
    while (statuses.length < most + 4) {
      const sent = await Promise.all([0, 1, 2, 3].map((n) => ana.ticket(turn(n))));
      statuses.push(...sent.map(({ status }) => status));
    }
    expect(statuses).toEqual([...Array(most).fill(200), ...Array(4).fill(429)]);
  });

  it('share the rate limit of codes for one address', async () => {
    const [{ most }] = codeLimits.networkAndMailbox;
    const email = `${randomUUID()}@example.com`;
    const from = { 'x-forwarded-for': '203.0.113.9' };
    // Without a cookie each request counts as a new browser.
    const body = new URLSearchParams({ step: 'email', email });
    const ask = (n: number) => fetch(`${turn(n)}/login/en`, { method: 'POST', headers: from, body });
    const responses = await Promise.all(Array.from({ length: most + 4 }, (_, n) => ask(n)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(most);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(4);
  });

  it('book a time once when both get it simultaneously', async () => {
    const { times } = getFreeTimes.response.parse(await (await fetch(one + getFreeTimes.path)).json()).DATA;
    const time = times.at(-1) ?? '';
    const book = async (n: number) => {
      const fields = { time, name: 'Ana', email: `${randomUUID()}@example.com`, topic: 'Chatbot', lang: 'es' };
      return (await visitor().call(turn(n) + bookMeeting.path, { ...fields, request_id: randomUUID() })).status;
    };
    const booked = await Promise.all(Array.from({ length: 8 }, (_, n) => book(n)));
    expect(booked.sort()).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
    expect(await database.db.select().from(meeting)).toHaveLength(1);
  });

  it('count a payment once when both get its events repeatedly', async () => {
    const fields = { currency: 'COP', value: 40_000, product_id: 4, plan_id: 'small', lang: 'es' };
    const made = await (await visitor().call(one + createTransaction.path, fields)).json();
    const { reference, currency, amount_in_cents } = createTransaction.response.parse(made).DATA;
    const event = eventOf({
      id: randomUUID(),
      reference,
      currency,
      amount_in_cents,
      status: 'APPROVED',
      customer_email: 'ana@example.com',
    });
    const responses = await Promise.all(
      Array.from({ length: 8 }, (_, n) => visitor().call(turn(n) + eventsPath, event)),
    );
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
    const orders = await database.db.select().from(paymentOrder).where(eq(paymentOrder.reference, reference));
    expect(orders).toMatchObject([{ state: 'paid' }]);
    expect(await database.db.select().from(paymentTransaction)).toHaveLength(1);
    const mails = await database.db.select({ subject: outboxMessage.subject }).from(outboxMessage);
    expect(mails.filter(({ subject }) => subject.includes(reference))).toHaveLength(2);
  });

  it('accept a form that the other one has opened', async () => {
    await wait(Math.max(0, form.openedAt + formTokenAge.least + 500 - Date.now()));
    const ana = visitor();
    const stateOf = async (sent: Response) => {
      const { reference } = createTicket.response.parse(await sent.json()).DATA;
      return (await findTicket(database.db, reference))?.ticket.state;
    };
    expect(await stateOf(await ana.ticket(other, { token: form.token }))).toBe('new');
    expect(await stateOf(await ana.ticket(other, { token: `${form.token}x` }))).toBe('quarantined');
  });

  it('send every mail once, whichever server takes it', async () => {
    const states = async () => {
      const all = await database.db.select().from(outboxMessage);
      return all.filter(({ key }) => key.startsWith('ticket:')).map(({ state }) => state);
    };
    await expect.poll(async () => new Set(await states())).toEqual(new Set(['sent']));
    const ids = smtp.received.map(({ source }) => /^Message-ID: (.*)$/im.exec(source)?.[1]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThanOrEqual((await states()).length);
    expect(await database.db.select().from(ticketAttachment)).toHaveLength(1);
  });
});
