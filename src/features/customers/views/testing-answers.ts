import { answer, longAddress, noon, person, uuid, writing, written } from '#features/staff/testing-answer.ts';
import { msPerHour } from '#site/durations.ts';
import type { StaffCustomerLine, StaffCustomerView } from '../staff-customer-lines.ts';
import { timelineKinds } from '../timeline.ts';

const company = 'Transportes Internacionales del Oriente Colombiano S. A. S.';

const lines: readonly StaffCustomerLine[] = [
  {
    ...person,
    of: 'Q-7KQ2-94MX-3HTW',
    company,
    taxId: '900123456-8',
    lastAt: noon,
    counts: { tickets: 12, quotes: 3, orders: 2, meetings: 1 },
  },
  {
    of: 'H-7KQ2-94MX',
    name: '<b>Ana</b>',
    email: longAddress(1),
    company: undefined,
    taxId: undefined,
    lastAt: noon - 40 * msPerHour,
    counts: { tickets: 1, quotes: 0, orders: 0, meetings: 0 },
  },
  {
    of: uuid(3),
    name: '',
    email: longAddress(2),
    company: undefined,
    taxId: undefined,
    lastAt: undefined,
    counts: { tickets: 0, quotes: 0, orders: 0, meetings: 0 },
  },
];

const view: StaffCustomerView = {
  kind: 'customer',
  of: 'Q-7KQ2-94MX-3HTW',
  customer: {
    ...person,
    earlierEmails: [longAddress(7)],
    phone: '+573001234567',
    company,
    taxId: { taxId: '900123456-8', taxIdType: 'nit' },
    country: 'co',
    language: 'es',
    accountSince: noon - 900 * msPerHour,
    policyAcceptedAt: noon - 900 * msPerHour,
    campaign: { utm_source: 'boletin', referrer: 'https://search.example/' },
  },
  totals: {
    paid: [
      { minor: 714_000_000, currency: 'cop' },
      { minor: 49_900, currency: 'usd' },
    ],
    openQuotes: 2,
    waitingTickets: 1,
    nextMeeting: { reference: 'M-7KQ2-94MX', startsAt: noon + 50 * msPerHour },
  },
  events: timelineKinds.map((kind, n) => ({
    kind,
    at: noon - n * 60 * msPerHour,
    ...(kind.startsWith('ticket') && { reference: 'H-7KQ2-94MX', text: `<b>${written}</b>` }),
    ...(kind.startsWith('quote') && { reference: 'Q-7KQ2-94MX-3HTW', money: { minor: 714_000_000, currency: 'cop' } }),
    ...(kind.startsWith('order') && {
      reference: 'P-7KQ2-94MX-3HTW',
      money: { minor: 20_000_000, currency: 'cop' },
      item: { productId: 4, planId: 'medium', emails: undefined },
    }),
    ...(kind.startsWith('meeting') && { reference: 'M-7KQ2-94MX', text: written, startsAt: noon + 50 * msPerHour }),
  })),
  colleagues: [{ of: 'Q-7KQ2-94MX-3HT9', name: 'Luis Ángel Peña', email: longAddress(3) }],
  writing,
  page: 1,
  hasOlder: true,
};

export const customerAnswers = {
  customers: answer({ kind: 'customers', search: '', customers: lines, page: 1, hasOlder: true }),
  'customers-empty': answer({ kind: 'customers', search: 'x', customers: [], page: 1, hasOlder: false }),
  customer: answer(view),
  'customer-new': answer({
    ...view,
    customer: {
      name: '',
      email: longAddress(4),
      earlierEmails: [],
      phone: undefined,
      company: undefined,
      taxId: undefined,
      country: undefined,
      language: 'fr',
      accountSince: undefined,
      policyAcceptedAt: undefined,
      campaign: {},
    },
    totals: { paid: [], openQuotes: 0, waitingTickets: 0, nextMeeting: undefined },
    events: [],
    colleagues: [],
    hasOlder: false,
  }),
};
