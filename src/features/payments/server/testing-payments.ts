import { createHash, randomUUID } from 'node:crypto';
import { desc } from 'drizzle-orm';
import { testApp, testSite } from '#app/testing-app.ts';
import type { ReadSignedIn } from '#features/accounts/server/accounts.ts';
import type { Database } from '#platform/database/database.ts';
import { outboxMessage } from '#platform/server/mail/tables.ts';
import { currencies as allCurrencies, type Currency } from '#site/currencies.ts';
import type { TransactionStatus } from '../payment-answer.ts';
import type { Receipt } from '../receipt.ts';
import { wompiProvider } from './providers/wompi/wompi-provider.ts';
import { findOrder } from './store/orders.ts';

const site = testSite();

export const testKeys = {
  publicKey: 'pub_test_played',
  privateKey: 'prv_test_played',
  integritySecret: 'test_integrity_played',
  eventsSecret: 'test_events_played',
};

/** As Wompi describes an attempt to pay. */
interface MockTransaction {
  readonly id: string;
  readonly reference: string;
  readonly status: TransactionStatus;
  readonly currency: string;
  readonly amount_in_cents: number;
  readonly customer_email: string;
  readonly created_at?: string;
}

interface Options {
  readonly currencies?: readonly Currency[];
  readonly signedIn?: ReadSignedIn;
  readonly log?: string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Replaces the mock provider's API. */
  readonly fetch?: typeof fetch;
}

/** Writes the receipt as JSON instead of drawing it. */
export const writeReceipt = async (receipt: Receipt) => new TextEncoder().encode(JSON.stringify(receipt));

/** An app with a mock payment provider that reports only what the test says. */
export function paymentApp(database: Database, options: Options = {}) {
  const { currencies = allCurrencies, signedIn, log = [], env } = options;
  const mockTransactions = new Map<string, MockTransaction>();
  const provider = wompiProvider({
    name: 'wompi',
    currencies,
    keys: testKeys,
    checkoutUrl: 'https://checkout.test/p/',
    widgetUrl: 'https://checkout.test/widget.js',
    apiUrl: () => 'https://api.test/v1',
    fetch: options.fetch ?? mockApi(mockTransactions),
    patience: 30_000,
  });
  const { app } = testApp({
    database,
    site,
    log,
    payments: { provider },
    drawReceipt: writeReceipt,
    env: { PUBLIC_URL: 'http://site.test', TRUST_PROXY: '1', ...env },
    ...(signedIn && { signedIn }),
  });

  const post = (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
    app.request(`http://site.test${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const buy = {
    api_client: 'test',
    currency: 'COP',
    value: '40000',
    product_id: 4,
    plan_id: 'small',
    platform: 'wompi',
  };
  const create = (purchase: Readonly<Record<string, unknown>> = {}, headers = {}) =>
    post('/pay/transactions/create', { ...buy, ...purchase }, headers);

  /** An order that waits for its payment. */
  async function order(purchase: Readonly<Record<string, unknown>> = {}) {
    const { DATA } = await (await create(purchase)).json();
    return DATA as { reference: string; amount_in_cents: number; currency: string; order_url: string };
  }

  /** An attempt to pay an order, as the provider's events and API report it. */
  function attempt(of: { reference: string; amount_in_cents: number; currency: string }, id: string = randomUUID()) {
    const { reference, amount_in_cents, currency } = of;
    const say = (status: TransactionStatus, more: Partial<MockTransaction> = {}): MockTransaction => {
      const said = { id, reference, status, currency, amount_in_cents, customer_email: 'ana@example.com', ...more };
      mockTransactions.set(id, said);
      return said;
    };
    return { id, say };
  }

  const tell = (transaction: MockTransaction, how: Parameters<typeof eventOf>[1] = {}) =>
    post('/pay/events', eventOf(transaction, how));
  const stateOf = async (reference: string) => (await findOrder(database.db, reference))?.state;
  const mails = async (reference: string) => {
    const all = await database.db.select().from(outboxMessage).orderBy(desc(outboxMessage.createdAt));
    return all.filter(({ subject }) => subject.includes(reference));
  };
  return { app, provider, mockTransactions, post, create, order, attempt, tell, stateOf, mails };
}

/** Signed as Wompi documents it, without the code under test. */
export function eventOf(
  transaction: MockTransaction,
  { at = Date.now(), secret = testKeys.eventsSecret }: { at?: number; secret?: string } = {},
) {
  const timestamp = Math.floor(at / 1000);
  const signed = `${transaction.id}${transaction.status}${transaction.amount_in_cents}${timestamp}${secret}`;
  return {
    event: 'transaction.updated',
    data: { transaction: { ...transaction, payment_method_type: 'CARD', customer_data: { full_name: 'Ana' } } },
    environment: 'test',
    signature: {
      properties: ['transaction.id', 'transaction.status', 'transaction.amount_in_cents'],
      checksum: createHash('sha256').update(signed).digest('hex').toUpperCase(),
    },
    timestamp,
    sent_at: new Date(at).toISOString(),
  };
}

function mockApi(mockTransactions: ReadonlyMap<string, MockTransaction>): typeof fetch {
  return async (address, init) => {
    const reference = new URL(String(address)).searchParams.get('reference');
    const authorization = new Headers(init?.headers).get('authorization');
    if (authorization !== `Bearer ${testKeys.privateKey}`) return new Response('', { status: 401 });
    return Response.json({ data: [...mockTransactions.values()].filter((one) => one.reference === reference) });
  };
}
