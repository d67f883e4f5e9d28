import type { Demo } from './demo-rows.ts';

const day = 24 * 60 * 60_000;
/** Sent mail is stored for so long. */
const storedDays = 90;

/** The mail about everything that happened lately; nearly all of it was sent within seconds. */
export function addMails(demo: Demo): void {
  const { rows, now } = demo;
  const since = now.getTime() - storedDays * day;
  const isRecent = (at: Date) => at.getTime() > since && at < now;
  for (const { reference, email, createdAt, state } of rows.tickets) {
    if (state === 'quarantined' || !isRecent(createdAt)) continue;
    add(demo, `ticket:${reference}:visitor`, email, createdAt, `${reference}`);
    add(demo, `ticket:${reference}:team`, 'team@hormiga.example', createdAt, `${reference}`);
  }
  for (const { reference, email, createdAt } of rows.quotes) {
    if (isRecent(createdAt)) add(demo, `quote:${reference}:visitor`, email, createdAt, reference);
  }
  for (const { reference, email, paidAt } of rows.orders) {
    if (email && paidAt && isRecent(paidAt)) add(demo, `payment:${reference}:approved`, email, paidAt, reference);
  }
  for (const { reference, email, createdAt } of rows.meetings) {
    if (isRecent(createdAt)) add(demo, `meeting:${reference}:0:visitor`, email, createdAt, reference);
  }
  addWaiting(demo);
}

/** One is to be tried again in some minutes. If it had waited longer, every page would say that no mail leaves. */
function addWaiting({ random, rows, now }: Demo): void {
  const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
  const { reference = '', email = '' } = rows.tickets.findLast(({ state }) => state !== 'quarantined') ?? {};
  rows.mails.push({
    id: random.uuid(),
    key: `ticket:${reference}:answer`,
    recipient: email,
    subject: reference,
    text,
    state: 'waiting',
    attempts: 2,
    createdAt: minutes(-6),
    nextAttemptAt: minutes(4),
    lastError: '451 4.3.0 Try again later',
  });
}

const text = 'The text of this message is not part of the demo.';

const errors = ['550 5.1.1 The mailbox does not exist', '552 5.2.2 The mailbox is full', 'connect ETIMEDOUT'];

function add({ random, rows, now }: Demo, key: string, recipient: string, createdAt: Date, subject: string): void {
  const message = { id: random.uuid(), key, recipient, subject, text, createdAt, nextAttemptAt: createdAt };
  // Older ones, because a recent failure is an alert above every page.
  if (now.getTime() - createdAt.getTime() > 2 * day && random.chance(0.005)) {
    rows.mails.push({ ...message, state: 'dead', attempts: 7, lastError: random.pick(errors) });
    return;
  }
  const attempts = random.chance(0.03) ? 2 : 1;
  const seconds = attempts === 1 ? random.waiting() * 2 : 60 + random.waiting() * 60;
  rows.mails.push({ ...message, state: 'sent', attempts, sentAt: new Date(createdAt.getTime() + seconds * 1000) });
}
