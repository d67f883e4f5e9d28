import { type UserInfo, userInfo } from '#features/accounts/stored.ts';
import { recall, remember } from '#platform/browser/storage/storage.ts';
import { forget } from '#platform/browser/storage/text.ts';
import { askUserInfo } from './calls.ts';
import { showNobody } from './show-person.ts';

/**
 * Who is signed in: as the storage says, else as the server knows by the session's cookie. Undefined where nobody is,
 * which the header shows then, and where no answer comes.
 */
export async function findPerson(): Promise<UserInfo | undefined> {
  const kept = recall(userInfo);
  if (kept) return kept;
  const { CODE, DATA } = await askUserInfo();
  if (CODE === 5) showNobody();
  const person = CODE === 1 ? userInfo.read(JSON.stringify(DATA)) : undefined;
  if (person) remember(userInfo, person);
  return person;
}

/** Somebody else may have signed in elsewhere meanwhile, or this one have left. */
export function isStillHere({ token }: UserInfo): boolean {
  return recall(userInfo)?.token === token;
}

/** The server does not know their token any more. */
export function dropPerson(person: UserInfo): void {
  if (!isStillHere(person)) return;
  forget(userInfo.key);
  showNobody();
}
