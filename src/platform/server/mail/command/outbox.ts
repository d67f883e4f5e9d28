import { type Command, CommandError } from '../../commands/command.ts';
import { list } from './list.ts';
import { resend, resendDead } from './resend.ts';

const help = `Shows the mail that the site has still to send, and what it gave up after several attempts.

  npm run outbox                       what waits and what was given up (dead)
  npm run outbox -- --all              what was sent too
  npm run outbox -- --resend <id>      sends one that waits or is dead now
  npm run outbox -- --resend-dead      sends all dead ones now

A server that runs takes up what is to be sent within a few seconds. What was sent is never sent again.`;

export const outbox: Command = {
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
