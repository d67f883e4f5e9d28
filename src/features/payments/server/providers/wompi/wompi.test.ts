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

it('signs Wompi’s example as Wompi does', () => {
  const signed = { reference: 'sk8-438k4-xmxm392-sn2m', amountInCents: 2_490_000, currency: 'COP' };
  expect(integritySignature(signed, 'prod_integrity_Z5mMke9x0k8gpErbDqwrJXMqsI6SFli6')).toBe(
    '37c8407747e595535433ef8f6a811d853cd943046624a0ec04662b17bbf33bf5',
  );
});

it('signs the checkout’s parameters, so that no one can change them', () => {
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
  const parameters = {
    'public-key': testKeys.publicKey,
    currency: 'COP',
    'amount-in-cents': '4000000',
    reference: 'P-2222-3333-4444',
    'signature:integrity': integrity,
    'redirect-url': redirectUrl,
    'expiration-time': '2026-11-15T12:00:00.000Z',
  };
  const saidIn = (url: string) => Object.fromEntries(new URL(url).searchParams);
  expect(saidIn(checkoutUrl)).toEqual(parameters);
  const known = provider.checkout({ ...order, email: 'ana@example.com' });
  expect(saidIn(known.checkoutUrl)).toEqual({ ...parameters, 'customer-data:email': 'ana@example.com' });
});

describe('an event', () => {
  it('is accepted with its checksum in lower or upper case, also in the header', () => {
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
  ])('is forged: %s', (_, event) => {
    expect(read(event)).toBe('forged');
  });

  it('is forged when the header has another checksum', () => {
    expect(read(eventOf(transaction, { at }), 'a'.repeat(64))).toBe('forged');
  });

  /** Signed with the right secret, but not in Wompi's way. */
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
  ])('is forged when it signs %s, which is not a value of the event itself', (property, value) => {
    expect(read(signing({ ...needed, [property]: value }, { data }))).toBe('forged');
  });

  it('may sign a boolean', () => {
    expect(read(signing({ ...needed, 'transaction.is_test': 'true' }, { data }))).toMatchObject({ sentAt: now });
  });

  it.each([
    [{ customer_email: ' ana@example.com ', created_at: '2026-11-15T11:00:00Z' }, ['ana@example.com', 11]],
    [{ customer_email: null, created_at: 'soon' }, [undefined, undefined]],
    [{ customer_email: ' ', created_at: null }, [undefined, undefined]],
  ])('an event with %j contains the payer and the start, if they can be read', (fields, [email, hour]) => {
    const event = read(signing(needed, { data: { transaction: { ...transaction, ...fields } } }));
    if (typeof event !== 'object') throw new Error(event);
    expect([event.transaction.email, event.transaction.begunAt?.getUTCHours()]).toEqual([email, hour]);
  });

  it('is forged when the amount is not signed', () => {
    const properties = { 'transaction.id': '1-2-3', 'transaction.status': 'APPROVED' };
    expect(read(signing(properties, {}))).toBe('forged');
    expect(read(signing(properties, { event: 'nequi_token.updated' }))).toBe('other');
  });

  it('is unreadable when it is genuine but its transaction has another shape', () => {
    const { id, status, amount_in_cents } = transaction;
    const properties = { 'transaction.id': id, 'transaction.status': status, 'transaction.amount_in_cents': 4_000_000 };
    expect(read(signing(properties, { data: { transaction: { id, status, amount_in_cents } } }))).toBe('unreadable');
  });

  it('is stale after the last retry, and long before its own time', () => {
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
  ])('is unreadable: %j', (body) => expect(read(body)).toBe('unreadable'));

  it('an event of another kind is genuine but ignored', () => {
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
    ['answers with an unknown status', async () => Response.json({ data: [{ ...transaction, status: 'MAYBE' }] })],
  ] satisfies [string, typeof fetch][])('throws ProviderFailure: %s', async (_, answer) => {
    await expect(provider(answer).findByReference('P-2222-3333-4444')).rejects.toThrow(ProviderFailure);
  });

  it('throws ProviderFailure when it is too slow', async () => {
    await expect(provider(never, 50).findByReference('P-2222-3333-4444')).rejects.toThrow(ProviderFailure);
  });

  it('is called with the private key, and only transactions with the reference count', async () => {
    const requests: string[] = [];
    const answer: typeof fetch = async (address, init) => {
      requests.push(`${address} ${new Headers(init?.headers).get('authorization')}`);
      return Response.json({ data: [transaction, { ...transaction, id: '9', reference: 'P-OTHER' }] });
    };
    const found = await provider(answer).findByReference('P-2222-3333-4444');
    expect(found.map(({ id }) => id)).toEqual(['1-2-3']);
    expect(requests).toEqual([
      `https://api.test/v1/transactions?reference=P-2222-3333-4444 Bearer ${testKeys.privateKey}`,
    ]);
  });

  it('returns no attempts for an unknown reference', async () => {
    expect(await provider(async () => new Response('', { status: 404 })).findByReference('x')).toEqual([]);
  });
});
