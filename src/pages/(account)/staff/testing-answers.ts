import type { StaffAnswer } from '#site/account/staff.ts';
import type { StaffBookingLine } from '#site/account/staff-booking-lines.ts';
import type { StaffActionLine, StaffTicket, StaffTicketLine } from '#site/account/staff-lines.ts';
import type { StaffPayment, StaffPaymentLine } from '#site/account/staff-payment-lines.ts';
import type { StaffQuote, StaffQuoteLine } from '#site/account/staff-quote-lines.ts';
import type { StaffView } from '#site/account/staff-view.ts';
import { orderStates } from '#site/payments/payment-states.ts';

const noon = Date.UTC(2026, 10, 20, 17);
const hour = 3_600_000;
const email = 'marcela.quintero@hormiga.example';
const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

const written =
  'Buenas tardes, ¿cuánto cuesta integrar la facturación electrónica con nuestro sistema? Somos 40 personas.';
const states = ['new', 'answered', 'closed', 'quarantined'] as const;

const lines = Array.from({ length: 25 }, (_, n): StaffTicketLine => {
  const reference = `H-7KQ2-${(2345 + n).toString().replaceAll('0', 'X').replaceAll('1', 'Y')}`;
  const name = ['Ana María Restrepo 🐜', 'Zoë O’Hara', 'Transportes del Oriente S. A. S.'][n % 3] ?? '';
  const state = states[n % 4] ?? 'new';
  return {
    ...{ reference, state, receivedAt: noon - n * 5 * hour, name, language: 'es', excerpt: written },
    email: `persona.con.una.direccion.larga${n}@transportes-del-oriente.example`,
  };
});

const ticket: StaffTicket = {
  ...{ reference: 'H-7KQ2-94MX', state: 'answered', receivedAt: noon - 30 * hour, name: 'Ana María Restrepo 🐜' },
  ...{ email: 'ana.restrepo@transportes-del-oriente.example', phone: '+573001234567', language: 'es', country: 'co' },
  ...{ page: '/services/es?id=9', apiClient: 'hormiga-web', reasons: ['links', 'team'] },
  campaign: {
    utm_source: 'boletin',
    utm_medium: 'email',
    utm_campaign: 'noviembre',
    referrer: 'https://search.example/',
  },
};

const booking: StaffBookingLine = {
  ...{ reference: 'M-7KQ2-94MX', startsAt: noon + 5 * hour, state: 'booked', isPast: false, name: 'Zoë O’Hara <b>' },
  ...{ email: 'zoe@example.com', topic: written, language: 'fr', zone: 'Asia/Tokyo', quote: 'Q-7KQ2-94MX' },
  ...{ bookedAt: noon, cancelledBy: null, page: '/meet/book/en?meeting=M-7KQ2-94MX&key=k' },
};

const actions: readonly StaffActionLine[] = [
  { action: 'ticket-answered', subject: ticket.reference, details: { message: uuid(1) } },
  { action: 'ticket-state', subject: ticket.reference, details: { from: 'answered', to: 'closed' } },
  { action: 'ticket-quarantined', subject: ticket.reference, details: { from: 'new' } },
  { action: 'ticket-released', subject: ticket.reference, details: {} },
  { action: 'mail-resent', subject: 'dead', details: { messages: 3 } },
  { action: 'mail-resent', subject: uuid(2), details: {} },
  { action: 'marketing-added', subject: '7', details: { language: 'ES' } },
  { action: 'marketing-ended', subject: '7', details: {} },
  { action: 'file-downloaded', subject: ticket.reference, details: { file: uuid(3) } },
  { action: 'payment-delivered', subject: 'P-7KQ2-94MX-3HTW', details: {} },
  { action: 'something-newer', subject: 'whatever', details: {} },
].map((deed, n) => ({ ...deed, details: { ...deed.details }, staffEmail: email, at: noon - n * hour }));

const quoteStates = ['valid', 'expired', 'paid'] as const;
const person = { name: 'Ana María Restrepo 🐜', email: 'ana.restrepo@transportes-del-oriente.example' };
const times = { createdAt: noon, validUntil: noon + 30 * 24 * hour };
const quoteLines = quoteStates.map(
  (state, n): StaffQuoteLine => ({
    ...{ ...person, ...times, state, reference: `Q-7KQ2-94MX-3HT${n + 2}` },
    ...{
      company: n === 0 ? 'Transportes del Oriente S. A. S.' : undefined,
      money: { minor: 714_000_000, currency: 'cop' },
    },
  }),
);

const quote: StaffQuote = {
  ...{
    ...person,
    ...times,
    reference: 'Q-7KQ2-94MX-3HTW',
    state: 'valid',
    language: 'es',
    country: 'co',
    currency: 'cop',
  },
  ...{ company: 'Transportes del Oriente S. A. S.', note: 'Orden de compra 4471', hasAccount: false },
  lines: [
    {
      ...{
        id: 'product-wabot',
        kind: 'product',
        name: 'Wabot: bot de chat y mensajería',
        amount: '12 meses · 5 usuarios',
      },
      ...{ unit: 10_000_000, per: 'por usuario y mes', total: 600_000_000 },
    },
    {
      ...{ id: 'support-impact', kind: 'service', name: 'Plan de soporte Impact (50 horas al mes)', amount: '1 mes' },
      ...{ unit: undefined, per: 'por mes', total: undefined },
    },
  ],
  ...{ subtotal: 600_000_000, taxes: [{ name: 'IVA', rate: 1900, minor: 114_000_000 }], total: 714_000_000 },
  ...{ verifyUrl: '/support/status/es?quote=Q-7KQ2-94MX-3HTW', pdf: '/q.pdf', page: '/q', choice: '/c', payments: [] },
};

const ticketView: Extract<StaffView, { kind: 'ticket' }> = {
  ...{ kind: 'ticket', ticket, messageId: uuid(4), longest: 5000, actions: actions.slice(0, 4) },
  entries: [
    {
      ...{ author: 'visitor', staffEmail: null, text: `${written}\n\nGracias,\nAna María`, at: noon - 30 * hour },
      files: [
        { id: uuid(5), name: 'cotización anterior.pdf', bytes: 1_234_567 },
        { id: uuid(6), name: 'una-captura-de-pantalla-con-un-nombre-muy-largo-y-sin-espacios.png', bytes: 800 },
      ],
    },
    {
      ...{ author: 'team', staffEmail: email, text: 'Buenas tardes, Ana María. Depende de su sistema: ¿cuál usan?' },
      ...{ at: noon - 26 * hour, files: [] },
    },
    {
      ...{ author: 'visitor', staffEmail: null, text: 'Uno propio, con una API.', at: noon - 2 * hour, files: [] },
    },
  ],
};

const marketingView: Extract<StaffView, { kind: 'marketing' }> = {
  ...{ kind: 'marketing', ended: true, formId: uuid(7), usualType: 5 },
  longest: { title: 120, text: 2000, target: 500, button: 40 },
  notifications: (['coming', 'running', 'ended'] as const).map((state, n) => ({
    ...{ id: n + 1, type: 5, language: 'es', state, title: n === 1 ? null : 'Siete días gratis', text: 'Sin tarjeta.' },
    ...{ target: n === 1 ? null : '/tryit', button: n === 1 ? null : 'Probar', from: noon, until: n ? noon : null },
  })),
};

const outboxView: StaffView = {
  ...{ kind: 'outbox', counts: { waiting: 120, dead: 2, sent: 4815 } },
  mails: (['dead', 'dead', 'waiting', 'waiting'] as const).map((state, n) => ({
    ...{ id: uuid(n), key: `ticket:H-7KQ2-94MX:answer:${uuid(n)}`, recipient: 'a***@transportes.example', state },
    ...{ attempts: n, queuedAt: noon, nextAttemptAt: noon + hour },
    lastError: n % 2 ? null : 'The mail server refused it (550 5.1.1 mailbox unavailable)',
  })),
};

const leads: StaffView = {
  ...{ kind: 'leads', span: '90' },
  leads: [
    { source: '', medium: '', campaign: '', tickets: 52, answered: 31 },
    { source: 'boletin', medium: 'email', campaign: 'noviembre', tickets: 40, answered: 40 },
    { source: 'google', medium: 'cpc', campaign: 'facturacion_electronica_colombia_2026', tickets: 7, answered: 2 },
    { source: '', medium: 'social', campaign: '', tickets: 1, answered: 0 },
  ],
};

const paymentLines = Array.from({ length: 9 }, (_, n): StaffPaymentLine => {
  return {
    ...{ reference: `P-7KQ2-94MX-${2345 + n}`, state: orderStates[n % 7] ?? 'paid', createdAt: noon - n * hour },
    ...{ productId: n % 2 ? 3 : 4, planId: n % 4 ? 'medium' : undefined, emails: n % 4 ? undefined : 5000 },
    ...{ money: { minor: 20_000_000, currency: 'cop' }, isDelivered: n === 5, isSandbox: n === 2 },
    email: n % 3 ? `persona.con.una.direccion.larga${n}@transportes-del-oriente.example` : null,
  };
});
const noPayments = { undelivered: 0, open: 0, pending: 0, expired: 0, error: 0, declined: 0, paid: 0, voided: 0 };
const paymentsView: Extract<StaffView, { kind: 'payments' }> = {
  ...{ kind: 'payments', search: '', filter: undefined, payments: paymentLines, page: 1, hasOlder: true },
  counts: { undelivered: 3, open: 1204, pending: 2, expired: 900, error: 4, declined: 31, paid: 412, voided: 1 },
  problems: (['unknownOrder', 'otherAmount', 'paidTwice'] as const).map((problem, n) => ({
    ...{ id: `01-1531231271-1908${n}`, provider: 'wompi', problem, at: noon - n * hour, email: n ? email : null },
    ...{ reference: n ? 'P-7KQ2-94MX-3HTW' : 'sk8-438k4-xmxm392-sn2m', hasOrder: n > 0, amount: 4_000_000 },
    currency: n === 1 ? 'EUR' : 'COP',
  })),
};
const payment: StaffPayment = {
  ...{ reference: 'P-7KQ2-94MX-3HTW', state: 'paid', productId: 3, planId: 'small', emails: undefined },
  ...{ money: { minor: 10_000_000, currency: 'cop' }, email: ticket.email, createdAt: noon, isSandbox: false },
  ...{ isDelivered: true, deliveredAt: noon + 2 * hour, paidAt: noon + hour, expiresAt: noon + hour, language: 'es' },
  ...{
    provider: 'wompi',
    apiClient: 'hormiga-web',
    hasAccount: true,
    page: '/payment/en?order=P-7KQ2-94MX-3HTW&key=k',
  },
  receipt: '/pay/receipts/P-7KQ2-94MX-3HTW.pdf?key=k',
};
const paymentView: Extract<StaffView, { kind: 'payment' }> = {
  ...{ kind: 'payment', payment, actions: actions.slice(-2, -1) },
  attempts: (['DECLINED', 'PENDING', 'APPROVED'] as const).map((status, n) => ({
    ...{ id: `01-1531231271-1908${n}`, status, currency: 'COP', amount: 10_000_000, email: ticket.email },
    ...{ problem: n === 2 ? 'paidTwice' : null, createdAt: noon + n * hour },
    events: n === 1 ? [] : [{ status, sentAt: noon + n * hour, receivedAt: noon + n * hour + 60_000 }],
  })),
};

const counts = { new: 1204, answered: 87, closed: 311, quarantined: 9 };
const tickets: StaffView = {
  ...{ kind: 'tickets', search: '', state: undefined, counts, tickets: lines, page: 2, hasOlder: true },
};
const none = { new: 0, answered: 0, closed: 0, quarantined: 0 };

const mistypedMarketing = {
  typed: { language: 'en', text: '', title: '', target: 'tryit', button: 'x', from: 'soon', until: 'later', type: '0' },
  problems: { text: 'missing', title: 'title', target: 'target', from: 'moment', until: 'order', type: 'type' },
};

const answer = (view: StaffView, more: Partial<StaffAnswer> = {}): StaffAnswer => ({ email, view, ...more });

/** Every view, full and empty, with everything that can stand in it. */
export const testAnswers: Readonly<Record<string, StaffAnswer>> = {
  tickets: answer(tickets, { done: 'released' }),
  found: answer({
    ...tickets,
    search: '50% "x" <b>',
    state: 'new',
    counts: none,
    tickets: [],
    page: 1,
    hasOlder: false,
  }),
  ticket: answer(ticketView, { done: 'answered' }),
  'ticket-new': answer({ ...ticketView, ticket: { ...ticket, state: 'new', reasons: [] }, actions: [] }),
  'ticket-closed': answer({ ...ticketView, ticket: { ...ticket, state: 'closed', phone: null, campaign: {} } }),
  'ticket-wrong': answer(ticketView, { typed: { message: 'x'.repeat(60) }, problems: { message: 'tooLong' } }),
  'ticket-held': answer({ ...ticketView, ticket: { ...ticket, state: 'quarantined' } }),
  'ticket-held-written': answer(
    { ...ticketView, ticket: { ...ticket, state: 'quarantined' } },
    { fault: 'quarantined', typed: { message: 'Ya va.' } },
  ),
  outbox: answer(outboxView, { fault: 'beingSent' }),
  'outbox-stuck': answer(outboxView, { alerts: ['outbox', 'deadLetters', 'payments', 'canary'] }),
  'outbox-empty': answer({ kind: 'outbox', counts: { waiting: 0, dead: 0, sent: 0 }, mails: [] }),
  marketing: answer(marketingView),
  'marketing-wrong': answer({ ...marketingView, ended: false, notifications: [] }, mistypedMarketing),
  leads: answer(leads),
  'leads-empty': answer({ kind: 'leads', span: '30', leads: [] }),
  bookings: answer(
    {
      ...{ kind: 'bookings', search: '<b>', filter: 'upcoming', page: 2, hasOlder: true },
      counts: { upcoming: 2, past: 1, cancelled: 1 },
      bookings: [booking, { ...booking, zone: 'America/Bogota', quote: null }],
    },
    { done: 'meetingCancelled' },
  ),
  'bookings-cancelled': answer({
    ...{ kind: 'bookings', search: '', filter: 'cancelled', page: 1, hasOlder: false },
    counts: { upcoming: 0, past: 0, cancelled: 1 },
    bookings: [{ ...booking, state: 'cancelled', cancelledBy: 'visitor' }],
  }),
  'bookings-empty': answer({
    ...{ kind: 'bookings', search: '', filter: 'upcoming', bookings: [], page: 1, hasOlder: false },
    counts: { upcoming: 0, past: 0, cancelled: 0 },
  }),
  quotes: answer({ kind: 'quotes', search: '', quotes: quoteLines, page: 1, hasOlder: true }),
  'quotes-empty': answer({ kind: 'quotes', search: 'x', quotes: [], page: 1, hasOlder: false }),
  quote: answer({ kind: 'quote', quote }),
  payments: answer(paymentsView),
  'payments-empty': answer({
    ...{
      kind: 'payments',
      search: 'nobody@example.com',
      filter: 'paid',
      counts: noPayments,
      payments: [],
      problems: [],
    },
    ...{ page: 1, hasOlder: false },
  }),
  payment: answer(paymentView, { done: 'delivered' }),
  'payment-paid': answer({
    ...paymentView,
    payment: { ...payment, isDelivered: false, deliveredAt: null },
    actions: [],
  }),
  'payment-open': answer({
    ...paymentView,
    payment: { ...payment, state: 'open', paidAt: null, deliveredAt: null, email: null, receipt: undefined },
    ...{ attempts: [], actions: [] },
  }),
  'payment-voided': answer(
    { ...paymentView, payment: { ...payment, state: 'voided', isSandbox: true } },
    { fault: 'notPaid' },
  ),
  log: answer({ kind: 'log', actions, page: 1, hasOlder: true }),
  'log-empty': answer({ kind: 'log', actions: [], page: 1, hasOlder: false }),
  nothing: answer({ kind: 'nothing' }, { fault: 'notReady', typed: { message: 'Ya va.' } }),
};
