import { z } from 'zod';
import { backup } from '#features/backup/server/backup.ts';
import { restore } from '#features/backup/server/restore.ts';
import { consent } from '#features/consent/server/command.ts';
import { marketing } from '#features/marketing/server/command.ts';
import { meetings } from '#features/meetings/server/command.ts';
import { missing } from '#features/monitoring/server/command/missing.ts';
import { payments } from '#features/payments/server/command.ts';
import { tickets } from '#features/tickets/server/command.ts';
import type { Db } from '#platform/database/database.ts';
import type { Command, Output } from '#platform/server/commands/command.ts';
import { CommandError } from '#platform/server/commands/command.ts';
import { textTable } from '#platform/server/commands/text-table.ts';
import { maskAddress } from '#platform/server/mail/mailbox.ts';
import {
  countMail,
  type ListedMail,
  listMail,
  type OutboxState,
  resendDeadMail,
  resendMail,
} from '#platform/server/mail/outbox-list.ts';

const maxRows = 100;

async function list(db: Db, states: readonly OutboxState[], output: Output): Promise<void> {
  const counts = await countMail(db);
  output(`${counts.waiting} waiting, ${counts.dead} dead, ${counts.sent} sent.`);
  const rows = await listMail(db, states, maxRows);
  if (rows.length > 0) output(`\n${mailTable(rows)}`);
  const all = states.reduce((sum, state) => sum + counts[state], 0);
  if (all > rows.length) output(`\nThese are the newest ${rows.length} of ${all}.`);
}

function mailTable(rows: readonly ListedMail[]): string {
  const cells = rows.map(({ id, state, key, recipient, attempts, nextAttemptAt, sentAt, lastError }) => [
    id,
    state,
    key,
    maskAddress(recipient),
    String(attempts),
    state === 'waiting' ? minute(nextAttemptAt) : '-',
    sentAt ? minute(sentAt) : '-',
    lastError ?? '-',
  ]);
  return textTable(['id', 'state', 'key', 'recipient', 'attempts', 'next attempt', 'sent', 'last error'], cells);
}

/** In the time zone of the log, so that both can be compared. */
function minute(date: Date): string {
  return `${date.toISOString().slice(0, 16)}Z`;
}

const answers = {
  due: 'is due now. A server that runs sends it within a few seconds.',
  'being sent': 'is being sent at this moment. Look again in a few minutes.',
  sent: 'was sent before, and is not sent twice.',
} as const;

async function resend(db: Db, typed: string | undefined, output: Output): Promise<void> {
  const { data: id } = z.uuid().safeParse(typed);
  if (id === undefined) {
    throw new CommandError('Name one by its id, which npm run outbox shows: npm run outbox -- --resend <id>');
  }
  const result = await resendMail(db, id, new Date());
  if (!result) throw new CommandError(`There is no message ${id}. See all of them: npm run outbox -- --all`);
  output(`Message ${id} ${answers[result]}`);
}

async function resendDead(db: Db, output: Output): Promise<void> {
  const messages = await resendDeadMail(db, new Date());
  output(
    messages === 0 ? 'No message is dead.' : `Due now: ${messages}. A server that runs sends them one after another.`,
  );
}

const help = `Shows the mail that the site has still to send, and what it gave up after several attempts.

  npm run outbox                       what waits and what was given up (dead)
  npm run outbox -- --all              what was sent too
  npm run outbox -- --resend <id>      sends one that waits or is dead now
  npm run outbox -- --resend-dead      sends all dead ones now

A server that runs takes up what is to be sent within a few seconds. What was sent is never sent again.`;

const outbox: Command = {
  help,
  async run(db, args, output) {
    const [option, id, ...more] = args;
    if (option === undefined) return list(db, ['waiting', 'dead'], output);
    if (option === '--all' && id === undefined) return list(db, ['waiting', 'dead', 'sent'], output);
    if (option === '--resend' && more.length === 0) return resend(db, id, output);
    if (option === '--resend-dead' && id === undefined) return resendDead(db, output);
    throw new CommandError('outbox knows --all, --resend <id> and --resend-dead. See npm run outbox -- --help');
  },
};

/** Under the names of their npm scripts. */
const commands: ReadonlyMap<string, Command> = new Map(
  Object.entries({ tickets, payments, meetings, outbox, marketing, consent, missing, backup, restore }),
);

export function findCommand(name: string): Command | undefined {
  return commands.get(name);
}

export const commandNames: readonly string[] = [...commands.keys()];
