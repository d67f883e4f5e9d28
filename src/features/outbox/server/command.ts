import { z } from 'zod';
import type { Db } from '#platform/database/database.ts';
import {
  type Command,
  type CommandContext,
  CommandError,
  type Output,
  textTable,
} from '#platform/server/commands/command.ts';
import { maskAddress } from '#platform/server/mail/mailbox.ts';
import {
  countMail,
  type ListedMail,
  listMail,
  type OutboxState,
  resendDeadMail,
  resendMail,
} from '#platform/server/mail/manage-outbox.ts';

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

async function resend(typed: string | undefined, output: Output, context: CommandContext): Promise<void> {
  const { data: id } = z.uuid().safeParse(typed);
  if (id === undefined) {
    throw new CommandError('Name one by its id, which npm run outbox shows: npm run outbox -- --resend <id>');
  }
  const result = await resendMail(context, id);
  if (!result) throw new CommandError(`There is no message ${id}. See all of them: npm run outbox -- --all`);
  output(`Message ${id} ${answers[result]}`);
}

async function resendDead(output: Output, context: CommandContext): Promise<void> {
  const messages = await resendDeadMail(context);
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

export const outbox: Command = {
  help,
  async run(args, output, context) {
    const { db } = context;
    const [option, id, ...more] = args;
    if (option === undefined) return list(db, ['waiting', 'dead'], output);
    if (option === '--all' && id === undefined) return list(db, ['waiting', 'dead', 'sent'], output);
    if (option === '--resend' && more.length === 0) return resend(id, output, context);
    if (option === '--resend-dead' && id === undefined) return resendDead(output, context);
    throw new CommandError('outbox knows --all, --resend <id> and --resend-dead. See npm run outbox -- --help');
  },
};
