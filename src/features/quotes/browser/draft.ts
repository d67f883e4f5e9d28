import { newId } from '#platform/browser/new-id.ts';
import { recall, remember } from '#platform/browser/storage/storage.ts';
import { forget } from '#platform/browser/storage/text.ts';
import type { Currency } from '#site/countries.ts';
import type { TypedQuote } from '../quote-answer.ts';
import { type QuoteDraft, quoteDraft } from '../stored.ts';

/** What is to be made: anything else makes another quote. */
export interface Content {
  readonly items: string;
  readonly currency: Currency | undefined;
  readonly typed: TypedQuote;
}

/** What is being put together. */
export function draft(): QuoteDraft | undefined {
  return unmade(recall(quoteDraft));
}

/** What was made of this selection a short while ago, for whoever comes back to it. */
export function madeOf(items: string): QuoteDraft | undefined {
  const kept = recall(quoteDraft);
  return kept?.isMade && kept.items === items ? kept : undefined;
}

/** An attempt that was made with the same content stays with it. */
export function saveDraft(content: Content): void {
  const before = recall(quoteDraft);
  if (before && isSame(before, content)) return;
  if (isBlank(content)) forget(quoteDraft.key);
  else remember(quoteDraft, { ...content, keptAt: Date.now() });
}

/** The id to send this with: that of the last attempt with it, also before a reload, else a new one. */
export function requestIdFor(content: Content): string {
  const before = recall(quoteDraft);
  const requestId = (before && isSame(before, content) && before.requestId) || newId();
  remember(quoteDraft, { ...content, keptAt: Date.now(), requestId });
  return requestId;
}

/** It is a quote now. Its id stays a while: made again without any change, it is the same one. */
export function finishDraft(): void {
  const before = recall(quoteDraft);
  if (before) remember(quoteDraft, { ...before, isMade: true });
}

/** What another tab has made of a draft. */
export interface DraftChange {
  readonly before: QuoteDraft | undefined;
  readonly now: QuoteDraft;
}

/**
 * What this tab takes over of what another one has kept. Only where it shows what was kept before: then its next change
 * would wipe what the other one added. A shared selection that nobody has touched stays as it is.
 */
export function changeToFollow(before: string | null, now: string | null, shown: string): DraftChange | undefined {
  const [old, kept] = [before, now].map((text) => unmade(text === null ? undefined : quoteDraft.read(text)));
  return kept && shown === (old?.items ?? '') ? { before: old, now: kept } : undefined;
}

function unmade(kept: QuoteDraft | undefined): QuoteDraft | undefined {
  return kept?.isMade ? undefined : kept;
}

function isSame(one: Content | QuoteDraft, other: Content): boolean {
  const texts = (typed: TypedQuote) => [typed.name, typed.email, typed.company, typed.note].join('\n\n');
  return one.items === other.items && one.currency === other.currency && texts(one.typed) === texts(other.typed);
}

function isBlank({ items, typed }: Content): boolean {
  return items === '' && Object.values(typed).every((text) => text.trim() === '');
}
