import { z } from 'zod';
import type { Command } from '#platform/server/commands/command.ts';
import { checkOptions, readOptions } from '#platform/server/commands/read-options.ts';
import type { MeetingMailDeps } from '../mail/mail-parts.ts';
import { readMeetingReference } from '../store/meeting-reference.ts';
import { cancel } from './cancel.ts';
import { list } from './list.ts';

declare module '#platform/server/commands/command.ts' {
  interface CommandPlace {
    readonly meetings: {
      readonly config: MeetingMailDeps['config'];
      readonly secretOf: () => Promise<string>;
      readonly wakeMail: WakeMail;
    };
  }
}

const help = `Shows who meets us, and cancels. Visitors, and the calendars of both, are told by e-mail.

  npm run meetings                           those to come, the soonest first, in Bogotá time
  npm run meetings -- --cancel M-7KQ2-94MX   cancels one; its time is free again`;

const options = z.object({
  cancel: z
    .string()
    .transform((typed) => readMeetingReference(typed))
    .pipe(z.string('must be the reference of a meeting, such as M-7KQ2-94MX'))
    .optional(),
});

export const meetings: Command = {
  help,
  async run(db, args, output, place) {
    const asked = checkOptions(options, readOptions(args, Object.keys(options.shape)));
    if (asked.cancel === undefined) await list(db, output);
    else await cancel(db, asked.cancel, output, place);
  },
};
