import { z } from 'zod';
import { mostCounted } from '#features/bell/notifications.ts';
import { uuidText } from '#platform/contracts/bounded-input.ts';
import type { Db } from '#platform/database/database.ts';
import { pick } from '#platform/database/queries.ts';
import { maskAddress } from '#platform/server/mail/mailbox.ts';
import {
  countMail,
  type ListedMail,
  listMail,
  resendDeadMail,
  resendMail,
} from '#platform/server/mail/manage-outbox.ts';
import { type FormHandler, wrongInput } from '#platform/server/staff/staff-actions.ts';
import type { StaffPlace } from '#site/staff.ts';
import { type StaffMailLine, type StaffOutboxView, staffMailFilters } from '../staff-lines.ts';

const shown = 100;

export async function outboxView(db: Db, place: StaffPlace): Promise<StaffOutboxView> {
  const { mail } = place;
  const filter = staffMailFilters.find((one) => one === mail);
  // Dead mail comes first, because it needs attention.
  const [counts, ...lists] = await Promise.all([
    countMail(db, mostCounted),
    ...(filter ? [filter] : staffMailFilters).map((state) => listMail(db, [state], shown)),
  ]);
  return { kind: 'outbox', filter, counts, mails: lists.flat().slice(0, shown).map(lineOf) };
}

function lineOf(mail: ListedMail): StaffMailLine {
  return {
    ...pick(mail, 'id', 'key'),
    recipient: maskAddress(mail.recipient),
    state: mail.state === 'dead' ? 'dead' : 'waiting',
    attempts: mail.attempts,
    queuedAt: mail.createdAt.getTime(),
    nextAttemptAt: mail.nextAttemptAt.getTime(),
    lastError: mail.lastError,
  };
}

const outboxPlace = { view: 'outbox' } as const;
const resendFields = z.object({ mail: uuidText() });

export const resend: FormHandler = async (typed, deps) => {
  const { data } = resendFields.safeParse(typed);
  if (!data) return wrongInput(outboxPlace);
  const outcome = await resendMail(deps, data.mail);
  if (!outcome) return { place: outboxPlace, status: 404, errorCode: 'unknownMail' };
  if (outcome !== 'due')
    return { place: outboxPlace, status: 409, errorCode: outcome === 'sent' ? 'alreadySent' : 'beingSent' };
  return { done: 'resent', place: outboxPlace };
};

export const resendDead: FormHandler = async (_typed, deps) => {
  await resendDeadMail(deps);
  return { done: 'resentDead', place: outboxPlace };
};
