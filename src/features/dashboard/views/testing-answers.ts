import type { Person } from '#features/accounts/person.ts';
import { timelineKinds } from '#features/customers/timeline.ts';
import type { MeetingEntry } from '#features/meetings/meeting-answer.ts';
import { orderStates, type PaymentLine } from '#features/payments/payment-answer.ts';
import type { QuoteEntry } from '#features/quotes/quote-answer.ts';
import type { DashboardAnswer, DashboardView } from '../dashboard-answer.ts';

const at = Date.UTC(2026, 10, 15, 19, 5);

/** A hostile text, to test escaping. */
export const nasty = '<img src=x onerror=alert(1)> & "quoted"';

export const ana: Person = {
  name: 'Ana Restrepo',
  email: 'ana@example.com',
  photo: '/api/app/photo/1',
  language: 'es',
  country: 'co',
  isStaff: false,
};

const ticket = { reference: 'H-7KQ2-94MX', state: 'answered', receivedAt: at } as const;
const line = { ...ticket, excerpt: nasty, answers: 1 };
const payment: PaymentLine = {
  reference: 'P-7KQ2-94MX-3HTW',
  productId: 4,
  planId: 'medium',
  emails: undefined,
  state: 'paid',
  createdAt: at,
  money: { minor: 20_000_000, currency: 'cop' },
  isDelivered: false,
  isSandbox: false,
  receipt: '/pay/receipts/P-7KQ2-94MX-3HTW.pdf?key=k',
  page: '/payment/en?order=P-7KQ2-94MX-3HTW&key=k',
};
const unpaid = { ...payment, receipt: undefined };
const browser = { browser: 'Firefox', system: 'Android', startedAt: at, lastUsedAt: at };

const quote: QuoteEntry = {
  reference: 'Q-7KQ2-94MX-3HTW',
  state: 'valid',
  createdAt: at,
  validUntil: at + 30 * 86_400_000,
  currency: 'cop',
  total: 714_000_000,
  lines: ['Wabot: bot de chat y mensajería', 'Servicio rápido: conectar una API'],
  isRefunded: false,
};

const meeting: MeetingEntry = {
  reference: 'M-7KQ2-94MX',
  startsAt: at,
  state: 'booked',
  topic: nasty,
  zone: 'America/Toronto',
  isPast: false,
  page: '/meet/book/en?meeting=M-7KQ2-94MX&key=k',
};

/** Every kind of view, with content. */
export const fullViews = {
  overview: {
    kind: 'overview',
    tickets: [line, line, line, line],
    payments: [payment, unpaid],
    quotes: [quote],
    meetings: [meeting],
  },
  history: {
    kind: 'history',
    events: timelineKinds.map((kind, n) => ({
      kind,
      at: at - n * 86_400_000,
      reference: /account|address|data/.test(kind) ? undefined : 'Q-7KQ2-94MX-3HTW',
      text: kind.startsWith('ticket') ? nasty : undefined,
      money: kind.startsWith('order') ? payment.money : undefined,
      item: kind.startsWith('order') ? payment : undefined,
      startsAt: kind.startsWith('meeting') ? at : undefined,
      page: '/support/quote/en?made=Q-7KQ2-94MX-3HTW',
    })),
    page: 2,
    hasOlder: true,
  },
  tickets: { kind: 'tickets', tickets: [line] },
  ticket: {
    kind: 'ticket',
    ticket,
    entries: [
      { author: 'visitor', text: nasty, at, files: [{ id: 'file-1', name: `${nasty}.pdf`, bytes: 900 }] },
      { author: 'team', text: 'Good morning', at, files: [] },
    ],
    messageId: 'message-1',
  },
  file: {
    kind: 'file',
    ticket: ticket.reference,
    file: { id: 'file-2', name: `${nasty}.exe`, bytes: 1_234_567, danger: { kind: 'program', ending: 'exe' } },
  },
  quotes: {
    kind: 'quotes',
    quotes: [
      quote,
      { ...quote, state: 'expired' },
      { ...quote, state: 'paid', lines: ['Wabot: bot de chat y mensajería'] },
    ],
  },
  payments: {
    kind: 'payments',
    payments: [
      { ...payment, isDelivered: true },
      { ...payment, isSandbox: true, planId: nasty },
      ...orderStates.map((state): PaymentLine => ({ ...unpaid, state, productId: 3, planId: 'small' })),
    ],
  },
  meetings: {
    kind: 'meetings',
    meetings: [
      meeting,
      { ...meeting, zone: 'America/Bogota', isPast: true },
      { ...meeting, zone: 'Asia/Tokyo', state: 'cancelled' },
    ],
  },
  notifications: {
    kind: 'notifications',
    notifications: [
      { id: 7, title: nasty, text: nasty, at, isRead: false },
      { id: 6, title: 'Old', text: 'Read', at, isRead: true },
      { id: 5, title: 'Paid', text: 'Yes', at, isRead: true },
    ],
    page: 2,
    hasOlder: true,
  },
  profile: { kind: 'profile' },
  sessions: {
    kind: 'sessions',
    sessions: [
      { id: 'this', isThisOne: true, ...browser },
      { id: 'other', isThisOne: false, ...browser, browser: nasty, system: '' },
    ],
  },
  data: {
    kind: 'data',
    requests: [{ kind: 'download', at }],
    deletion: {
      account: '1ccd9f59-b15b-4c22-8c9e-3e0b2d4a7b11',
      erased: ['messages', 'account'],
      kept: [
        { what: 'payments', days: 3650 },
        { what: 'log', days: 30 },
        { what: 'consent', days: 'forever' },
      ],
    },
  },
  nothing: { kind: 'nothing', written: nasty },
} satisfies Record<DashboardView['kind'], DashboardView>;

/** The same views without content. */
export const emptyViews: readonly DashboardView[] = [
  { kind: 'overview', tickets: [], payments: [], quotes: [], meetings: [] },
  { kind: 'history', events: [], page: 1, hasOlder: false },
  { kind: 'tickets', tickets: [] },
  { kind: 'quotes', quotes: [] },
  { kind: 'payments', payments: [] },
  { kind: 'meetings', meetings: [] },
  { kind: 'notifications', notifications: [], page: 1, hasOlder: false },
];

export function answerWith(view: DashboardView, more: Partial<DashboardAnswer> = {}): DashboardAnswer {
  return { person: ana, view, unread: 2, clock: { zone: 'America/Bogota', basis: 'guess' }, ...more };
}
