import { z } from 'zod';
import { fieldSchemas } from '#platform/contracts/texts.ts';
import type { ActionDeps } from '#platform/server/staff/staff-actions.ts';
import { cancellingFields } from '../meeting-fields.ts';
import { meetingMails } from './mail.ts';
import { cancelMeeting } from './store/change-meeting.ts';

/** The fields of the form to cancel, the visitor's and the team's. */
export const cancelling = z.object(fieldSchemas(cancellingFields));
type Cancelling = Partial<z.output<typeof cancelling>>;

/** The team cancels a meeting. */
export async function cancelByTeam(
  { db, by, config, secretOf, wakeMail }: ActionDeps,
  reference: string,
  typed: Cancelling = {},
) {
  const mailsOf = meetingMails({ config, secret: await secretOf() });
  const outcome = await cancelMeeting(db, { reference, now: by.at, team: by, typed }, mailsOf);
  if (typeof outcome !== 'string' && outcome.isNew) wakeMail();
  return outcome;
}
