import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forget } from '#platform/browser/storage/text.ts';
import { emptyPerson } from '../quote-fields.ts';
import { type QuoteDraft, quoteDraft } from '../stored.ts';
import { changeToFollow, draft, findMadeQuote, finishDraft, requestIdFor, saveDraft } from './draft.ts';

const content = { items: 'product-wabot.12.5', currency: 'usd', typed: { ...emptyPerson, name: 'Ana' } } as const;

// There is no local storage here, so values last as long as the page.
beforeEach(() => forget(quoteDraft.key));
afterEach(() => void vi.useRealTimers());

it('a draft has the same id for the same content, and a new one for other content', () => {
  const first = requestIdFor(content);
  expect(requestIdFor(content)).toBe(first);
  saveDraft(content);
  expect(requestIdFor(content)).toBe(first);
  const others = [
    { ...content, items: 'product-wabot.12.6' },
    { ...content, currency: 'cad' as const },
    { ...content, typed: { ...content.typed, note: 'x' } },
  ];
  for (const other of others) expect(requestIdFor(other)).not.toBe(first);
});

it('a draft sent again after going back is the same quote, until something changes', () => {
  const first = requestIdFor(content);
  finishDraft();
  expect(draft()).toBeUndefined();
  expect(findMadeQuote(content.items)).toMatchObject(content);
  expect(findMadeQuote('quick-api.1')).toBeUndefined();
  saveDraft(content);
  expect(requestIdFor(content)).toBe(first);
  finishDraft();
  saveDraft({ ...content, items: 'quick-api.1' });
  expect(draft()?.items).toBe('quick-api.1');
  expect(requestIdFor(content)).not.toBe(first);
});

it('a tab follows another one only if it shows the saved draft', () => {
  const stored = (items: string, changed: Partial<QuoteDraft> = {}) =>
    quoteDraft.write({ items, typed: emptyPerson, keptAt: Date.now(), ...changed });
  const [one, two] = [stored('a.1'), stored('a.1_b.1')];
  expect(changeToFollow(one, two, 'a.1')?.now.items).toBe('a.1_b.1');
  expect(changeToFollow(null, two, '')?.now.items).toBe('a.1_b.1');
  // Only the recipient may have changed.
  expect(changeToFollow(one, stored('a.1', { typed: content.typed }), 'a.1')).toMatchObject({
    before: { typed: emptyPerson },
    now: { typed: content.typed },
  });
  expect(changeToFollow(one, two, 'c.1')).toBeUndefined();
  expect(changeToFollow(one, null, 'a.1')).toBeUndefined();
  expect(changeToFollow(one, stored('a.1', { isMade: true }), 'a.1')).toBeUndefined();
});

it('a draft that became a quote is forgotten after a day', () => {
  requestIdFor(content);
  finishDraft();
  vi.useFakeTimers({ now: Date.now() + 25 * 60 * 60 * 1000 });
  expect(findMadeQuote(content.items)).toBeUndefined();
});

it('an empty or old draft is forgotten', () => {
  saveDraft(content);
  expect(draft()).toMatchObject(content);
  saveDraft({ items: '', currency: 'usd', typed: emptyPerson });
  expect(draft()).toBeUndefined();
  saveDraft(content);
  vi.useFakeTimers({ now: Date.now() + 31 * 24 * 60 * 60 * 1000 });
  expect(draft()).toBeUndefined();
});

it('invalid values in a stored draft are ignored', () => {
  const now = Date.now();
  expect(quoteDraft.read('"x"')).toBeUndefined();
  expect(quoteDraft.read(JSON.stringify({ items: '<b>', keptAt: now }))).toBeUndefined();
  expect(
    quoteDraft.read(JSON.stringify({ items: 'a.1', keptAt: now, currency: 'eur', typed: { name: 1 }, requestId: 'x' })),
  ).toEqual({ items: 'a.1', keptAt: now, typed: {} });
});
