import { type UserInfo, userInfo } from '#features/accounts/stored.ts';
import {
  countNotifications,
  dropPerson,
  findPerson,
  isStillHere,
  reloadPrivate,
  requestNotifications,
  showPerson,
  showSignedOut,
  showUnread,
} from '#features/bell/browser/find-person.ts';
import { chatHistory } from '#features/help/stored.ts';
import { recall } from '#platform/browser/storage/storage.ts';
import { forget } from '#platform/browser/storage/text.ts';
import { isChangedBy } from '#platform/browser/stored/stored.ts';
import { withData } from '#platform/page/data-attributes.ts';

/** The account that this page's header shows. */
let address: string | undefined;

/**
 * For signed-in visitors: the number at the bell, and what other tabs do. It is on an element that only they see and
 * wakes on sight, so no one else loads it.
 */
export default function enhanceAccount(): void {
  void findPerson().then((person) => person && greet(person));
  const follow = () => {
    const person = recall(userInfo);
    if (person) void greet(person);
    else showSignedOut();
  };
  addEventListener('storage', (change) => isChangedBy(change, userInfo) && follow());
  addEventListener('pageshow', ({ persisted }) => persisted && follow());
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest(withData('sign-out')))) return;
    for (const { key } of [userInfo, chatHistory]) forget(key);
  });
}

async function greet(person: UserInfo): Promise<void> {
  // The page shows another account.
  if (address && address !== person.usuario_correo) reloadPrivate();
  address = person.usuario_correo;
  showPerson(person);
  const answer = await requestNotifications(person);
  if (!isStillHere(person)) return;
  if (answer.CODE === 5) dropPerson(person);
  const unread = countNotifications(answer);
  if (unread !== undefined) showUnread(unread);
}
