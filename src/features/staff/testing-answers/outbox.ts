import {
  type IncomingOutcome,
  type IncomingProblem,
  incomingOutcomes,
  incomingProblems,
} from '#features/incoming-mail/incoming-states.ts';
import type { StaffIncomingView } from '#features/incoming-mail/staff-lines.ts';
import type { StaffAlert, StaffView } from '../staff-answer.ts';
import { answer, hour, longAddress, noon, uuid } from './shared.ts';

const view: StaffView = {
  kind: 'outbox',
  counts: { waiting: 120, dead: 2, sent: 4815 },
  mails: (['dead', 'dead', 'waiting', 'waiting'] as const).map((state, n) => ({
    id: uuid(n),
    key: `ticket:H-7KQ2-94MX:answer:${uuid(n)}`,
    recipient: 'a***@transportes.example',
    state,
    attempts: n,
    queuedAt: noon,
    nextAttemptAt: noon + hour,
    lastError: n % 2 ? null : 'The mail server refused it (550 5.1.1 mailbox unavailable)',
  })),
};

const noIncoming = { kind: 'incoming', counts: { failed: 0, received: 0 }, folders: [], mails: [] } as const;

const line = (n: number) => ({
  id: uuid(n),
  sender: n === 2 ? null : longAddress(n),
  subject: n === 1 ? '' : 'Re: Su mensaje a Hormiga: H-7KQ2-94MX, y algo más que no cabe en una sola línea',
  bytes: 4_000 + n * 100_000,
  hasOriginal: n !== 1,
  receivedAt: noon - n * hour,
});
const failedLine = (problem: IncomingProblem, n: number) => {
  const unfetched = problem === 'unreadable' ? { folder: 'INBOX/Soporte', uid: '48151623' } : null;
  const unknown = unfetched && { sender: null, subject: null, bytes: 0, hasOriginal: false };
  return { ...line(n), ...unknown, state: 'failed', outcome: null, problem, ticket: null, unfetched } as const;
};
const handledLine = (outcome: IncomingOutcome, n: number) => {
  const ticket = n < 4 ? 'H-7KQ2-94MX' : null;
  return { ...line(n), state: 'done', outcome, problem: null, ticket, unfetched: null } as const;
};

const incomingOf = (filter: 'failed' | 'received'): StaffIncomingView => ({
  kind: 'incoming',
  filter,
  counts: { failed: 8, received: 1001 },
  folders: [
    { name: 'INBOX', checkedAt: noon, error: null },
    {
      name: 'Sent',
      checkedAt: null,
      error: 'the mailbox does not accept user or password: correct them in INBOUND_IMAP_URL',
    },
  ],
  mails: filter === 'failed' ? incomingProblems.map(failedLine) : incomingOutcomes.map(handledLine),
});

const allAlerts: readonly StaffAlert[] = [
  { name: 'outbox', view: 'outbox' },
  { name: 'deadLetters', view: 'outbox' },
  { name: 'payments', view: 'payments' },
  { name: 'bookings', view: 'bookings' },
  { name: 'canary' },
  { name: 'incomingMail', view: 'incoming' },
];

export const outboxAnswers = {
  outbox: answer(view, { errorCode: 'beingSent' }),
  'outbox-stuck': answer(view, { alerts: allAlerts }),
  'outbox-empty': answer({ kind: 'outbox', counts: { waiting: 0, dead: 0, sent: 0 }, mails: [] }),
  'incoming-empty': answer({ ...noIncoming, filter: 'failed' }),
  incoming: answer(incomingOf('failed'), {
    done: 'incomingRetried',
    alerts: [{ name: 'incomingMail', view: 'incoming' }],
  }),
  'incoming-received': answer(incomingOf('received')),
};
