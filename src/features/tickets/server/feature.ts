import { lt } from 'drizzle-orm';
import { mostCounted } from '#features/bell/notifications.ts';
import { customerCare } from '#features/team/roles.ts';
import { createTicket } from '#features/tickets/contract.ts';
import { defineFeature } from '#platform/server/feature.ts';
import { pagePattern } from '#platform/server/pages/choose-language.ts';
import { expired, goesWith, olderThan, permanent } from '#platform/server/retention/retention-rules.ts';
import { msPerHour } from '#site/durations.ts';
import { staffFiles } from '#site/staff.ts';
import { removeCanaries } from './canary.ts';
import { tickets } from './command.ts';
import { mountFormInsteadOfCall, mountTicketPages } from './page-routes.ts';
import { ticketData } from './personal-data.ts';
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
import { removeTickets } from './store/remove-expired.ts';
import {
  savedAnswer,
  savedAnswerText,
  ticket,
  ticketAttachment,
  ticketMessage,
  ticketNote,
  ticketPresence,
} from './tables.ts';

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
  tables: [
    {
      table: ticket,
      stored: [
        olderThan('tickets', removeTickets(['answered', 'closed'], { withActions: true })),
        // Who marked a ticket as spam stays in the log: otherwise an answer to it could be made to disappear without a
        // trace.
        olderThan('quarantine', removeTickets(['quarantined'], { withActions: false })),
      ],
    },
    { table: ticketMessage, stored: [goesWith(ticket)] },
    { table: ticketAttachment, stored: [goesWith(ticket)] },
    { table: ticketNote, stored: [goesWith(ticket)] },
    { table: ticketPresence, stored: [expired(ticketPresence.lastSeen, 1)] },
    {
      table: savedAnswer,
      stored: [permanent('The team deletes answers that it no longer needs; they contain nothing about visitors.')],
    },
    { table: savedAnswerText, stored: [goesWith(savedAnswer)] },
  ],
  personalData: ticketData,
  // Canaries that were left by a run that was stopped.
  tidyUp: (db, now) => removeCanaries(db, lt(ticket.createdAt, new Date(now.getTime() - msPerHour))),
});
