import type { StaffView } from '#features/staff/staff-answer.ts';
import { answer, email, longAddress, noon, person, uuid, written } from '#features/staff/testing-answer.ts';
import { actions } from '#features/team/views/testing-log.ts';
import { msPerDay, msPerHour } from '#site/durations.ts';
import { byLanguage } from '#site/languages.ts';
import type { StaffTicket, StaffTicketLine } from '../../staff-lines.ts';

const states = ['new', 'answered', 'closed', 'quarantined'] as const;
const none = { new: 0, answered: 0, closed: 0, quarantined: 0, mine: 0, nobody: 0 };

const lines = Array.from({ length: 25 }, (_, n): StaffTicketLine => {
  const reference = `H-7KQ2-${(2345 + n).toString().replaceAll('0', 'X').replaceAll('1', 'Y')}`;
  const name = [person.name, 'Zoë O’Hara', 'Transportes del Oriente S. A. S.'][n % 3] ?? '';
  const state = states[n % 4] ?? 'new';
  return {
    reference,
    state,
    receivedAt: noon - n * 5 * msPerHour,
    name,
    language: 'es',
    excerpt: written,
    email: longAddress(n),
    country: ['co', 'ca', null][n % 3] ?? null,
    waitingSince: state === 'new' ? noon - n * 5 * msPerHour : null,
    dueAt: state === 'new' ? noon - n * 5 * msPerHour + msPerDay : null,
    author: n % 4 === 1 ? 'team' : 'visitor',
    writer: n % 4 === 1 ? 'Eva' : null,
    writtenAt: noon - n * 5 * msPerHour,
    isReply: n % 2 === 0,
    assignee: n % 3 === 0 ? null : 'Eva Martínez de la Hoz',
    hasFiles: n % 5 === 0,
  };
});

const list: StaffView = {
  kind: 'tickets',
  isCut: false,
  search: '',
  state: undefined,
  tickets: lines,
  page: 2,
  hasOlder: true,
  who: undefined,
  lang: undefined,
  country: undefined,
  counts: { new: 1204, answered: 87, closed: 311, quarantined: 9, mine: 3, nobody: 12 },
  countries: ['ca', 'co'],
  at: noon,
};

const ticket: StaffTicket = {
  ...person,
  reference: 'H-7KQ2-94MX',
  state: 'answered',
  receivedAt: noon - 30 * msPerHour,
  texts: { name: person.name, email: person.email, phone: '+573001234567' },
  language: 'es',
  country: 'co',
  assignee: null,
  waitingSince: noon - 2 * msPerHour,
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
  newest: uuid(9),
  longest: 5000,
  me: email,
  members: [
    { email, name: 'Eva' },
    { email: 'luis@hormiga.example', name: 'Luis Eduardo' },
  ],
  present: [{ name: 'Luis Eduardo', isTyping: true }],
  savedAnswers: [
    { id: uuid(20), title: 'Horario', text: 'Atendemos de 8 a 17.' },
    { id: uuid(21), title: 'Integración por API', text: 'Yes, there is an API.', otherLanguage: 'en' },
  ],
  others: {
    of: 'H-7KQ2-94MX',
    accountSince: noon - 900 * msPerHour,
    records: [
      { kind: 'quote', reference: 'Q-7KQ2-94MX-3HTW', at: noon - 40 * msPerHour, state: 'valid' },
      { kind: 'order', reference: 'P-7KQ2-94MX-3HTW', at: noon - 50 * msPerHour, state: 'paid' },
      { kind: 'meeting', reference: 'M-7KQ2-94MX', at: noon - 60 * msPerHour, state: 'booked' },
      { kind: 'ticket', reference: 'H-7KQ2-94MZ', at: noon - 70 * msPerHour, state: 'closed' },
    ],
  },
  at: noon,
  actions: actions.slice(0, 4),
  entries: [
    {
      id: uuid(7),
      author: 'visitor',
      staffEmail: null,
      text: `${written}\n\nGracias,\nAna María`,
      at: noon - 30 * msPerHour,
      files: [
        { id: uuid(5), name: 'cotización anterior.pdf', bytes: 1_234_567 },
        {
          id: uuid(15),
          name: 'factura.pdf.exe',
          bytes: 25_000_000,
          danger: { kind: 'disguised', ending: 'exe' },
        },
        { id: uuid(6), name: 'una-captura-de-pantalla-con-un-nombre-muy-largo-y-sin-espacios.png', bytes: 800 },
      ],
    },
    {
      id: uuid(8),
      author: 'team',
      staffEmail: email,
      text: 'Buenas tardes, Ana María. Depende de su sistema: ¿cuál usan?',
      at: noon - 26 * msPerHour,
      files: [],
    },
    {
      id: uuid(10),
      author: 'note',
      staffEmail: email,
      text: 'Es cliente de Q-7KQ2-94MX-3HTW: https://example.com/a.',
      at: noon - 20 * msPerHour,
      files: [],
    },
    {
      id: uuid(9),
      author: 'visitor',
      staffEmail: null,
      text: 'Uno propio, con una API.',
      at: noon - 2 * msPerHour,
      files: [{ id: uuid(7), name: 'api.pdf', bytes: 88_000 }],
      mail: {
        quoted: 'El lun, 16 nov 2026, Hormiga escribió:\n> Depende de su sistema: ¿cuál usan?\n-- \nAna María',
        sender: 'compras@transportes.example',
        refusedFiles: ['winmail.dat', 'planos.dwg'],
      },
    },
  ],
  events: [
    {
      kind: 'bounce',
      sender: 'ana@transportes.example',
      text: 'Undelivered Mail Returned to Sender',
      at: noon - 25 * msPerHour,
    },
    {
      kind: 'autoReply',
      sender: 'ana@transportes.example',
      text: 'Estoy de vacaciones hasta el lunes.',
      at: noon - 20 * msPerHour,
    },
  ],
};
const held: StaffView = { ...view, ticket: { ...ticket, state: 'quarantined' } };

const saved = {
  id: uuid(20),
  title: 'Horario',
  texts: { ...byLanguage(() => ''), es: 'Atendemos de 8 a 17.' },
  updatedBy: email,
  updatedAt: noon,
};

export const ticketAnswers = {
  answers: answer({ kind: 'answers', answers: [saved], edited: undefined, newId: uuid(30) }),
  'answers-none': answer({ kind: 'answers', answers: [], edited: undefined, newId: uuid(30) }),
  'answers-edit': answer(
    { kind: 'answers', answers: [saved], edited: saved, newId: uuid(30) },
    { typed: { title: '', ...byLanguage(() => '') }, problems: { title: 'missing', es: 'missing' } },
  ),
  'signed-out': {
    ...answer(
      { kind: 'nothing' },
      {
        errorCode: 'signedOut',
        signIn: '/login/es?back=%2Fstaff',
        typed: { message: 'Ya va.', ticket: 'H-7KQ2-94MX', action: 'answer', message_id: uuid(4), seen: uuid(9) },
      },
    ),
    email: '',
  },
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
  'found-common': answer({ ...list, search: 'de', counts: undefined, isCut: true, page: 1, hasOlder: false }),
  ticket: answer(view, { done: 'answered' }),
  file: answer({
    kind: 'file',
    ticket: ticket.reference,
    file: {
      id: uuid(15),
      name: 'factura de noviembre con un nombre muy largo.pdf.exe',
      bytes: 25_000_000,
      danger: { kind: 'disguised', ending: 'exe' },
    },
  }),
  'ticket-new': answer({ ...view, ticket: { ...ticket, state: 'new', reasons: [] }, actions: [] }),
  'ticket-closed': answer({ ...view, ticket: { ...ticket, state: 'closed', texts: {}, campaign: {} } }),
  'ticket-wrong': answer(view, { typed: { message: 'x'.repeat(60) }, problems: { message: 'tooLong' } }),
  'ticket-newer': answer(view, {
    errorCode: 'newMessage',
    typed: { message: 'Sí.', seen: uuid(8), mode: 'answer', action: 'answer' },
  }),
  'ticket-held': answer(held),
  'ticket-held-written': answer(held, { errorCode: 'quarantined', typed: { message: 'Ya va.' } }),
};
