import { z } from 'zod';
import { inBogota } from '#features/marketing/server/notification-rules.ts';
import { currentTime } from '#platform/database/clock.ts';
import type { Db } from '#platform/database/database.ts';
import {
  type Command,
  type CommandContext,
  CommandError,
  checkOptions,
  type Output,
  readOptions,
  textTable,
} from '#platform/server/commands/command.ts';
import { shorten } from '#platform/server/shorten.ts';
import { cancelByTeam } from './actions.ts';
import { readMeetingReference, searchMeetings } from './store/find-meetings.ts';
import type { Meeting } from './tables.ts';

const shown = 100;
/** The maximum of characters of a topic in a line. */
const topicLength = 60;

async function list(db: Db, output: Output): Promise<void> {
  const query = { text: '', now: currentTime(), limit: shown, offset: 0 };
  const upcoming = await searchMeetings(db, { ...query, filter: 'upcoming' });
  const held = await searchMeetings(db, { ...query, filter: 'held' });
  output(upcoming.length > 0 ? tableOf(upcoming) : 'There are no upcoming meetings.');
  if (held.length > 0) output(`\nOn hold until their visitors confirm, for half an hour at most:\n${tableOf(held)}`);
}

function tableOf(found: readonly Meeting[]): string {
  const cells = found.map(({ startsAt, reference, language, name, email, topic }) => {
    return [inBogota(startsAt), reference, language, name, email, shorten(topic, topicLength)];
  });
  return textTable(['time (Bogotá)', 'reference', 'language', 'name', 'e-mail', 'topic'], cells);
}

async function cancel(reference: string, output: Output, context: CommandContext): Promise<void> {
  const outcome = await cancelByTeam(context, reference);
  if (outcome === 'unknown')
    throw new CommandError(`There is no meeting ${reference}. List the upcoming ones: npm run meetings`);
  if (outcome === 'past') throw new CommandError(`${reference} has started or is over.`);
  output(describeOutcome(reference, outcome));
}

function describeOutcome(
  reference: string,
  { isNew, meeting }: { readonly isNew: boolean; readonly meeting: Meeting },
): string {
  if (!isNew) return `${reference} was already cancelled.`;
  if (meeting.state === 'expired') return `${reference} was only on hold. Its time is free again; no mail is sent.`;
  return `${reference} is cancelled. The visitor and the team get a mail.`;
}

const help = `Lists meetings, and cancels them. The visitor and the team get a mail, with an update for their calendars.

  npm run meetings                         the upcoming meetings, the next one first, in Bogotá time
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
  async run(args, output, context) {
    const selected = checkOptions(options, readOptions(args, Object.keys(options.shape)));
    if (selected.cancel === undefined) await list(context.db, output);
    else await cancel(selected.cancel, output, context);
  },
};
