import { answer, noon, person, writing } from '#features/staff/testing-answer.ts';
import { msPerDay } from '#site/durations.ts';
import type { StaffQuote, StaffQuoteLine } from '../../staff-quote-lines.ts';

const company = 'Transportes del Oriente S. A. S.';
const times = { createdAt: noon, validUntil: noon + 30 * msPerDay };
const forgotten = { name: '', email: '', company: undefined };

const lines = (['valid', 'expired', 'paid'] as const).map(
  (state, n): StaffQuoteLine => ({
    ...person,
    ...times,
    state,
    reference: `Q-7KQ2-94MX-3HT${n + 2}`,
    company: n === 0 ? company : undefined,
    money: { minor: 714_000_000, currency: 'cop' },
  }),
);

const quote: StaffQuote = {
  ...person,
  ...times,
  reference: 'Q-7KQ2-94MX-3HTW',
  state: 'valid',
  language: 'es',
  country: 'co',
  currency: 'cop',
  company,
  note: 'Orden de compra 4471',
  hasAccount: false,
  lines: [
    {
      id: 'product-wabot',
      kind: 'product',
      name: 'Wabot: bot de chat y mensajería',
      amount: '12 meses · 5 usuarios',
      unit: 10_000_000,
      per: 'por usuario y mes',
      total: 600_000_000,
    },
    {
      id: 'support-impact',
      kind: 'service',
      name: 'Plan de soporte Impact (50 horas al mes)',
      amount: '1 mes',
      unit: undefined,
      per: 'por mes',
      total: undefined,
    },
  ],
  subtotal: 600_000_000,
  taxes: [{ name: 'IVA', rate: 1900, minor: 114_000_000 }],
  total: 714_000_000,
  isPayable: true,
  verifyUrl: '/support/status/es?quote=Q-7KQ2-94MX-3HTW',
  pdf: '/q.pdf',
  page: '/q',
  choice: '/c',
  payments: [],
};

export const quoteAnswers = {
  quotes: answer({
    kind: 'quotes',
    search: '',
    page: 1,
    hasOlder: true,
    quotes: [...lines, ...lines.slice(0, 1).map((line) => ({ ...line, ...forgotten }))],
  }),
  'quotes-empty': answer({ kind: 'quotes', search: 'x', quotes: [], page: 1, hasOlder: false }),
  quote: answer({ kind: 'quote', quote, correspondence: { conversations: [], writing } }),
  'quote-wrong': answer(
    { kind: 'quote', quote, correspondence: { conversations: [], writing } },
    { typed: { message: '', language: 'fr' }, problems: { message: 'missing' } },
  ),
  'quote-forgotten': answer({
    kind: 'quote',
    quote: { ...quote, ...forgotten, note: undefined, taxes: [], total: quote.subtotal },
    correspondence: { conversations: [], writing: undefined },
  }),
};
