import { mostCounted } from '#features/bell/most-counted.ts';
import type { Db } from '#platform/database/database.ts';
import { maskAddress } from '#platform/server/mail/mailbox.ts';
import { countMail, type ListedMail, listMail } from '#platform/server/mail/outbox/list-mail.ts';
import type { StaffMailLine } from '../../staff-lines.ts';
import type { StaffView } from '../../staff-view.ts';

const shown = 100;

export async function outboxView(db: Db): Promise<StaffView> {
  // Those that were given up come first: they need somebody.
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
