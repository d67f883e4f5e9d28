import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { pino } from 'pino';
import { drawLive } from '#app/live.tsx';
import type { Db } from '#platform/database/database.ts';
import { type App, type AppEnv, inOrder } from '#platform/server/app-context.ts';
import { createBodyGate, provideBodyGate } from '#platform/server/body/body-gate.ts';
import { createLivePages } from '#platform/server/live/live-pages.ts';
import { logShape } from '#platform/server/logging/log.ts';
import { testTimer } from '#platform/server/mail/testing-timer.ts';
import { identifySender } from '#platform/server/security/identify-sender.ts';
import type { RunningWork } from '#platform/server/timing.ts';
import { sandboxKeys } from '../open-payments.ts';
import { createSandbox } from './create-sandbox.ts';

export const testKeys = sandboxKeys('a secret of at least thirty-two letters');
export const noon = Date.parse('2026-11-20T12:00:00Z');
export const shop = 'http://localhost:3000';

/** An event that the shop received. */
export interface Delivery {
  readonly url: string;
  readonly body: string;
  readonly checksum: string | null;
}

/** Draws into a page that has a header. */
const live = createLivePages({
  builtPage: async (_, language) =>
    `<!doctype html><html lang="${language}"><title></title><body><header>Menu</header><main></main></body></html>`,
  load: async () => ({ drawLive }),
});

/** A sandbox with a clock that the test moves, and a shop that records its events. */
export function testSandbox(db: Db, answer: (delivery: Delivery) => number | Promise<number> = () => 200) {
  const clock = { time: noon };
  const lines: string[] = [];
  const deliveries: Delivery[] = [];
  const timer = testTimer();
  const workers: RunningWork[] = [];
  const write = { write: (line: string) => void lines.push(line) };
  const sandbox = createSandbox({
    db,
    keys: testKeys,
    eventsUrl: () => `${shop}/pay/events`,
    timer: timer.start,
    log: pino({ ...logShape, level: 'trace' }, write),
    now: () => new Date(clock.time),
    fetch: async (url, init) => {
      const delivery = { url: String(url), body: String(init?.body), checksum: checksumOf(init) };
      deliveries.push(delivery);
      return new Response(null, { status: await answer(delivery) });
    },
  });
  const app: App = new Hono<AppEnv>();
  app.use(inOrder(identifySender(false, pino({ level: 'silent' })), provideBodyGate(createBodyGate())));
  sandbox.mount(app, { live, config: { publicUrl: shop, trustProxy: false } });
  const start = () => {
    const worker = sandbox.start();
    workers.push(worker);
    return worker;
  };
  return {
    app,
    clock,
    lines,
    deliveries,
    timer,
    start,
    statuses: () => deliveries.map(({ body }) => String(JSON.parse(body).data.transaction.status)),
    stop: () => Promise.all(workers.splice(0).map((worker) => worker.stop())),
    get: (path: string, headers: Record<string, string> = {}) =>
      app.request(path, { headers: { host: 'localhost:3000', ...headers } }),
    post: (path: string, fields: Readonly<Record<string, string>>, headers: Record<string, string> = {}) =>
      app.request(path, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { host: 'localhost:3000', ...headers },
      }),
  };
}

function checksumOf(init: RequestInit | undefined): string | null {
  return new Headers(init?.headers).get('x-event-checksum');
}

let made = 0;

/** A checkout address of a shop, signed without the code under test. */
export function checkoutPath(changes: Readonly<Record<string, string | undefined>> = {}): string {
  const { reference, 'amount-in-cents': amount, currency, 'expiration-time': expiry } = { ...order(), ...changes };
  const text = `${reference}${amount}${currency}${expiry ?? ''}${testKeys.integritySecret}`;
  const integrity = createHash('sha256').update(text).digest('hex');
  const query = { ...order(), reference, 'signature:integrity': integrity, ...changes };
  const written = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return `/sandbox/checkout?${new URLSearchParams(written)}`;
}

const order = () => ({
  'public-key': testKeys.publicKey,
  currency: 'COP',
  'amount-in-cents': '5000000',
  reference: `P-TEST-${++made}`,
  'redirect-url': `${shop}/payment/P-TEST?key=abc`,
  'expiration-time': '2026-11-20T12:30:00.000Z' as string | undefined,
});

/** The form as a visitor fills it in. */
export const typed = (changes: Readonly<Record<string, string>> = {}) => ({
  card: 'APPROVED',
  name: 'Ana Ruiz',
  email: 'ana@example.com',
  ...changes,
});

/** The id of the transaction that a form has created. */
export function idOf(response: Response): string {
  const id = new URL(response.headers.get('location') ?? '', shop).searchParams.get('id');
  if (!id) throw new Error(`No transaction: ${response.status} ${response.headers.get('location')}`);
  return id;
}
