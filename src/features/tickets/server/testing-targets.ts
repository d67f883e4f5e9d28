import { pagePattern } from '#platform/server/pages/choose-language.ts';
import { type Known, none, type Targets } from '#platform/server/testing-targets.ts';

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
