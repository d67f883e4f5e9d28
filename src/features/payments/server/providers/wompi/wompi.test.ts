import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { eventOf, testKeys } from '../../testing-payments.ts';
import { ProviderFailure } from '../provider.ts';
import { integritySignature } from './signatures.ts';
import { oldestEvent, readWompiEvent, wompiProvider } from './wompi-provider.ts';

const now = new Date('2026-11-15T12:00:00Z');
const at = now.getTime();
const transaction = {
  id: '1-2-3',
  reference: 'P-2222-3333-4444',
  status: 'APPROVED',
  currency: 'COP',
  amount_in_cents: 4_000_000,
  customer_email: 'ana@example.com',
} as const;
const read = (body: unknown, header?: string, moment = now) =>
  readWompiEvent(body, testKeys.eventsSecret, moment, header);

it('signs as Wompi’s own example', () => {
  const signed = { reference: 'sk8-438k4-xmxm392-sn2m', amountInCents: 2_490_000, currency: 'COP' };
  expect(integritySignature(signed, 'prod_integrity_Z5mMke9x0k8gpErbDqwrJXMqsI6SFli6')).toBe(
    '37c8407747e595535433ef8f6a811d853cd943046624a0ec04662b17bbf33bf5',
  );
});

it('signs what the checkout is told, so that nobody changes it on the way', () => {
  const place = { name: 'wompi', currencies: ['cop'], keys: testKeys, checkoutUrl: 'https://c.test/p/' } as const;
  const provider = wompiProvider({ ...place, widgetUrl: 'https://c.test/widget.js', apiUrl: () => '' });
  const redirectUrl = 'https://site.test/pay/back';
  const order = {
    reference: 'P-2222-3333-4444',
    amount: 4_000_000,
    currency: 'cop',
    expiresAt: now,
    redirectUrl,
  } as const;
  const { checkoutUrl, integrity } = provider.checkout({ ...order, email: undefined });
  const signed = `P-2222-3333-44444000000COP2026-11-15T12:00:00.000Z${testKeys.integritySecret}`;
  expect(integrity).toBe(createHash('sha256').update(signed).digest('hex'));
  const told = {
    'public-key': testKeys.publicKey,
    currency: 'COP',
    'amount-in-cents': '4000000',
    reference: 'P-2222-3333-4444',
    'signature:integrity': integrity,
    'redirect-url': redirectUrl,
    'expiration-time': '2026-11-15T12:00:00.000Z',
  };
  const saidIn = (url: string) => Object.fromEntries(new URL(url).searchParams);
  expect(saidIn(checkoutUrl)).toEqual(told);
  const known = provider.checkout({ ...order, email: 'ana@example.com' });
  expect(saidIn(known.checkoutUrl)).toEqual({ ...told, 'customer-data:email': 'ana@example.com' });
});

describe('an event', () => {
  it('is believed with its checksum, in small letters or capitals, also in the header', () => {
    const event = eventOf(transaction, { at });
    const { checksum } = event.signature;
    const believed = {
      key: checksum.toLowerCase(),
      sentAt: now,
      transaction: {
        id: '1-2-3',
        reference: 'P-2222-3333-4444',
        status: 'APPROVED',
        currency: 'COP',
        amount: 4_000_000,
        email: 'ana@example.com',
      },
    };
    expect(read(event)).toEqual(believed);
    expect(read(event, checksum.toLowerCase())).toEqual(believed);
  });

  it.each([
    ['with another secret', eventOf(transaction, { at, secret: 'test_events_other' })],
    [
      'with another amount',
      { ...eventOf(transaction, { at }), data: { transaction: { ...transaction, amount_in_cents: 1 } } },
    ],
    ['with another time', { ...eventOf(transaction, { at }), timestamp: at / 1000 + 1 }],
    ['that signs too little', { ...eventOf(transaction, { at }), signature: { properties: [], checksum: '' } }],
    [
      'that signs what is not there',
      {
        ...eventOf(transaction, { at }),
        signature: { properties: ['transaction.constructor'], checksum: 'a'.repeat(64) },
      },
    ],
  ])('%s is forged', (_, event) => {
    expect(read(event)).toBe('forged');
  });

  it('is forged where the header says something else', () => {
    expect(read(eventOf(transaction, { at }), 'a'.repeat(64))).toBe('forged');
  });

  /** Signed by the right secret, but not in Wompi's way. */
  const signing = (properties: Readonly<Record<string, string | number>>, change: object) => {
    const event = eventOf(transaction, { at });
    const values = `${Object.values(properties).join('')}${event.timestamp}${testKeys.eventsSecret}`;
    const checksum = createHash('sha256').update(values).digest('hex');
    return { ...event, signature: { properties: Object.keys(properties), checksum }, ...change };
  };

  const needed = {
    'transaction.id': transaction.id,
    'transaction.status': transaction.status,
    'transaction.amount_in_cents': transaction.amount_in_cents,
  };
  const data = { transaction: { ...transaction, is_test: true, gone: null, customer_data: {} } };

  it.each([
    ['transaction.missing', ''],
    ['transaction.missing.name', ''],
    ['transaction.gone.name', ''],
    ['transaction.id.0', '1'],
    ['transaction.customer_data', '[object Object]'],
    ['transaction.constructor.name', 'Object'],
  ])('that signs %s, which is no value of its own, is forged', (property, value) => {
    expect(read(signing({ ...needed, [property]: value }, { data }))).toBe('forged');
  });

  it('may sign whether something is so', () => {
    expect(read(signing({ ...needed, 'transaction.is_test': 'true' }, { data }))).toMatchObject({ sentAt: now });
  });

  it.each([
    [{ customer_email: ' ana@example.com ', created_at: '2026-11-15T11:00:00Z' }, ['ana@example.com', 11]],
    [{ customer_email: null, created_at: 'soon' }, [undefined, undefined]],
    [{ customer_email: ' ', created_at: null }, [undefined, undefined]],
  ])('of %j says from whom it is and when it began, where that can be known', (told, [email, hour]) => {
    const event = read(signing(needed, { data: { transaction: { ...transaction, ...told } } }));
    if (typeof event !== 'object') throw new Error(event);
    expect([event.transaction.email, event.transaction.begunAt?.getUTCHours()]).toEqual([email, hour]);
  });

  it('that leaves the amount unsigned proves nothing about a payment', () => {
    const properties = { 'transaction.id': '1-2-3', 'transaction.status': 'APPROVED' };
    expect(read(signing(properties, {}))).toBe('forged');
    expect(read(signing(properties, { event: 'nequi_token.updated' }))).toBe('other');
  });

  it('that is genuine, and tells of no transaction as we know them, cannot be read', () => {
    const { id, status, amount_in_cents } = transaction;
    const properties = { 'transaction.id': id, 'transaction.status': status, 'transaction.amount_in_cents': 4_000_000 };
    expect(read(signing(properties, { data: { transaction: { id, status, amount_in_cents } } }))).toBe('unreadable');
  });

  it('is stale after the last time that it is told again, and long before its own time', () => {
    const old = eventOf(transaction, { at: at - oldestEvent });
    expect(read(old)).toMatchObject({ key: expect.any(String) });
    expect(read(old, undefined, new Date(at + 1000))).toBe('stale');
    expect(read(eventOf(transaction, { at: at + 3_600_000 }))).toBe('stale');
  });

  it.each([
    null,
    'text',
    [],
    {},
    { event: 'transaction.updated' },
    { ...eventOf(transaction, { at }), timestamp: 'now' },
  ])('%j cannot be read', (body) => expect(read(body)).toBe('unreadable'));

  it('of another kind is genuine, and of no concern', () => {
    expect(read({ ...eventOf(transaction, { at }), event: 'nequi_token.updated' })).toBe('other');
  });
});

describe('the API', () => {
  const provider = (answer: typeof fetch, patience = 30_000) =>
    wompiProvider({
      name: 'wompi',
      currencies: ['cop'],
      keys: testKeys,
      checkoutUrl: 'https://c.test/p/',
      widgetUrl: 'https://c.test/widget.js',
      apiUrl: () => 'https://api.test/v1',
      fetch: answer,
      patience,
    });
  const never: typeof fetch = (_, init) =>
    new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)));

  it.each([
    ['is down', () => Promise.reject(new TypeError('fetch failed'))],
    ['answers with an error', async () => Response.json({ data: [] }, { status: 502 })],
    ['answers no JSON', async () => new Response('<html>')],
    ['answers rubbish', async () => Response.json({ data: [{ id: 7 }] })],
    ['answers a status that nobody knows', async () => Response.json({ data: [{ ...transaction, status: 'MAYBE' }] })],
  ] satisfies [string, typeof fetch][])('%s: that is a failure and no answer', async (_, answer) => {
    await expect(provider(answer).findByReference('P-2222-3333-4444')).rejects.toThrow(ProviderFailure);
  });

  it('is too slow: that is a failure too', async () => {
    await expect(provider(never, 50).findByReference('P-2222-3333-4444')).rejects.toThrow(ProviderFailure);
  });

  it('is asked with the private key, and only what has the reference counts', async () => {
    const asked: string[] = [];
    const answer: typeof fetch = async (address, init) => {
      asked.push(`${address} ${new Headers(init?.headers).get('authorization')}`);
      return Response.json({ data: [transaction, { ...transaction, id: '9', reference: 'P-OTHER' }] });
    };
    const found = await provider(answer).findByReference('P-2222-3333-4444');
    expect(found.map(({ id }) => id)).toEqual(['1-2-3']);
    expect(asked).toEqual([
      `https://api.test/v1/transactions?reference=P-2222-3333-4444 Bearer ${testKeys.privateKey}`,
    ]);
  });

  it('knows no attempts where it knows nothing of the reference', async () => {
    expect(await provider(async () => new Response('', { status: 404 })).findByReference('x')).toEqual([]);
  });
});
