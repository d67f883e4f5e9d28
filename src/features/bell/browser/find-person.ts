import { showPart } from '#features/accounts/browser/show-part.ts';
import { type UserInfo, userInfo } from '#features/accounts/stored.ts';
import { callSite } from '#platform/browser/calls/call-site.ts';
import { returnFocus } from '#platform/browser/focus.ts';
import { recall, remember } from '#platform/browser/storage/storage.ts';
import { forget } from '#platform/browser/storage/text.ts';
import { languageIn } from '#platform/browser/stored/user-language.ts';
import { defaultLanguage } from '#site/languages.ts';
import { format } from '#site/message.ts';
import type { getNotifications, getUserInfo, markNotification } from '../contract.ts';

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

/** Another tab that signs out clears the storage first and asks the server then; a page that is asked for sooner is still theirs. */
const untilSignedOut = 1_000;

const parts = () => document.querySelectorAll<HTMLElement>('signed-in');

/** The header of whoever is signed in. */
export function showPerson(person: UserInfo): void {
  document.documentElement.dataset['signed'] = 'in';
  for (const part of parts()) showPart(part, { ...person });
}

/** The header of everybody. A page that was drawn for one person alone is hidden by its style, and asked for again. */
export function showNobody(): void {
  document.documentElement.dataset['signed'] = 'out';
  for (const part of parts()) part.replaceChildren();
  showUnread(0);
  returnFocus();
  reloadPrivate();
}

export function reloadPrivate(): void {
  if (document.querySelector('[data-private]')) setTimeout(() => location.reload(), untilSignedOut);
}

/** Puts the number of unread notifications at the bell; it has a place of its own there, so nothing moves. */
export function showUnread(count: number): void {
  const place = document.querySelector<HTMLElement>('[data-unread]');
  const [sign, words] = place?.children ?? [];
  if (!place || !sign || !words) return;
  const language = languageIn(document.documentElement.lang) ?? defaultLanguage;
  sign.textContent = unreadSign(count);
  words.textContent = count > 0 ? format(place.dataset['unread'] ?? '', language, { count }) : '';
}

/** Two digits would not fit into the sign at the bell. */
const most = 9;

/** What stands at the bell: nothing, a digit, or `9+`. */
export function unreadSign(count: number): string {
  if (count < 1) return '';
  return count > most ? `${most}+` : String(count);
}

type Asker = Pick<UserInfo, 'token' | 'usuario_correo'>;

/** `lost`: what is said where no answer comes, in the words of the page. */
const options = (lost?: string) => ({
  headers: { 'accept-language': document.documentElement.lang },
  ...(lost && { failure: lost }),
});

export function askNotifications({ token, usuario_correo: email }: Asker, lost?: string) {
  return callSite<typeof getNotifications>('/api/app/notificaciones_campana', { token, email }, options(lost));
}

export function askToMark({ token, usuario_correo: email }: Asker, id: number, lost?: string) {
  const input = { notificacion_id: id, token, email };
  return callSite<typeof markNotification>('/api/app/estado_notificacion_campana', input, options(lost));
}

function askUserInfo() {
  return callSite<typeof getUserInfo>('/api/app/usuario_info', undefined, options());
}

type Answer = Awaited<ReturnType<typeof askNotifications>>;
type Listed = Extract<Answer, { CODE: 1 | 6 }>['DATA'];

export type Notification = Listed[number];

/** What the answer lists; undefined where it is none of success. With nothing new there may be no list at all. */
export function readNotifications({ CODE, DATA }: Answer): readonly Notification[] | undefined {
  if (CODE !== 1 && CODE !== 6) return undefined;
  return Array.isArray(DATA) ? DATA : [];
}
