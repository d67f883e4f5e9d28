import { pagePattern } from '#platform/server/pages/choose-language.ts';
import { type Known, none, type Targets } from '#platform/server/testing-targets.ts';
import { byLanguage } from '#site/languages.ts';

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

export const ticketTargets: Targets = {
  '/customer/cliente_ticket_crear': { kind: 'form', bodies: (known) => [ticket(known)] },
  '/customer/cliente_ticket_estado': {
    kind: 'json',
    bodies: ({ ticket: reference, email }) => [{ reference, email }],
  },
  [pagePattern('/support/status')]: { kind: 'form', bodies: ({ ticket: reference, email }) => [{ reference, email }] },
  '/support/file/:id': none,
};

/** The forms of the console. */
export function ticketsActions({ ticket: reference, uuid }: Known) {
  return [
    // A ticket of that reference is none: the one that the others use must stay out of quarantine.
    { action: 'answer', ticket: reference, message_id: uuid, message: 'Hola' },
    { action: 'answerAndClose', ticket: reference, message_id: uuid, message: 'Hola', mode: 'answer', seen: uuid },
    { action: 'note', ticket: reference, message_id: uuid, message: 'Hola', mode: 'note' },
    { action: 'insertAnswer', ticket: reference, saved_answer: uuid, message: 'Hola' },
    { action: 'assign', ticket: reference, assignee: '' },
    { action: 'close', ticket: reference },
    { action: 'closeAndNotify', ticket: reference },
    { action: 'saveAnswer', answer: uuid, title: 'Hola', ...byLanguage(() => 'x') },
    { action: 'deleteAnswer', answer: uuid },
    { action: 'state', ticket: reference, state: 'closed' },
    { action: 'quarantine', ticket: `${reference}X` },
    { action: 'release', ticket: reference, message: 'Hola' },
  ];
}
