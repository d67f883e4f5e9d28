import { z } from 'zod';
import { uuidText } from '#platform/contracts/bounded-input.ts';
import { sendDeadMailAgain, sendMailAgain } from '#platform/server/mail/outbox/send-mail-again.ts';
import { type Action, wrongInput } from '#platform/server/staff/action.ts';

const place = { view: 'outbox' } as const;
const fields = z.object({ mail: uuidText() });

export const resend: Action = async (typed, { db, by, wakeMail }) => {
  const { data } = fields.safeParse(typed);
  if (!data) return wrongInput(place);
  const outcome = await sendMailAgain(db, by, data.mail);
  if (!outcome) return { place, status: 404, fault: 'unknownMail' };
  if (outcome !== 'due') return { place, status: 409, fault: outcome === 'sent' ? 'alreadySent' : 'beingSent' };
  wakeMail();
  return { done: 'resent', place };
};

export const resendDead: Action = async (_typed, { db, by, wakeMail }) => {
  await sendDeadMailAgain(db, by);
  wakeMail();
  return { done: 'resentDead', place };
};
