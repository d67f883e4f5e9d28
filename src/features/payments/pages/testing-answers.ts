import { type OrderView, orderStates, type PaymentAnswer } from '../payment-answer.ts';

const noon = Date.UTC(2026, 10, 20, 17);

const order: OrderView = {
  reference: 'P-7KQ2-94MX-3HTW',
  state: 'open',
  productId: 4,
  planId: 'medium',
  emails: undefined,
  money: { minor: 20_000_000, currency: 'cop' },
  createdAt: noon,
  paidAt: undefined,
  expiresAt: noon + 1_800_000,
  isDelivered: false,
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

const answerWith = (change: Partial<OrderView>): PaymentAnswer => {
  return { kind: 'order', key: 'Jx0kQ2-94MX_3HTWabcdeF', order: { ...order, ...change } };
};

const states = orderStates.map((state) => [state, answerWith({ state, ...extraFields[state] })] as const);

const right = {
  productId: 4,
  planId: 'small',
  emails: undefined,
  money: { minor: 4_000_000, currency: 'cop' },
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
  ...Object.fromEntries(errors),
};
