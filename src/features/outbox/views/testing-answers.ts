import type { StaffAlert, StaffView } from '#features/staff/staff-answer.ts';
import { answer, noon, uuid } from '#features/staff/testing-answer.ts';
import { msPerHour } from '#site/durations.ts';

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
    nextAttemptAt: noon + msPerHour,
    lastError: n % 2 ? null : 'The mail server refused it (550 5.1.1 mailbox unavailable)',
  })),
};

const alerts: readonly StaffAlert[] = [
  { name: 'outbox', view: 'outbox' },
  { name: 'deadLetters', view: 'outbox' },
  { name: 'payments', view: 'payments' },
  { name: 'bookings', view: 'bookings' },
  { name: 'canary' },
  { name: 'incomingMail', view: 'incoming' },
];

export const outboxAnswers = {
  outbox: answer(view, { errorCode: 'beingSent' }),
  'outbox-stuck': answer(view, { alerts }),
  'outbox-empty': answer({ kind: 'outbox', counts: { waiting: 0, dead: 0, sent: 0 }, mails: [] }),
};
