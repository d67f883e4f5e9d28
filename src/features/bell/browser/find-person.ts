import { showPart } from '#features/accounts/browser/show-part.ts';
import { type UserInfo, userInfo } from '#features/accounts/stored.ts';
import { callSite } from '#platform/browser/calls/call-site.ts';
import { returnFocus } from '#platform/browser/focus.ts';
import { recall, remember } from '#platform/browser/storage/storage.ts';
import { forget } from '#platform/browser/storage/text.ts';
import { languageIn } from '#platform/browser/stored/user-language.ts';
import { dataOf, withData } from '#platform/page/data-attributes.ts';
import { defaultLanguage } from '#site/languages.ts';
import { format } from '#site/message.ts';
import type { getNotifications, getUserInfo, markNotification } from '../contract.ts';

/**
 * The signed-in visitor: from local storage, otherwise from the server by the session cookie. Undefined if no one is
 * signed in, which the header then shows, or if the server does not answer.
 */
export async function findPerson(): Promise<UserInfo | undefined> {
  const stored = recall(userInfo);
  if (stored) return stored;
  const { CODE, DATA } = await requestUserInfo();
  if (CODE === 5) showSignedOut();
  const person = CODE === 1 ? userInfo.read(JSON.stringify(DATA)) : undefined;
  if (person) remember(userInfo, person);
  return person;
}

/** Whether this person is still signed in: another tab may have signed out, or signed in someone else. */
export function isStillHere({ token }: UserInfo): boolean {
  return recall(userInfo)?.token === token;
}

/** Call this when the server no longer accepts their token. */
export function dropPerson(person: UserInfo): void {
  if (!isStillHere(person)) return;
  forget(userInfo.key);
  showSignedOut();
}

/**
 * Milliseconds. Another tab that signs out clears the storage before it calls the server; a page that is requested
 * earlier would still be signed in.
 */
const untilSignedOut = 1_000;

const signedInElements = () => document.querySelectorAll<HTMLElement>('signed-in');

/** Shows the header of a signed-in visitor. */
export function showPerson(person: UserInfo): void {
  dataOf(document.documentElement).signed = 'in';
  for (const element of signedInElements()) showPart(element, { ...person });
}

/**
 * Shows the header of an anonymous visitor. A page that was rendered for one person is hidden by its style, and
 * reloaded.
 */
export function showSignedOut(): void {
  dataOf(document.documentElement).signed = 'out';
  for (const element of signedInElements()) element.replaceChildren();
  showUnread(0);
  returnFocus();
  reloadPrivate();
}

export function reloadPrivate(): void {
  if (document.querySelector(withData('private'))) setTimeout(() => location.reload(), untilSignedOut);
}

/** Shows the number of unread notifications at the bell. Space is reserved for it, so nothing moves. */
export function showUnread(count: number): void {
  const holder = document.querySelector<HTMLElement>(withData('unread'));
  const [badge, words] = holder?.children ?? [];
  if (!holder || !badge || !words) return;
  const language = languageIn(document.documentElement.lang) ?? defaultLanguage;
  badge.textContent = unreadBadge(count);
  words.textContent = count > 0 ? format(dataOf(holder).unread ?? '', language, { count }) : '';
}

/** Three digits would not fit in the badge; the accessible name has the number. */
const most = 99;

/** The text of the badge: empty, the number, or `99+`. */
export function unreadBadge(count: number): string {
  if (count < 1) return '';
  return count > most ? `${most}+` : String(count);
}

type Caller = Pick<UserInfo, 'token' | 'usuario_correo'>;

/** `failure`: the error text if the server does not answer, in the language of the page. */
const options = (failure?: string) => ({
  headers: { 'accept-language': document.documentElement.lang },
  ...(failure && { failure }),
});

export function requestNotifications({ token, usuario_correo: email }: Caller, failure?: string) {
  return callSite<typeof getNotifications>('/api/app/notificaciones_campana', { token, email }, options(failure));
}

export function requestMark({ token, usuario_correo: email }: Caller, id: number, failure?: string) {
  const input = { notificacion_id: id, token, email };
  return callSite<typeof markNotification>('/api/app/estado_notificacion_campana', input, options(failure));
}

function requestUserInfo() {
  return callSite<typeof getUserInfo>('/api/app/usuario_info', undefined, options());
}

type Answer = Awaited<ReturnType<typeof requestNotifications>>;
type Listed = Extract<Answer, { CODE: 1 | 6 }>['DATA'];

export type Notification = Listed[number];

/** How many there are; the response lists only the newest. The company's other systems do not count them. */
export function countNotifications(answer: Answer): number | undefined {
  const found = readNotifications(answer);
  return found && Math.max(found.length, 'TOTAL' in answer ? (answer.TOTAL ?? 0) : 0);
}

/**
 * The notifications in the response; undefined if it is not successful. Without new ones there may be no list at all.
 */
export function readNotifications({ CODE, DATA }: Answer): readonly Notification[] | undefined {
  if (CODE !== 1 && CODE !== 6) return undefined;
  return Array.isArray(DATA) ? DATA : [];
}
