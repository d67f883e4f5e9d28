import { z } from 'zod';
import { mostCounted } from '#features/bell/notifications.ts';
import { uuidText } from '#platform/contracts/bounded-input.ts';
import type { Db } from '#platform/database/database.ts';
import { maskAddress } from '#platform/server/mail/mailbox.ts';
import {
  countMail,
  type ListedMail,
  listMail,
  resendDeadMail,
  resendMail,
} from '#platform/server/mail/manage-outbox.ts';
import { type FormHandler, wrongInput } from '#platform/server/staff/form-handler.ts';
import type { StaffMailLine, StaffView } from '../staff-answer.ts';

const shown = 100;

export async function outboxView(db: Db): Promise<StaffView> {
  // Dead mail comes first, because it needs attention.
  const [dead, waiting, counts] = await Promise.all([
    listMail(db, ['dead'], shown),
    listMail(db, ['waiting'], shown),
    countMail(db, mostCounted),
  ]);
  const mails = [...dead, ...waiting].slice(0, shown).map(lineOf);
  return { kind: 'outbox', counts, mails };
}

function lineOf({ id, key, recipient, state, attempts, createdAt, nextAttemptAt, lastError }: ListedMail) {
  return {
    id,
    key,
    recipient: maskAddress(recipient),
    state: state === 'dead' ? 'dead' : 'waiting',
    attempts,
    queuedAt: createdAt.getTime(),
    nextAttemptAt: nextAttemptAt.getTime(),
    lastError,
  } satisfies StaffMailLine;
}

const place = { view: 'outbox' } as const;
const resendFields = z.object({ mail: uuidText() });

export const resend: FormHandler = async (typed, deps) => {
  const { data } = resendFields.safeParse(typed);
  if (!data) return wrongInput(place);
  const outcome = await resendMail(deps, data.mail);
  if (!outcome) return { place, status: 404, errorCode: 'unknownMail' };
  if (outcome !== 'due') return { place, status: 409, errorCode: outcome === 'sent' ? 'alreadySent' : 'beingSent' };
  return { done: 'resent', place };
};

export const resendDead: FormHandler = async (_typed, deps) => {
  await resendDeadMail(deps);
  return { done: 'resentDead', place };
};
