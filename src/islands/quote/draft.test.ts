import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { quoteDraft } from '#site/stored/quote-draft.ts';
import { forget } from '../storage/text.ts';
import { draft, finishDraft, forgetDraft, keepDraft, madeOf, requestIdFor, takenFrom } from './draft.ts';

const nobody = { name: '', email: '', company: '', note: '' };
const content = { items: 'product-wabot.12.5', currency: 'usd', typed: { ...nobody, name: 'Ana' } } as const;

// Without a local storage, as here, what is remembered lasts as long as the page.
beforeEach(() => forget(quoteDraft.key));
afterEach(() => void vi.useRealTimers());

it('sends the same content with the same id, and any other with another', () => {
  const first = requestIdFor(content);
  expect(requestIdFor(content)).toBe(first);
  keepDraft(content);
  expect(requestIdFor(content)).toBe(first);
  const others = [
    { ...content, items: 'product-wabot.12.6' },
    { ...content, currency: 'cad' as const },
    { ...content, typed: { ...content.typed, note: 'x' } },
  ];
  for (const other of others) expect(requestIdFor(other)).not.toBe(first);
});

it('is the same quote for whoever goes back and presses again, until something changes', () => {
  const first = requestIdFor(content);
  finishDraft();
  expect(draft()).toBeUndefined();
  expect(madeOf(content.items)).toMatchObject(content);
  expect(madeOf('quick-api.1')).toBeUndefined();
  keepDraft(content);
  expect(requestIdFor(content)).toBe(first);
  finishDraft();
  keepDraft({ ...content, items: 'quick-api.1' });
  expect(draft()?.items).toBe('quick-api.1');
  expect(requestIdFor(content)).not.toBe(first);
});

it('follows another tab where it shows what was kept, and only there', () => {
  const stored = (items: string, isMade = false) =>
    quoteDraft.write({ items, typed: nobody, keptAt: Date.now(), isMade });
  const [one, two] = [stored('a.1'), stored('a.1_b.1')];
  expect(takenFrom(one, two, 'a.1')?.items).toBe('a.1_b.1');
  expect(takenFrom(null, two, '')?.items).toBe('a.1_b.1');
  expect(takenFrom(one, two, 'c.1')).toBeUndefined();
  expect(takenFrom(one, null, 'a.1')).toBeUndefined();
  expect(takenFrom(one, stored('a.1', true), 'a.1')).toBeUndefined();
});

it('forgets in a day what was made', () => {
  requestIdFor(content);
  finishDraft();
  vi.useFakeTimers({ now: Date.now() + 25 * 60 * 60 * 1000 });
  expect(madeOf(content.items)).toBeUndefined();
});

it('forgets what is empty, dropped or old', () => {
  keepDraft(content);
  expect(draft()).toMatchObject(content);
  keepDraft({ items: '', currency: 'usd', typed: nobody });
  expect(draft()).toBeUndefined();
  keepDraft(content);
  forgetDraft();
  expect(draft()).toBeUndefined();
  keepDraft(content);
  vi.useFakeTimers({ now: Date.now() + 31 * 24 * 60 * 60 * 1000 });
  expect(draft()).toBeUndefined();
});

it('makes nothing of what others have written there', () => {
  const now = Date.now();
  expect(quoteDraft.read('"x"')).toBeUndefined();
  expect(quoteDraft.read(JSON.stringify({ items: '<b>', keptAt: now }))).toBeUndefined();
  expect(
    quoteDraft.read(JSON.stringify({ items: 'a.1', keptAt: now, currency: 'eur', typed: { name: 1 }, requestId: 'x' })),
  ).toEqual({ items: 'a.1', keptAt: now, typed: nobody });
});
