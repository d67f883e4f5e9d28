import type { Db } from '#platform/database/database.ts';
import { CommandError, type CommandPlace, type Output } from '#platform/server/commands/command.ts';
import { meetingMails } from '../mail/meeting-mails.ts';
import { cancelMeeting } from '../store/cancel-meeting.ts';
import type { Meeting } from '../store/meeting-change.ts';

export async function cancel(db: Db, reference: string, output: Output, { meetings }: CommandPlace): Promise<void> {
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
