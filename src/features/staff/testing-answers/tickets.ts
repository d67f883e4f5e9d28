import type { StaffTicket, StaffTicketLine } from '#features/tickets/staff-lines.ts';
import type { StaffView } from '../staff-answer.ts';
import { actions } from './log.ts';
import { answer, email, hour, longAddress, noon, person, uuid, written } from './shared.ts';

const states = ['new', 'answered', 'closed', 'quarantined'] as const;
const none = { new: 0, answered: 0, closed: 0, quarantined: 0 };

const lines = Array.from({ length: 25 }, (_, n): StaffTicketLine => {
  const reference = `H-7KQ2-${(2345 + n).toString().replaceAll('0', 'X').replaceAll('1', 'Y')}`;
  const name = [person.name, 'Zoë O’Hara', 'Transportes del Oriente S. A. S.'][n % 3] ?? '';
  const state = states[n % 4] ?? 'new';
  return {
    reference,
    state,
    receivedAt: noon - n * 5 * hour,
    name,
    language: 'es',
    excerpt: written,
    email: longAddress(n),
  };
});

const list: StaffView = {
  kind: 'tickets',
  search: '',
  state: undefined,
  tickets: lines,
  page: 2,
  hasOlder: true,
  counts: { new: 1204, answered: 87, closed: 311, quarantined: 9 },
};

const ticket: StaffTicket = {
  ...person,
  reference: 'H-7KQ2-94MX',
  state: 'answered',
  receivedAt: noon - 30 * hour,
  phone: '+573001234567',
  language: 'es',
  country: 'co',
  page: '/services/es?id=9',
  apiClient: 'hormiga-web',
  about: 'Q-7KQ2-94MX-3HTW',
  reasons: ['links', 'team'],
  campaign: {
    utm_source: 'boletin',
    utm_medium: 'email',
    utm_campaign: 'noviembre',
    referrer: 'https://search.example/',
  },
};

const view: Extract<StaffView, { kind: 'ticket' }> = {
  kind: 'ticket',
  ticket,
  messageId: uuid(4),
  longest: 5000,
  actions: actions.slice(0, 4),
  entries: [
    {
      author: 'visitor',
      staffEmail: null,
      text: `${written}\n\nGracias,\nAna María`,
      at: noon - 30 * hour,
      files: [
        { id: uuid(5), name: 'cotización anterior.pdf', bytes: 1_234_567 },
        { id: uuid(6), name: 'una-captura-de-pantalla-con-un-nombre-muy-largo-y-sin-espacios.png', bytes: 800 },
      ],
    },
    {
      author: 'team',
      staffEmail: email,
      text: 'Buenas tardes, Ana María. Depende de su sistema: ¿cuál usan?',
      at: noon - 26 * hour,
      files: [],
    },
    {
      author: 'visitor',
      staffEmail: null,
      text: 'Uno propio, con una API.',
      at: noon - 2 * hour,
      files: [],
    },
  ],
};
const held: StaffView = { ...view, ticket: { ...ticket, state: 'quarantined' } };

export const ticketAnswers = {
  tickets: answer(list, { done: 'released', waiting: { tickets: 1001, bookings: 4, outbox: 2 } }),
  found: answer({
    ...list,
    search: '50% "x" <b>',
    state: 'new',
    counts: none,
    tickets: [],
    page: 1,
    hasOlder: false,
  }),
  ticket: answer(view, { done: 'answered' }),
  'ticket-new': answer({ ...view, ticket: { ...ticket, state: 'new', reasons: [] }, actions: [] }),
  'ticket-closed': answer({ ...view, ticket: { ...ticket, state: 'closed', phone: null, campaign: {} } }),
  'ticket-wrong': answer(view, { typed: { message: 'x'.repeat(60) }, problems: { message: 'tooLong' } }),
  'ticket-held': answer(held),
  'ticket-held-written': answer(held, { errorCode: 'quarantined', typed: { message: 'Ya va.' } }),
};
