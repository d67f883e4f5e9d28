import { showPart } from '#features/accounts/browser/show-part.ts';
import type { UserInfo } from '#features/accounts/stored.ts';
import { returnFocus } from '#platform/browser/focus.ts';
import { showUnread } from './show-unread.ts';

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
