import { answer, email, longAddress, noon, uuid } from '#features/staff/testing-answer.ts';
import type { StaffActionLine } from '#platform/contracts/staff.ts';
import { msPerHour } from '#site/durations.ts';

const ticket = 'H-7KQ2-94MX';

/** One of every kind, and one that this version has no text for. */
export const actions: readonly StaffActionLine[] = [
  { action: 'ticket-answered', subject: ticket, details: { message: uuid(1) } },
  { action: 'ticket-state', subject: ticket, details: { from: 'answered', to: 'closed' } },
  { action: 'ticket-quarantined', subject: ticket, details: { from: 'new' } },
  { action: 'ticket-released', subject: ticket, details: {} },
  { action: 'mail-resent', subject: 'dead', details: { messages: 3 } },
  { action: 'mail-resent', subject: uuid(2), details: {} },
  { action: 'marketing-added', subject: '7', details: { language: 'ES' } },
  { action: 'marketing-ended', subject: '7', details: {} },
  { action: 'file-downloaded', subject: ticket, details: { file: uuid(3) } },
  { action: 'payment-delivered', subject: 'P-7KQ2-94MX-3HTW', details: {} },
  { action: 'team-invited', subject: longAddress(1), details: { to: 'editor' } },
  { action: 'team-role', subject: longAddress(1), details: { from: 'editor', to: 'administrator' } },
  { action: 'security-passkey-added', subject: email, details: {} },
  { action: 'console-entered', subject: email, details: {} },
  { action: 'something-newer', subject: 'whatever', details: {} },
].map((entry, n) => ({ ...entry, details: { ...entry.details }, staffEmail: email, at: noon - n * msPerHour }));

const filter = { ends: { first: 'a', last: 'b' }, members: [email, longAddress(1)], place: {} };

export const logAnswers = {
  log: answer({ kind: 'log', actions, page: 1, hasOlder: true, ...filter }),
  'log-found': answer({
    kind: 'log',
    actions,
    page: 2,
    hasOlder: true,
    ...filter,
    place: { member: 'luis (terminal)', kind: 'ticket', from: '2026-11-01', to: '2026-11-20', q: ticket },
  }),
  'log-empty': answer({ kind: 'log', actions: [], page: 1, hasOlder: false, ...filter }),
};
