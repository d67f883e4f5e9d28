import { z } from 'zod';
import { type Command, CommandError } from '#platform/server/commands/command.ts';
import { checkOptions, readOptions } from '#platform/server/commands/read-options.ts';
import type { MailConfig } from '../mail/visitor-mail.ts';
import { readReference } from '../store/reference.ts';
import { list } from './list.ts';
import { release } from './release.ts';
import { setState } from './set-state.ts';
import { show } from './show.ts';

declare module '#platform/server/commands/command.ts' {
  interface CommandPlace {
    readonly tickets: {
      readonly config: MailConfig;
      readonly secretOf: () => Promise<string>;
      readonly wakeMail: WakeMail;
    };
  }
}

const help = `Shows what visitors wrote. A ticket that looks like spam waits in quarantine, and nobody has been told of it by
e-mail, until it is released.

  npm run tickets                               the latest
  npm run tickets -- --show H-7KQ2-94MX         all of one
  npm run tickets -- --quarantine               those in quarantine, and why
  npm run tickets -- --release H-7KQ2-94MX      takes one out of quarantine and sends its mails
  npm run tickets -- --answered H-7KQ2-94MX     notes that it was answered, as its writer sees at /support/status
  npm run tickets -- --closed H-7KQ2-94MX       … that nothing is left to do
  npm run tickets -- --reopen H-7KQ2-94MX       … that something is, after all`;

const reference = z
  .string()
  .transform((typed) => readReference(typed))
  .pipe(z.string('must be the reference of a ticket, such as H-7KQ2-94MX'))
  .optional();

const options = z.object({
  quarantine: z.literal('', 'takes no value').optional(),
  answered: reference,
  closed: reference,
  release: reference,
  reopen: reference,
  show: reference,
});

export const tickets: Command = {
  help,
  async run(db, args, output, place) {
    const asked = checkOptions(options, readOptions(args, Object.keys(options.shape)));
    if (Object.keys(asked).length > 1) throw new CommandError('Say one thing at a time. See npm run tickets -- --help');
    if (asked.release !== undefined) await release(db, asked.release, output, place);
    else if (asked.show !== undefined) await show(db, asked.show, output);
    else if (asked.answered !== undefined) await setState(db, asked.answered, 'answered', output);
    else if (asked.closed !== undefined) await setState(db, asked.closed, 'closed', output);
    else if (asked.reopen !== undefined) await setState(db, asked.reopen, 'new', output);
    else await list(db, { quarantined: asked.quarantine !== undefined }, output);
  },
};
