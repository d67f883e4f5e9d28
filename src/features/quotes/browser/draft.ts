import { newId } from '#platform/browser/new-id.ts';
import { recall, remember } from '#platform/browser/storage/storage.ts';
import { forget } from '#platform/browser/storage/text.ts';
import type { Currency } from '#site/currencies.ts';
import type { TypedQuote } from '../quote-fields.ts';
import { type QuoteDraft, quoteDraft } from '../stored.ts';

/** The content of a quote: any change makes another quote. */
export interface Content {
  readonly items: string;
  readonly currency: Currency | undefined;
  readonly typed: TypedQuote;
}

/** The quote that the visitor is composing. */
export function draft(): QuoteDraft | undefined {
  return unmade(recall(quoteDraft));
}

/** The draft of this selection that became a quote a short while ago, for visitors who come back to it. */
export function findMadeQuote(items: string): QuoteDraft | undefined {
  const saved = recall(quoteDraft);
  return saved?.isMade && saved.items === items ? saved : undefined;
}

/** Keeps the request id while the content is the same. */
export function saveDraft(content: Content): void {
  const before = recall(quoteDraft);
  if (before && isSame(before, content)) return;
  if (isBlank(content)) forget(quoteDraft.key);
  else remember(quoteDraft, { ...content, keptAt: Date.now() });
}

/** The request id for this content: the one of the last attempt, also from before a reload, or else a new one. */
export function requestIdFor(content: Content): string {
  const before = recall(quoteDraft);
  const requestId = (before && isSame(before, content) && before.requestId) || newId();
  remember(quoteDraft, { ...content, keptAt: Date.now(), requestId });
  return requestId;
}

/** Marks the draft as made. Its id stays for a while, so that sending it again unchanged returns the same quote. */
export function finishDraft(): void {
  const before = recall(quoteDraft);
  if (before) remember(quoteDraft, { ...before, isMade: true });
}

/** A change of the draft by another tab. */
export interface DraftChange {
  readonly before: QuoteDraft | undefined;
  readonly now: QuoteDraft;
}

/**
 * The change that this tab takes over from another one. Only if it shows the draft from before the change: then its next
 * change would overwrite the other tab's. A shared selection that the visitor has not changed stays.
 */
export function changeToFollow(before: string | null, now: string | null, shown: string): DraftChange | undefined {
  const [old, saved] = [before, now].map((text) => unmade(text === null ? undefined : quoteDraft.read(text)));
  return saved && shown === (old?.items ?? '') ? { before: old, now: saved } : undefined;
}

function unmade(saved: QuoteDraft | undefined): QuoteDraft | undefined {
  return saved?.isMade ? undefined : saved;
}

function isSame(one: Content | QuoteDraft, other: Content): boolean {
  const texts = (typed: Content['typed'] | QuoteDraft['typed']) => Object.values(typed).join('\n\n');
  return one.items === other.items && one.currency === other.currency && texts(one.typed) === texts(other.typed);
}

function isBlank({ items, typed }: Content): boolean {
  return items === '' && Object.values(typed).every((text) => text.trim() === '');
}
