import { answer, longAddress, noon, uuid } from '#features/staff/testing-answer.ts';
import { msPerHour } from '#site/durations.ts';
import {
  type IncomingOutcome,
  type IncomingProblem,
  incomingOutcomes,
  incomingProblems,
} from '../../incoming-states.ts';
import type { StaffIncomingView } from '../../staff-lines.ts';

const noIncoming = { kind: 'incoming', counts: { failed: 0, received: 0 }, folders: [], mails: [] } as const;

const line = (n: number) => ({
  id: uuid(n),
  sender: n === 2 ? null : longAddress(n),
  subject: n === 1 ? '' : 'Re: Su mensaje a Hormiga: H-7KQ2-94MX, y algo más que no cabe en una sola línea',
  bytes: 4_000 + n * 100_000,
  hasOriginal: n !== 1,
  receivedAt: noon - n * msPerHour,
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

export const incomingAnswers = {
  'incoming-empty': answer({ ...noIncoming, filter: 'failed' }),
  incoming: answer(incomingOf('failed'), {
    done: 'incomingRetried',
    alerts: [{ name: 'incomingMail', view: 'incoming' }],
  }),
  'incoming-received': answer(incomingOf('received')),
};
