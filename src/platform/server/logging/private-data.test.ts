import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { accountApp } from '#features/accounts/server/testing-accounts.ts';
import { eventOf, paymentApp, testKeys } from '#features/payments/server/testing-payments.ts';
import { databaseForTests } from '../../database/testing.ts';
import { startMailWorker } from '../mail/mail-worker.ts';
import { testTransport } from '../mail/testing-mail.ts';
import { testTimer } from '../mail/testing-timer.ts';
import { logShape } from './log.ts';

/** What must never be in the log: each value is unique, so that it is found anywhere. */
const person = {
  name: 'Zoraida Quimbaya',
  email: 'zoraida@quimbaya.example',
  phone: '3004455667',
  message: 'Zmessage about my illness',
  company: 'Zcompany',
  note: 'Znote',
  topic: 'Ztopic',
  question: 'Zquestion',
  browser: 'Zbrowser/1.0',
  network: '2001:db8:dead:beef::1',
} as const;
const secrets = { AUTH_SECRET: 'zauth'.repeat(8), FORM_SECRET: 'zform'.repeat(8) };
/** Phone numbers are also written with a country code, and e-mail addresses with %40. */
const markers = [
  ...['Zoraida', 'zoraida', 'quimbaya', 'Quimbaya', '4455667', 'Zmessage', 'illness', 'Zcompany', 'Znote', 'Ztopic'],
  ...['Zquestion', 'Zbrowser', 'dead:beef', 'zauth', 'zform', ...Object.values(testKeys)],
];

const database = await databaseForTests('postgres');
const log: string[] = [];
/** Secrets that came up during the test: codes, sessions, tokens and keys. */
const learnt: string[] = [];
const site = accountApp(database, { ...secrets, STAFF_EMAILS: person.email }, log);
const payments = paymentApp(database, { log, env: secrets });

const headers = {
  'user-agent': person.browser,
  'x-forwarded-for': person.network,
  referer: `http://site.test/?q=${person.name}`,
};
const { name, email, phone, message, company, note, topic, question } = person;

/** Sends everything that a visitor can send, valid and invalid. The responses do not matter here. */
async function visit(): Promise<void> {
  const visitor = site.browser(headers);
  const form = { nombre_cliente: name, email_cliente: email, telefono_cliente: phone, descripcion: message };
  await visitor.post('/customer/cliente_ticket_crear', { ...form, page: `/contact?${email}`, utm_source: note });
  await visitor.post('/customer/cliente_ticket_crear', { ...form, email_cliente: `${email}@` });
  await visitor.call('/customer/cliente_ticket_estado', { reference: 'H-7KQ2-94MX', email });
  await visitor.call('/help/ask', { question });
  await visitor.send(`/support/en?question=${question}`);
  const quote = { items: [{ id: 'quick-api', quantity: 1 }], currency: 'USD', name, email, company, note };
  await visitor.call('/api/services/quotation/create', quote);
  await visitor.call('/api/services/quotation/create', { ...quote, items: [{ id: message }] });
  const free = await (await visitor.send('/meetings/free', { headers: { accept: 'application/json' } })).json();
  const booking = { time: free.DATA?.times?.[0] ?? '2026-12-01T14:00:00Z', name, email, topic, lang: 'es', zone: note };
  await visitor.call('/meetings/book', booking);
  await visitor.post('/meet/book/en', { action: 'book', name, email, topic });
  await visitor.call('/api/app/notificaciones_campana', { token: message, email });
  await visitor.post('/products/sms/en', { text: message, recipients: '1' });
}

async function signIn(): Promise<void> {
  const visitor = site.browser(headers);
  await visitor.post('/login/en', { step: 'email', email });
  await visitor.post('/login/en', { step: 'code', email, code: '000000' });
  const code = await site.codeFor(email).catch(() => '');
  await visitor.post('/login/en', { step: 'code', email, code });
  learnt.push(...visitor.jar.values(), code);
  await visitor.post('/dashboard/en', { action: 'profile', name, language: 'es' });
  await visitor.post('/dashboard/en', { action: 'email', new_email: `other.${email}` });
  await visitor.send(`/staff/en?q=${name}&view=tickets`);
  await visitor.post('/staff/en', { action: 'answer', ticket: 'H-7KQ2-94MX', message });
  learnt.push(...visitor.jar.values());
}

async function pay(): Promise<void> {
  const order = await payments.order().catch(() => undefined);
  const attempt = payments.attempt(order ?? { reference: 'P-7KQ2-94MX-3HTW', amount_in_cents: 1, currency: 'COP' });
  const approved = attempt.say('APPROVED', { customer_email: email });
  await payments.tell(approved);
  await payments.post('/pay/events', { ...eventOf(approved), signature: { properties: [message], checksum: email } });
  await payments.post('/pay/events', eventOf(approved, { secret: message }));
  const key = order && new URL(order.order_url, 'http://site.test').searchParams.get('key');
  if (order && key) {
    learnt.push(key);
    await payments.app.request(`http://site.test/pay/back/en/${order.reference}/${key}?id=1`);
    await payments.app.request(`http://site.test/payment/en?order=${order.reference}&key=${key}`);
  }
}

async function wander(): Promise<void> {
  const visitor = site.browser(headers);
  await visitor.send(`/unsubscribe/${email}`);
  await visitor.send(`/unsubscribe/${encodeURIComponent(email)}/en?name=${name}`);
  await visitor.send(`/contact/en?email=${email}`);
  await visitor.send('/', { headers: { authorization: `Bearer ${message}`, cookie: `a=${company}` } });
  const report = {
    'document-uri': `http://site.test/x/${email}?${name}`,
    'blocked-uri': `https://evil.example/${email}`,
  };
  await visitor.call('/csp-reports', { 'csp-report': { ...report, 'script-sample': message, referrer: email } });
}

/** Log lines that contain any of these values. */
function leaks(): readonly string[] {
  const all = [...markers, ...learnt.filter((text) => text.length >= 6)];
  return log.filter((line) => all.some((marker) => line.includes(marker)));
}

const failed = () => log.filter((line) => line.includes('"level":50'));

describe('the log contains no personal data and no secret', () => {
  it('the log contains no personal data and no secret while everything works', async () => {
    for (const part of [visit, signIn, pay, wander]) await part();
    expect(log.length).toBeGreaterThan(30);
    expect(learnt.length).toBeGreaterThan(5);
    expect(failed()).toEqual([]);
    expect(leaks()).toEqual([]);
  });

  it('the log contains no personal data when a mail cannot be sent, whatever the mail server says', {
    tags: 'system',
  }, async () => {
    const refusing = testTransport(async ({ recipient, subject, text }) => {
      throw Object.assign(new Error(`550 5.1.1 <${recipient}> unknown: ${subject}`), {
        response: text,
        code: 'EENVELOPE',
      });
    });
    const before = log.length;
    const worker = startMailWorker(
      {
        db: database.db,
        transport: refusing,
        now: () => new Date(),
        attach: () => Promise.reject(new Error(`${name} cannot be drawn`)),
        log: pino(logShape, { write: (line: string) => void log.push(line) }),
      },
      testTimer().start,
    );
    await expect.poll(() => log.length).toBeGreaterThan(before + 3);
    await worker.stop();
    expect(leaks()).toEqual([]);
  });

  it('the log contains no personal data when the database refuses what it is given', async () => {
    const tables = ['ticket', 'quote', 'meeting', 'outbox_message', 'sign_in_code', 'payment_transaction'];
    for (const table of tables) {
      await database.db.execute(sql.raw(`alter table "${table}" add constraint "refused" check (false) not valid`));
    }
    for (const part of [visit, signIn, pay, wander]) await part();
    expect(failed().length).toBeGreaterThan(10);
    expect(leaks()).toEqual([]);
  });

  it('the log contains no personal data when tables are missing', async () => {
    for (const table of ['ticket', 'quote', 'meeting', 'outbox_message', 'sign_in_code', 'session', 'payment_order']) {
      await database.db.execute(sql.raw(`drop table "${table}" cascade`));
    }
    for (const part of [visit, signIn, pay, wander]) await part();
    expect(leaks()).toEqual([]);
  });
});
