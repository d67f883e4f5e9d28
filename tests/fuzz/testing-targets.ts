import { z } from 'zod';
import { calls } from '../../src/features/devtools/calls.ts';
import { eventChecksum } from '../../src/features/payments/server/providers/wompi/signatures.ts';
import { pagePattern } from '../../src/platform/server/pages/choose-language.ts';

/** The values for building valid bodies: a unique number, and ids of existing rows. */
export interface Known {
  readonly n: number;
  readonly email: string;
  readonly uuid: string;
  readonly freeTime: string;
  readonly ticket: string;
  readonly quote: string;
  readonly meeting: string;
  readonly meetingKey: string;
  readonly confirmationKey: string;
  readonly order: string;
  readonly orderKey: string;
  /** The query of an order that can be paid. */
  readonly checkout: string;
  readonly eventsSecret: string;
  readonly bell: { readonly token: string; readonly email: string };
}

export interface Target {
  readonly kind: 'json' | 'form';
  /** Valid or nearly valid bodies, which the fuzzer spoils. */
  readonly bodies: (known: Known) => readonly Readonly<Record<string, unknown>>[];
  /** Required for access. */
  readonly query?: (known: Known) => string;
  /** Completes a body so that the server reads it, for example with a signature. */
  readonly sign?: (body: Readonly<Record<string, unknown>>, known: Known) => unknown;
}

const person = ({ email }: Known) => ({ name: 'Ana', email });
const none: Target = { kind: 'json', bodies: () => [{}] };

const ticket = ({ email, uuid, quote }: Known) => ({
  nombre_cliente: 'Ana',
  email_cliente: email,
  telefono_cliente: '300 000 0000',
  descripcion: 'Hola',
  api_client: 'x',
  lang: 'es',
  request_id: uuid,
  country: 'co',
  telefono_clienteCountry: 'co',
  page: '/contact',
  about: quote,
  utm_source: 'a',
  utm_medium: 'b',
  utm_campaign: 'c',
  utm_term: 'd',
  utm_content: 'e',
  referrer: 'f',
  token: '',
  proof: '',
  sitio_web: '',
  attachments: '',
});
const booking = (known: Known) => ({
  time: known.freeTime,
  ...person(known),
  topic: 'Chatbot',
  lang: 'es',
  zone: 'America/Toronto',
  quotation_id: known.quote,
  request_id: known.uuid,
  sitio_web: '',
});
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
const quotation = (known: Known) => ({
  items: [
    { id: 'product-wabot', months: 12, subscriptions: 5, hours: undefined, years: undefined, quantity: undefined },
  ],
  currency: 'USD',
  value: undefined,
  ...person(known),
  company: 'C',
  note: 'N',
  country: 'co',
  lang: 'en',
  request_id: known.uuid,
});
const passkey = { id: 'e30', rawId: 'e30', type: 'public-key', clientExtensionResults: {} };
const signIn: Target = {
  kind: 'form',
  bodies: ({ email }) => [
    { step: 'email', email, name: 'Ana', policy: 'on', back: '/contact' },
    { step: 'code', email, name: 'Ana', policy: 'on', code: '123456', back: '/contact' },
  ],
};
const dashboard: Target = {
  kind: 'form',
  bodies: ({ email, uuid, ticket: reference }) => [
    { action: 'profile', name: 'Ana', language: 'es', country: 'co' },
    { action: 'photo', photo: '' },
    { action: 'email', new_email: email },
    { action: 'email-code', new_email: email, code: '123456' },
    { action: 'reply', reference, message_id: uuid, message: 'Hola' },
    { action: 'read', id: '1' },
    { action: 'end-session', id: uuid },
    { action: 'delete', confirm_email: 'nobody@example.com' },
  ],
};

/** Every address that accepts a body, with its bodies. Add new ones here, or the test fails. */
export const targets: Readonly<Record<string, Target>> = {
  '/gogoals/get_countries': none,
  '/api/services/get_service': { kind: 'json', bodies: () => [{ lang: 'es', country: 'co' }] },
  '/marketing/marketing_get_notificacion_pub': { kind: 'json', bodies: () => [{ tipo: 5 }] },
  '/help/ask': { kind: 'json', bodies: () => [{ question: 'How much is it?', lang: 'en', country: 'ca' }] },
  '/help/rate': { kind: 'json', bodies: () => [{ question: 'How much is it?', lang: 'en', answer: 'prices' }] },
  '/customer/cliente_ticket_crear': { kind: 'form', bodies: (known) => [ticket(known)] },
  '/customer/cliente_ticket_estado': {
    kind: 'json',
    bodies: ({ ticket: reference, email }) => [{ reference, email }],
  },
  [pagePattern('/support/status')]: { kind: 'form', bodies: ({ ticket: reference, email }) => [{ reference, email }] },
  '/pay/products/get_plans': { kind: 'json', bodies: () => [{ currency: 'USD', product_id: 4, lang: 'en' }] },
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
  '/api/services/quotation/create': { kind: 'json', bodies: (known) => [quotation(known)] },
  [pagePattern('/support/quote')]: {
    kind: 'form',
    bodies: (known) => [
      {
        pick: 'product-wabot',
        'product-wabot.months': '12',
        'product-wabot.subscriptions': '5',
        currency: 'usd',
        ...person(known),
        company: 'C',
        note: 'N',
        country: 'co',
        value: '',
        request_id: known.uuid,
        action: '',
      },
    ],
  },
  '/meetings/book': { kind: 'json', bodies: (known) => [booking(known)] },
  [pagePattern('/meet/book')]: {
    kind: 'form',
    bodies: (known) => [
      { action: 'book', ...booking(known) },
      { action: 'confirm', meeting: known.meeting, confirm: known.confirmationKey },
      { action: 'move', meeting: known.meeting, key: known.meetingKey, time: known.freeTime, zone: 'UTC' },
      { action: 'show', meeting: known.meeting, key: known.meetingKey, from: '2026-11-23', day: '2026-11-24' },
    ],
  },
  '/api/passkey/start': none,
  '/api/passkey/start-adding': none,
  '/api/passkey/enter': {
    kind: 'json',
    bodies: () => [
      {
        credential: {
          ...passkey,
          response: { clientDataJSON: 'e30', authenticatorData: 'e30', signature: 'e30', userHandle: 'e30' },
        },
      },
    ],
  },
  '/api/passkey/add': {
    kind: 'json',
    bodies: () => [
      {
        credential: {
          ...passkey,
          response: { clientDataJSON: 'e30', attestationObject: 'e30', transports: ['internal'] },
        },
      },
    ],
  },
  '/api/app/notificaciones_campana': { kind: 'json', bodies: ({ bell }) => [{ ...bell }] },
  '/api/app/estado_notificacion_campana': { kind: 'json', bodies: ({ bell }) => [{ notificacion_id: 1, ...bell }] },
  '/api/app/usuario_info': none,
  '/preferences/country': { kind: 'form', bodies: () => [{ country: 'co', back: '/contact' }] },
  '/preferences/consent': {
    kind: 'json',
    bodies: ({ uuid }) => [{ id: uuid, visitor: uuid, purposes: [], version: '1', language: 'es' }],
  },
  [pagePattern('/products/sms')]: {
    kind: 'form',
    bodies: () => [{ text: 'Hola', recipients: '10', before: 'x', action: 'count' }],
  },
  [pagePattern('/login')]: signIn,
  [pagePattern('/support/registro')]: signIn,
  [pagePattern('/dashboard')]: dashboard,
  [pagePattern('/application')]: dashboard,
  '/staff/presence': {
    kind: 'form',
    bodies: ({ ticket: reference }) => [{ ticket: reference, typing: 'yes' }],
  },
  '/staff/*': {
    kind: 'form',
    bodies: ({ ticket: reference, uuid, order, meeting }) => [
      { action: 'answer', ticket: reference, message_id: uuid, message: 'Hola' },
      { action: 'answerAndClose', ticket: reference, message_id: uuid, message: 'Hola', mode: 'answer', seen: uuid },
      { action: 'note', ticket: reference, message_id: uuid, message: 'Hola', mode: 'note' },
      { action: 'insertAnswer', ticket: reference, saved_answer: uuid, message: 'Hola' },
      { action: 'assign', ticket: reference, assignee: '' },
      { action: 'close', ticket: reference },
      { action: 'closeAndNotify', ticket: reference },
      { action: 'saveAnswer', answer: uuid, title: 'Hola', en: 'x', es: 'x', fr: 'x' },
      { action: 'deleteAnswer', answer: uuid },
      { action: 'addHelpWay', question: uuid, topic: 'refund' },
      { action: 'removeHelpWay', way: uuid },
      { action: 'dismissHelpQuestion', question: uuid },
      { action: 'state', ticket: reference, state: 'closed' },
      { action: 'resend', mail: uuid },
      {
        action: 'addMarketing',
        form: uuid,
        language: 'es',
        text: 'T',
        title: 'T',
        target: '/tryit',
        button: 'B',
        from: '',
        until: '',
      },
      { action: 'endMarketing', notification: '1' },
      { action: 'deliver', payment: order },
      { action: 'settle', provider: 'sandbox', id: 'x' },
      { action: 'cancelMeeting', meeting: `${meeting}X` },
      { action: 'write', of: reference, form: uuid, language: 'es', message: 'Hola' },
    ],
  },
  '/sandbox/checkout': {
    kind: 'form',
    query: ({ checkout }) => checkout,
    bodies: ({ email }) => [
      { number: '4242424242424242', expiry: '12/30', code: '123', name: 'Ana', email, delay: '0', events: 'normal' },
    ],
  },
  '/sandbox/v1/transactions/:id/void': none,
  // They answer with a file, and read no fields.
  '/dashboard/file/:id': none,
  '/staff/file/:id': none,
  '/support/file/:id': none,
  // It takes mail, not fields: see `src/features/incoming-mail/server/routes.test.ts`.
  '/inbound/mail': none,
  '/csp-reports': {
    kind: 'json',
    bodies: () => [
      {
        'csp-report': {
          'document-uri': 'http://site.test/',
          'blocked-uri': 'inline',
          'effective-directive': 'script-src',
        },
      },
    ],
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

/** The contract's fields that are missing in the body above: new fields have to be tested too. */
export function untriedFields(known: Known): readonly string[] {
  return calls.flatMap(({ path, request }) => {
    const shape = request && fieldsOf(request);
    const tried = new Set(targets[path]?.bodies(known).flatMap((body) => Object.keys(body)));
    return (shape ?? []).filter((field) => !tried.has(field)).map((field) => `${path} ${field}`);
  });
}

/** The fields of an object schema, also inside a transform. */
function fieldsOf(schema: object): readonly string[] {
  if ('shape' in schema && schema.shape) return Object.keys(schema.shape);
  return 'in' in schema && schema.in && typeof schema.in === 'object' ? fieldsOf(schema.in) : [];
}
