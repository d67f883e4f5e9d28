import { newId } from '#platform/browser/new-id.ts';
import { recall, remember } from '#platform/browser/storage/storage.ts';
import { forget } from '#platform/browser/storage/text.ts';
import type { TypedMessage } from '../../live-answers.ts';
import { type ContactDraft, contactDraft } from '../../stored.ts';
import { isBlank, isSameText } from './typed-fields.ts';

type Follower = (draft: ContactDraft | undefined) => void;

/** The other forms of this page: a page may have two, and only other tabs hear of it from the browser. */
const followers = new Set<Follower>();

export function draft(): ContactDraft | undefined {
  return recall(contactDraft);
}

/** An attempt that was made with the same text stays with it. */
export function saveDraft(typed: TypedMessage, from: Follower): void {
  const before = draft();
  if (before && isSameText(before.typed, typed)) return;
  if (isBlank(typed)) forget(contactDraft.key);
  else remember(contactDraft, { typed, keptAt: Date.now() });
  tell(from);
}

/** The id to send this text with: the one of the last attempt with it, in whatever tab that was, else a new one. */
export function requestIdFor(typed: TypedMessage): string {
  const before = draft();
  const isSame = before !== undefined && isSameText(before.typed, typed);
  const requestId = (isSame && before.requestId) || newId();
  remember(contactDraft, { typed, keptAt: Date.now(), requestId });
  return requestId;
}

/** Something beside the text has changed, so that what is sent next is another message. */
export function forgetAttempt(): void {
  const before = draft();
  if (before?.requestId) remember(contactDraft, { typed: before.typed, keptAt: before.keptAt });
}

export function forgetDraft(from: Follower): void {
  forget(contactDraft.key);
  tell(from);
}

/** Tells of what other forms did, on this page and in other tabs. Answers how to stop. */
export function followDraft(follower: Follower): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === contactDraft.key || key === null) follower(draft());
  };
  followers.add(follower);
  addEventListener('storage', onStorage);
  return () => {
    followers.delete(follower);
    removeEventListener('storage', onStorage);
  };
}

function tell(from: Follower): void {
  const current = draft();
  for (const follower of followers) if (follower !== from) follower(current);
}
