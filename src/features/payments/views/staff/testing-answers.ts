import type { StaffView } from '#features/staff/staff-answer.ts';
import { answer, conversation, email, longAddress, noon, person, writing } from '#features/staff/testing-answer.ts';
import { actions } from '#features/team/views/testing-log.ts';
import { msPerHour } from '#site/durations.ts';
import { orderStates } from '../../payment-answer.ts';
import type { StaffPayment, StaffPaymentLine } from '../../staff-payment-lines.ts';

const lines = Array.from({ length: 9 }, (_, n): StaffPaymentLine => {
  return {
    reference: `P-7KQ2-94MX-${2345 + n}`,
    state: orderStates[n % 7] ?? 'paid',
    createdAt: noon - n * msPerHour,
    productId: n % 2 ? 3 : 4,
    planId: n % 4 ? 'medium' : undefined,
    emails: n % 4 ? undefined : 5000,
    money: { minor: 20_000_000, currency: 'cop' },
    isDelivered: n === 5,
    isSandbox: n === 2,
    email: n % 3 ? longAddress(n) : null,
    name: n % 2 ? person.name : null,
    company: n === 3 ? 'Transportes y Logística del Río Magdalena Medio S.A.S.' : null,
    refunded: n === 5 ? 5_000_000 : 0,
  };
});

const list: StaffView = {
  kind: 'payments',
  search: '',
  filter: undefined,
  payments: lines,
  page: 1,
  hasOlder: true,
  counts: { undelivered: 3, open: 1204, pending: 2, expired: 900, error: 4, declined: 31, paid: 412, voided: 1 },
  problems: (['unknownOrder', 'otherAmount', 'paidTwice'] as const).map((problem, n) => ({
    id: `01-1531231271-1908${n}`,
    provider: 'wompi',
    problem,
    at: noon - n * msPerHour,
    email: n ? email : null,
    reference: n ? 'P-7KQ2-94MX-3HTW' : 'sk8-438k4-xmxm392-sn2m',
    hasOrder: n > 0,
    amount: 4_000_000,
    currency: n === 1 ? 'EUR' : 'COP',
  })),
};

const payment: StaffPayment = {
  reference: 'P-7KQ2-94MX-3HTW',
  state: 'paid',
  productId: 3,
  planId: 'small',
  emails: undefined,
  money: { minor: 10_000_000, currency: 'cop' },
  email: person.email,
  createdAt: noon,
  isSandbox: false,
  isDelivered: true,
  deliveredAt: noon + 2 * msPerHour,
  deliveryNote: 'Su cuenta está lista.\nEscríbanos cuando quiera.',
  undoUntil: null,
  name: person.name,
  company: 'Transportes y Logística del Río Magdalena Medio S.A.S.',
  refunded: 2_500_000,
  paidAt: noon + msPerHour,
  expiresAt: noon + msPerHour,
  language: 'es',
  provider: 'wompi',
  apiClient: 'hormiga-web',
  hasAccount: true,
  page: '/payment/en?order=P-7KQ2-94MX-3HTW&key=k',
  receipt: '/pay/receipts/P-7KQ2-94MX-3HTW.pdf?key=k',
};

const view: Extract<StaffView, { kind: 'payment' }> = {
  kind: 'payment',
  correspondence: { conversations: [conversation], writing },
  payment,
  billing: {
    kind: 'company',
    name: person.name,
    company: 'Transportes y Logística del Río Magdalena Medio S.A.S.',
    taxIdType: 'nit',
    taxId: '890903938-8',
    street: 'Carrera 43A # 1-50, torre 2, oficina 802',
    city: 'Barrancabermeja',
    region: 'Santander',
    postalCode: null,
    country: 'CO',
    phone: '+573000000000',
    at: noon + 60_000,
    invoice: null,
  },
  refunds: [
    {
      minor: 2_500_000,
      at: noon + 3 * msPerHour,
      note: 'Le devolvimos un mes.',
      isExtra: false,
      reason: 'discount',
      providerReference: '01-1531231271-19090',
      isReported: false,
    },
  ],
  receiptSentAt: noon + msPerHour + 60_000,
  formId: '00000000-0000-4000-8000-000000000009',
  actions: actions.slice(-2, -1),
  attempts: (['DECLINED', 'PENDING', 'APPROVED'] as const).map((status, n) => ({
    id: `01-1531231271-1908${n}`,
    status,
    currency: 'COP',
    amount: 10_000_000,
    email: person.email,
    problem: n === 2 ? 'paidTwice' : null,
    createdAt: noon + n * msPerHour,
    events: n === 1 ? [] : [{ status, sentAt: noon + n * msPerHour, receivedAt: noon + n * msPerHour + 60_000 }],
  })),
};

export const paymentAnswers = {
  payments: answer(list),
  'payments-empty': answer({
    kind: 'payments',
    search: 'nobody@example.com',
    filter: 'paid',
    page: 1,
    hasOlder: false,
    counts: { undelivered: 0, open: 0, pending: 0, expired: 0, error: 0, declined: 0, paid: 0, voided: 0 },
    payments: [],
    problems: [],
  }),
  payment: answer(view, { done: 'delivered' }),
  'payment-paid': answer({
    ...view,
    billing: undefined,
    refunds: [],
    payment: {
      ...payment,
      isDelivered: false,
      deliveredAt: null,
      deliveryNote: null,
      name: null,
      company: null,
      refunded: 0,
    },
    actions: [],
  }),
  'payment-open': answer({
    ...view,
    billing: undefined,
    refunds: [],
    receiptSentAt: null,
    payment: {
      ...payment,
      state: 'open',
      paidAt: null,
      deliveredAt: null,
      deliveryNote: null,
      email: null,
      receipt: undefined,
      refunded: 0,
    },
    attempts: [],
    actions: [],
  }),
  'payment-undo': answer(
    { ...view, payment: { ...payment, undoUntil: noon + 2 * msPerHour + 60_000 } },
    { done: 'delivered' },
  ),
  'payment-voided': answer(
    { ...view, payment: { ...payment, state: 'voided', isSandbox: true } },
    { errorCode: 'notPaid' },
  ),
};
