import { createHash } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { accountApp } from '../../src/features/accounts/server/testing-accounts.ts';
import { confirmationKey } from '../../src/features/meetings/server/meeting.ts';
import { keysOfSandbox, openPayments } from '../../src/features/payments/server/open-payments.ts';
import { receiptAddress } from '../../src/features/payments/server/order.ts';
import { createQuotation } from '../../src/features/quotes/contract.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { rateLimitCount } from '../../src/platform/database/tables.ts';
import { readConfig } from '../../src/platform/server/config/config.ts';
import type { Known } from '../../src/platform/server/testing-targets.ts';
import type { HostileRequest } from './testing-bodies.ts';

const boss = 'boss@example.com';
const purchase = { currency: 'COP', value: '40000', product_id: 4, plan_id: 'small' };
/** Orders for the sandbox checkout: each can be paid once. */
const payable = 20;

/** The number of requests that stays below every limit. */
const fewerThanLimits = 5;

/** A complete app with a signed-in team member and a row of every kind in its database. */
export async function fuzzApp(database: Database) {
  const dataDir = mkdtempSync(join(tmpdir(), 'hormiga-fuzz-'));
  const env = {
    DATA_DIR: dataDir,
    PAYMENTS: 'sandbox',
    STAFF_EMAILS: boss,
    FORM_SECRET: 'x'.repeat(32),
    MEETING_BOOKINGS_PER_HOUR: '1000',
    MEETING_CONFIRM_FROM: '1000',
  };
  const silent = pino({ level: 'silent' });
  const payments = await openPayments({
    config: readConfig(env),
    db: database.db,
    log: silent,
    selfUrl: () => 'http://site.test',
  });
  const log: string[] = [];
  const drawQuote = async () => new Uint8Array([1]);
  const site = accountApp(database, env, log, { payments, drawQuote });
  const member = site.browser();
  await member.signIn(boss);
  const cookie = [...member.jar].map(([name, value]) => `${name}=${value}`).join('; ');

  const call = async (path: string, body: object) => (await member.call(path, body)).json();
  const wrote = await member.post(
    '/customer/cliente_ticket_crear',
    { nombre_cliente: 'Eva', email_cliente: boss, descripcion: 'Hola' },
    { accept: 'application/json' },
  );
  const quoted = createQuotation.response.parse(
    await call(createQuotation.path, {
      items: [{ id: 'quick-api', quantity: 1 }],
      currency: 'USD',
      name: 'Eva',
      email: boss,
    }),
  );
  const { eventsSecret } = await keysOfSandbox(database.db);
  const orders = [];
  for (let n = 0; n < payable; n++) orders.push((await call('/pay/transactions/create', purchase)).DATA);
  const checkouts = orders.map(({ checkout_url }) => new URL(checkout_url, 'http://site.test').search.slice(1));
  const order = await call('/pay/transactions/create', purchase);
  const free: string[] = (await (await member.send('/meetings/free')).json()).DATA.times;
  const booking = { time: free[0], name: 'Eva', email: boss, topic: 'x', lang: 'es', zone: 'UTC' };
  const { DATA: booked } = await call('/meetings/book', booking);
  const { DATA: info } = await call('/api/app/usuario_info', {});

  const fixed = {
    ticket: String((await wrote.json()).DATA.reference),
    quote: quoted.DATA.id,
    order: String(order.DATA.reference),
    orderKey: keyIn(receiptAddress(env.FORM_SECRET, order.DATA.reference)),
    meeting: String(booked.reference),
    confirmationKey: confirmationKey(env.FORM_SECRET, booked.reference),
    meetingKey: keyIn(booked.page),
    eventsSecret,
    bell: { token: String(info.token), email: boss },
  };
  let sent = 0;
  const known = (): Known => {
    const n = sent;
    const hash = createHash('sha256').update(String(n)).digest('hex');
    const uuid = `${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
    return {
      ...fixed,
      n,
      uuid,
      email: `fuzz${n}@example.com`,
      freeTime: free[n % free.length] ?? '',
      checkout: checkouts[n % payable] ?? '',
    };
  };

  /**
   * Each request comes from another network, so that limits do not hide the code behind them. The account's limits are
   * shared, and are reset before they are reached.
   */
  async function send({ path, queryOf, headers, bodyOf }: HostileRequest): Promise<Response> {
    if (sent % fewerThanLimits === 0) await database.db.delete(rateLimitCount);
    const { body, type } = bodyOf(known());
    const query = queryOf(known());
    return ask('POST', `${path}${query && `?${query}`}`, { ...headers, ...(type && { 'content-type': type }) }, body);
  }

  function ask(method: string, path: string, headers: Readonly<Record<string, string>>, body?: BodyInit) {
    const n = sent++;
    const from = `2001:db8:${(n & 0xff_ff).toString(16)}:${(n >> 16).toString(16)}::1`;
    const usual = { host: 'site.test', 'sec-fetch-site': 'same-origin', 'x-forwarded-for': from, cookie };
    const init = { method, headers: { ...usual, ...headers }, ...(body !== undefined && { body }) };
    return site.app.request(`http://site.test${path}`, init);
  }

  const references = [...orders, order.DATA].map(({ reference }) => String(reference));
  return { app: site.app, dataDir, fixed, orders: references, known, send, ask, log };
}

function keyIn(address: string): string {
  return new URL(address, 'http://site.test').searchParams.get('key') ?? '';
}
