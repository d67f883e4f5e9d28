import { type OrderView, orderStates, type PaymentAnswer, type ReceiptAgain } from '../payment-answer.ts';

const noon = Date.UTC(2026, 10, 20, 17);

const order: OrderView = {
  reference: 'P-7KQ2-94MX-3HTW',
  state: 'open',
  productId: 4,
  planId: 'medium',
  emails: undefined,
  money: { minor: 20_000_000, currency: 'cop' },
  taxes: [],
  openLines: [],
  createdAt: noon,
  paidAt: undefined,
  expiresAt: noon + 1_800_000,
  isDelivered: false,
  deliveryNote: undefined,
  billing: undefined,
  detailsPage: undefined,
  refunds: [],
  contact: undefined,
  sentTo: undefined,
  receipt: undefined,
  checkout: undefined,
  isSandbox: false,
};

const receipt = '/pay/receipts/P-7KQ2-94MX-3HTW.pdf?key=k';
const paid = { paidAt: noon + 60_000, sentTo: 'a•••@example.com', receipt } as const;

/** The additional fields of an order in each state. */
const extraFields: Readonly<Partial<Record<OrderView['state'], Partial<OrderView>>>> = {
  open: { checkout: 'https://checkout.example/p/?reference=P-7KQ2-94MX-3HTW' },
  paid,
  voided: paid,
};

const again: ReceiptAgain = {
  requestId: '00000000-0000-4000-8000-000000000001',
  typed: '',
  meant: undefined,
  suggestion: undefined,
  problem: undefined,
  isSent: false,
};

const answerWith = (change: Partial<OrderView>): PaymentAnswer => {
  const whole = { ...order, ...change };
  return { kind: 'order', key: 'Jx0kQ2-94MX_3HTWabcdeF', order: whole, again: whole.receipt ? again : undefined };
};

const states = orderStates.map((state) => [state, answerWith({ state, ...extraFields[state] })] as const);

const right = {
  productId: 4,
  planId: 'small',
  emails: undefined,
  money: { minor: 4_000_000, currency: 'cop' },
  taxes: [],
  openLines: [],
} as const;

const errorCodes = [
  'unavailable',
  'unknown',
  'wrongInput',
  'tooManyRequests',
  'otherSite',
  'notReady',
  'failure',
] as const;
const errors = errorCodes.map((errorCode, n) => {
  const answer: PaymentAnswer = { kind: 'error', errorCode, productId: [3, 4, undefined][n % 3] };
  return [`error-${errorCode}`, answer] as const;
});

/** Every variant of the payment page. */
export const testAnswers: Readonly<Record<string, PaymentAnswer>> = {
  ...Object.fromEntries(states),
  'paid-delivered': answerWith({ state: 'paid', ...paid, isDelivered: true, productId: 3, planId: 'small' }),
  'paid-sandbox': answerWith({
    state: 'paid',
    ...paid,
    sentTo: undefined,
    isSandbox: true,
    planId: undefined,
    emails: 5000,
  }),
  'open-sandbox': answerWith({ ...extraFields.open, isSandbox: true }),
  'declined-top-up': answerWith({
    state: 'declined',
    planId: undefined,
    emails: 7_000,
    money: { minor: 2_800_000, currency: 'cop' },
  }),
  'confirm-currency': { kind: 'confirm', asked: { minor: 1_200, currency: 'usd' }, right },
  'confirm-price': {
    kind: 'confirm',
    asked: { minor: 3_000_000, currency: 'cop' },
    right: { ...right, planId: undefined },
  },
  'confirm-taxes': {
    kind: 'confirm',
    asked: right.money,
    right: {
      ...right,
      money: { minor: 4_760_000, currency: 'cop' },
      taxes: [{ name: 'IVA', rate: 1900, minor: 760_000 }],
    },
  },
  'paid-part': answerWith({
    state: 'paid',
    ...paid,
    productId: undefined,
    planId: undefined,
    quote: 'Q-7KQ2-94MX-3HTW',
    money: { minor: 23_800_000, currency: 'cop' },
    taxes: [{ name: 'IVA', rate: 1900, minor: 3_800_000 }],
    openLines: ['Support plan Impact'],
  }),
  'paid-typo': {
    kind: 'order',
    key: 'k',
    order: { ...order, state: 'paid', ...paid, sentTo: 'a•••@gmial.com' },
    again: { ...again, suggestion: 'a•••@gmail.com', isSent: true },
  },
  'paid-typed': {
    kind: 'order',
    key: 'k',
    order: { ...order, state: 'paid', ...paid },
    again: { ...again, typed: 'ana@gmial.com', meant: 'ana@gmail.com' },
  },
  'paid-mistyped': {
    kind: 'order',
    key: 'k',
    order: { ...order, state: 'paid', ...paid },
    again: { ...again, typed: 'ana@', problem: 'invalid' },
  },
  ...Object.fromEntries(errors),
};
