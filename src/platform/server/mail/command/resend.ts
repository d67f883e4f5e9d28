import { z } from 'zod';
import type { Db } from '../../../database/database.ts';
import { CommandError, type Output } from '../../commands/command.ts';
import { resendDeadMail, resendMail } from '../outbox/resend-mail.ts';

const answers = {
  due: 'is due now. A server that runs sends it within a few seconds.',
  'being sent': 'is being sent at this moment. Look again in a few minutes.',
  sent: 'was sent before, and is not sent twice.',
} as const;

export async function resend(db: Db, typed: string | undefined, output: Output): Promise<void> {
  const { data: id } = z.uuid().safeParse(typed);
  if (id === undefined) {
    throw new CommandError('Say which one by its id, which npm run outbox shows: npm run outbox -- --resend <id>');
  }
  const result = await resendMail(db, id, new Date());
  if (!result) throw new CommandError(`There is no message ${id}. See all of them: npm run outbox -- --all`);
  output(`Message ${id} ${answers[result]}`);
}

export async function resendDead(db: Db, output: Output): Promise<void> {
  const messages = await resendDeadMail(db, new Date());
  output(
    messages === 0 ? 'No message is dead.' : `Due now: ${messages}. A server that runs sends them one after another.`,
  );
}
