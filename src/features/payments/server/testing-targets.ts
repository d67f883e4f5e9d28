import { z } from 'zod';
import { pagePattern } from '#platform/server/pages/choose-language.ts';
import type { Known, Targets } from '#platform/server/testing-targets.ts';
import { eventChecksum } from './providers/wompi/signatures.ts';

const purchase = ({ uuid }: Known) => ({
  api_client: 'x',
  currency: 'COP',
  value: '40000',
  total: '40000',
  product_id: 4,
  plan_id: 'small',
  platform: 'sandbox',
  lang: 'es',
  request_id: uuid,
  quotation_id: '',
});

export const paymentTargets: Targets = {
  '/pay/transactions/create': {
    kind: 'json',
    bodies: (known) => [
      { ...purchase(known), country: 'us' },
      { ...purchase(known), product_id: undefined, quotation_id: known.quote },
    ],
  },
  '/pay/transactions/state': { kind: 'json', bodies: ({ order: reference }) => [{ reference, key: 'x' }] },
  '/pay/buy': { kind: 'form', bodies: (known) => [purchase(known)] },
  '/pay/details': {
    kind: 'form',
    bodies: ({ order, orderKey, email }) => [
      {
        order,
        key: orderKey,
        kind: 'company',
        name: 'Ana',
        company: 'Ana S.A.S.',
        country: 'CO',
        taxIdType: 'nit',
        taxId: '890903938-8',
        street: 'Calle 1',
        city: 'Bogotá',
        region: 'Cundinamarca',
        phone: '+573000000000',
        email,
        lang: 'es',
      },
    ],
  },
  [pagePattern('/payment')]: {
    kind: 'form',
    bodies: ({ order, orderKey, email, uuid }) => [{ order, key: orderKey, email, request_id: uuid, choice: 'typed' }],
  },
  '/pay/events': {
    kind: 'json',
    bodies: ({ order: reference, uuid }) => [
      {
        event: 'transaction.updated',
        environment: 'test',
        timestamp: Math.floor(Date.now() / 1000),
        data: {
          transaction: {
            id: uuid,
            reference,
            status: 'APPROVED',
            amount_in_cents: 4_000_000,
            currency: 'COP',
            customer_email: 'ana@example.com',
            payment_method_type: 'CARD',
            customer_data: { full_name: 'Ana' },
          },
        },
        signature: {
          properties: ['transaction.id', 'transaction.status', 'transaction.amount_in_cents'],
          checksum: '',
        },
      },
    ],
    sign: signedEvent,
  },
  '/sandbox/checkout': {
    kind: 'form',
    query: ({ checkout }) => checkout,
    bodies: ({ email }) => [{ card: 'APPROVED', name: 'Ana', email, delay: '0', events: 'normal' }],
  },
};

/** Signs any event as the provider does. */
function signedEvent(body: Readonly<Record<string, unknown>>, { eventsSecret }: Known): unknown {
  const read = z
    .object({ data: z.unknown(), signature: z.object({ properties: z.array(z.string()) }), timestamp: z.number() })
    .safeParse(body);
  if (!read.success) return body;
  const { data, signature, timestamp } = read.data;
  const checksum = eventChecksum({ data, properties: signature.properties, timestamp }, eventsSecret);
  return { ...body, signature: { ...signature, checksum } };
}

/** The forms of the console. */
export function paymentsActions({ uuid, order }: Known) {
  return [
    { action: 'deliver', payment: order },
    { action: 'settle', provider: 'sandbox', id: 'x' },
    { action: 'undeliver', payment: order },
    { action: 'refund', payment: order, id: uuid, amount: '1', reason: 'other', message: '', date: '2026-11-01' },
    { action: 'billing', payment: order, kind: 'person', name: 'Ana' },
    { action: 'invoice', payment: order, id: uuid, number: 'F-1', message: '' },
  ];
}
