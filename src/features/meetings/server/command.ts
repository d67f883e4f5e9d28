import { z } from 'zod';
import { inBogota } from '#features/marketing/server/bogota-time.ts';
import type { Db } from '#platform/database/database.ts';
import type { Command, CommandPlace, Output } from '#platform/server/commands/command.ts';
import { CommandError } from '#platform/server/commands/command.ts';
import { checkOptions, readOptions } from '#platform/server/commands/read-options.ts';
import { textTable } from '#platform/server/commands/text-table.ts';
import { shorten } from '#platform/server/shorten.ts';
import { meetingMails } from './mail.ts';
import type { MeetingMailDeps } from './meeting-parts.ts';
import { cancelMeeting } from './store/change-meeting.ts';
import { readMeetingReference, searchMeetings } from './store/find-meetings.ts';
import type { Meeting } from './tables.ts';

const shown = 100;
/** Characters of a topic that a line has room for. */
const shownOfTopic = 60;

async function list(db: Db, output: Output): Promise<void> {
  const wanted = { text: '', now: new Date(), limit: shown, offset: 0 };
  const upcoming = await searchMeetings(db, { ...wanted, filter: 'upcoming' });
  const held = await searchMeetings(db, { ...wanted, filter: 'held' });
  output(upcoming.length > 0 ? tableOf(upcoming) : 'No meeting is to come.');
  if (held.length > 0) output(`\nOn hold until their visitors confirm, for half an hour at most:\n${tableOf(held)}`);
}

function tableOf(found: readonly Meeting[]): string {
  const cells = found.map(({ startsAt, reference, language, name, email, topic }) => {
    return [inBogota(startsAt), reference, language, name, email, shorten(topic, shownOfTopic)];
  });
  return textTable(['time (Bogotá)', 'reference', 'language', 'name', 'e-mail', 'topic'], cells);
}

async function cancel(db: Db, reference: string, output: Output, { meetings }: CommandPlace): Promise<void> {
  const { config, secretOf, wakeMail } = meetings;
  const mailsOf = meetingMails({ config, secret: await secretOf() });
  const outcome = await cancelMeeting(db, { reference, by: 'team', now: new Date() }, mailsOf);
  if (outcome === 'unknown')
    throw new CommandError(`There is no meeting ${reference}. See those to come: npm run meetings`);
  if (outcome === 'past') throw new CommandError(`${reference} has begun or is over.`);
  wakeMail?.();
  output(describeOutcome(reference, outcome));
}

function describeOutcome(
  reference: string,
  { isNew, meeting }: { readonly isNew: boolean; readonly meeting: Meeting },
): string {
  if (!isNew) return `${reference} was cancelled before.`;
  if (meeting.state === 'expired') return `${reference} was only on hold. Its time is free again; nobody is told.`;
  return `${reference} is cancelled. Both sides are told.`;
}

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
