import { chatHistory } from '#site/stored/chat-history.ts';
import { isChangedBy } from '#site/stored/stored.ts';
import { type UserInfo, userInfo } from '#site/stored/user-info.ts';
import { askNotifications } from '../account/calls.ts';
import { dropPerson, findPerson, isStillHere } from '../account/find-person.ts';
import { readNotifications } from '../account/read-notifications.ts';
import { reloadPrivate, showNobody, showPerson } from '../account/show-person.ts';
import { showUnread } from '../account/show-unread.ts';
import { recall } from '../storage/storage.ts';
import { forget } from '../storage/text.ts';

/** Whose header this page shows. */
let address: string | undefined;

/**
 * For whoever is signed in: the number at the bell, and what other tabs do. It stands on something that only they see
 * and wakes with its sight, so nobody else loads it.
 */
export default function enhanceAccount(): void {
  void findPerson().then((person) => person && greet(person));
  const follow = () => {
    const person = recall(userInfo);
    if (person) void greet(person);
    else showNobody();
  };
  addEventListener('storage', (change) => isChangedBy(change, userInfo) && follow());
  addEventListener('pageshow', ({ persisted }) => persisted && follow());
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('[data-sign-out]'))) return;
    for (const { key } of [userInfo, chatHistory]) forget(key);
  });
}

async function greet(person: UserInfo): Promise<void> {
  // What the page shows is somebody else's.
  if (address && address !== person.usuario_correo) reloadPrivate();
  address = person.usuario_correo;
  showPerson(person);
  const answer = await askNotifications(person);
  if (!isStillHere(person)) return;
  if (answer.CODE === 5) dropPerson(person);
  const notifications = readNotifications(answer);
  if (notifications) showUnread(notifications.length);
}
