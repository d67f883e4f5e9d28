import { mostCounted } from '#features/bell/notifications.ts';
import { customerCare } from '#features/team/roles.ts';
import { createTicket } from '#features/tickets/contract.ts';
import { defineFeature } from '#platform/server/feature.ts';
import { pagePattern } from '#platform/server/pages/choose-language.ts';
import { staffFiles } from '#site/staff.ts';
import { tickets } from './command.ts';
import { mountFormInsteadOfCall, mountTicketPages } from './page-routes.ts';
import { mountTickets, ticketErrors, ticketLanguage } from './routes.ts';
import { answersView, deleteAnswer, saveAnswer } from './saved-answers.ts';
import { fileView, type TicketViewDeps, ticketsView, ticketView } from './staff.ts';
import { confirmedTicketFile, ticketFile } from './staff-files.ts';
import {
  answer,
  answerAndClose,
  assign,
  changeState,
  close,
  closeAndNotify,
  insertAnswer,
  note,
  quarantine,
  release,
} from './staff-forms.ts';
import { mountStatus } from './status.ts';
import type { StatusPageDeps } from './status-page.ts';
import { countWaitingTickets } from './store/inbox.ts';

declare module '#platform/server/feature.ts' {
  interface FeatureDeps extends Pick<StatusPageDeps, 'checkQuoteStatus'>, Pick<TicketViewDeps, 'collectRecords'> {}
}

/** Files for the team count for the same limit as the actions of its members. */
const ofMember = { countedByHandler: 'together with everything else that this account does' };
const status = { countedByHandler: 'looks, by network; replies, by ticket and network' };

export const ticketsFeature = defineFeature({
  name: 'tickets',
  mount(app, deps) {
    const { config } = deps;
    mountFormInsteadOfCall(app);
    mountTickets(app, config, deps);
    mountStatus(app, config, deps);
    mountTicketPages(app, deps);
  },
  writeLimits: {
    'POST /customer/cliente_ticket_crear': { countedByHandler: 'new tickets, by network, address and form token' },
    'POST /customer/cliente_ticket_estado': status,
    [`POST ${pagePattern('/support/status')}`]: status,
    'POST /support/file/:id': status,
    'GET /staff/file/:id': ofMember,
    'POST /staff/file/:id': ofMember,
  },
  routeErrors: ({ live }) => [
    { path: createTicket.path, render: (c, error) => ticketErrors(c, live, ticketLanguage(c))(error) },
  ],
  commands: { tickets },
  console: {
    views: {
      tickets: {
        roles: customerCare,
        read: (place, deps) => ticketsView({ ...deps, me: deps.staff.user.email }, place),
        waiting: (db) => countWaitingTickets(db, mostCounted),
      },
      ticket: {
        roles: customerCare,
        record: { list: 'tickets', unknown: 'unknownTicket' },
        read: async ({ ticket }, deps) =>
          ticket ? ticketView({ ...deps, me: deps.staff.user.email }, ticket) : undefined,
      },
      file: {
        roles: customerCare,
        record: { list: 'tickets', unknown: 'unknownFile' },
        read: async ({ file }, { db }) => (file ? fileView(db, file) : undefined),
      },
      answers: { roles: customerCare, read: (place, { db }) => answersView(db, place) },
    },
    actions: {
      answer: { roles: customerCare, handle: answer },
      answerAndClose: { roles: customerCare, handle: answerAndClose },
      note: { roles: customerCare, handle: note },
      insertAnswer: { roles: customerCare, handle: insertAnswer },
      assign: { roles: customerCare, handle: assign },
      close: { roles: customerCare, handle: close },
      closeAndNotify: { roles: customerCare, handle: closeAndNotify },
      saveAnswer: { roles: customerCare, handle: saveAnswer },
      deleteAnswer: { roles: customerCare, handle: deleteAnswer },
      state: { roles: customerCare, handle: changeState },
      quarantine: { roles: customerCare, handle: quarantine },
      release: { roles: customerCare, handle: release },
    },
    files: [{ path: `${staffFiles}/:id`, view: 'ticket', send: ticketFile, confirm: confirmedTicketFile }],
  },
  sampleMails: () => import('./sample-mails.ts'),
});
