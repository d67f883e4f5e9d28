import { newId } from '#platform/browser/new-id.ts';
import { recall, remember } from '#platform/browser/storage/storage.ts';
import { forget } from '#platform/browser/storage/text.ts';
import { contactDraft, type StoredDraft } from '../../stored.ts';
import { type TypedMessage, typedMessage } from '../../ticket-fields.ts';
import { isBlank, isSameText } from './typed-fields.ts';

/** An unsent message. */
export interface ContactDraft extends StoredDraft {
  readonly typed: TypedMessage;
}

type Follower = (draft: ContactDraft | undefined) => void;

/** The other forms on this page. A page may have two, and the browser's `storage` event only reaches other tabs. */
const followers = new Set<Follower>();

export function draft(): ContactDraft | undefined {
  const found = recall(contactDraft);
  return found && { ...found, typed: typedMessage((name) => found.typed[name]) };
}

/** Does nothing if the text has not changed, so the request id of an earlier attempt stays with it. */
export function saveDraft(typed: TypedMessage, from: Follower): void {
  const before = draft();
  if (before && isSameText(before.typed, typed)) return;
  if (isBlank(typed)) forget(contactDraft.key);
  else remember(contactDraft, { typed, keptAt: Date.now() });
  notifyOthers(from);
}

/** The request id for this text: that of the last attempt with the same text, in any tab, or a new one. */
export function requestIdFor(typed: TypedMessage): string {
  const before = draft();
  const isSame = before !== undefined && isSameText(before.typed, typed);
  const requestId = (isSame && before.requestId) || newId();
  remember(contactDraft, { typed, keptAt: Date.now(), requestId });
  return requestId;
}

/** Call this when something other than the text has changed, so the next attempt counts as a new message. */
export function forgetAttempt(): void {
  const before = draft();
  if (before?.requestId) remember(contactDraft, { typed: before.typed, keptAt: before.keptAt });
}

export function forgetDraft(from: Follower): void {
  forget(contactDraft.key);
  notifyOthers(from);
}

/**
 * Calls `follower` when another form changes the draft, on this page or in another tab. Returns a function that stops
 * it.
 */
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

function notifyOthers(from: Follower): void {
  const current = draft();
  for (const follower of followers) if (follower !== from) follower(current);
}
