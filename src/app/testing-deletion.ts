import type { Owner } from '#features/accounts/server/store/account.ts';
import { deleteAccount } from '#features/dashboard/server/store/delete-account.ts';
import type { Db } from '#platform/database/database.ts';
import { personalDataOf } from '#platform/server/compose-tables.ts';
import { readConfig } from '#platform/server/config/config.ts';
import { deletionOrder, features } from './features.ts';

/** Deletes an account as its page does, without the page. */
export function deleteForTest(db: Db, owner: Owner, now: Date) {
  const mail = { key: `account-deleted:${owner.id}` as const, recipient: owner.email, subject: '', text: '' };
  const context = { config: readConfig({}), secret: 'a secret of this test', now };
  return deleteAccount(db, owner, { personalData: personalDataOf(features, deletionOrder), context, mail });
}
