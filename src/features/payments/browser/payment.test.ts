import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { approvedPayments } from '../stored.ts';
import { announceApproval, watchOrder } from './payment.ts';

/** The parts of a browser that these tests need. */
function fakeBrowser() {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const view = new EventTarget();
  const texts = new Map<string, string>();
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', view.addEventListener.bind(view));
  vi.stubGlobal('dispatchEvent', view.dispatchEvent.bind(view));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  });
  const show = (visibilityState: 'visible' | 'hidden') => {
    page.visibilityState = visibilityState;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  const comeBack = (persisted: boolean) => {
    view.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  };
  return { show, comeBack, view, texts };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a page that watches an order', () => {
  const watch = (answers: readonly (string | undefined)[]) => {
    const browser = fakeBrowser();
    const requestedAt: number[] = [];
    const began = Date.now();
    const onChange = vi.fn();
    const fetchState = async () => {
      requestedAt.push(Date.now() - began);
      return answers[requestedAt.length - 1] ?? 'pending';
    };
    watchOrder({ fetchState, state: 'pending', onChange });
    return { ...browser, requestedAt, onChange };
  };

  it('requests the state after two seconds, then less and less often', async () => {
    const { requestedAt, onChange } = watch([]);
    await vi.advanceTimersByTimeAsync(180_000);
    const pauses = requestedAt.map((at, n) => at - (requestedAt[n - 1] ?? 0));
    expect(pauses.slice(0, 4)).toEqual([2000, 3000, 4500, 6750]);
    expect(pauses.at(-1)).toBe(30_000);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('stops once the state has changed, and reports the change once', async () => {
    const { requestedAt, onChange, show, comeBack } = watch([undefined, 'pending', 'paid']);
    await vi.advanceTimersByTimeAsync(60_000);
    show('visible');
    comeBack(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requestedAt).toHaveLength(3);
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('makes no requests while the tab is hidden, and one immediately when it is visible again', async () => {
    const { requestedAt, show } = watch([]);
    await vi.advanceTimersByTimeAsync(2000);
    show('hidden');
    await vi.advanceTimersByTimeAsync(600_000);
    expect(requestedAt).toEqual([2000]);
    show('visible');
    await vi.advanceTimersByTimeAsync(2000);
    expect(requestedAt).toEqual([2000, 602_000, 604_000]);
  });

  it('requests the state immediately when the back button restores the page from its cache', async () => {
    const { requestedAt, comeBack } = watch([]);
    await vi.advanceTimersByTimeAsync(40_000);
    const before = requestedAt.length;
    comeBack(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(requestedAt).toHaveLength(before);
    comeBack(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(requestedAt).toHaveLength(before + 1);
  });
});

describe('the event of an approved payment', () => {
  it('is dispatched once for each reference, also after a reload', () => {
    const { view, texts } = fakeBrowser();
    const dispatched: unknown[] = [];
    view.addEventListener('hormiga:payment-approved', (event) => dispatched.push(Reflect.get(event, 'detail')));
    const references = Array.from({ length: 25 }, (_, n) => `P-TEST-TEST-${String(2222 + n)}`);
    for (const reference of references) for (const _ of [1, 2]) announceApproval(reference);
    expect(dispatched).toEqual(references.map((reference) => ({ reference })));
    const saved = approvedPayments.read(texts.get('approvedPayments') ?? '');
    expect(saved).toEqual(references.slice(-20));
  });

  it('is dispatched when the stored references cannot be read', () => {
    const { view, texts } = fakeBrowser();
    texts.set('approvedPayments', '{"P-TEST-TEST-2222":1}');
    const heard = vi.fn();
    view.addEventListener('hormiga:payment-approved', heard);
    announceApproval('P-TEST-TEST-2222');
    expect(heard).toHaveBeenCalledTimes(1);
    expect(approvedPayments.read('["P-TEST-TEST-2222", 7, "x"]')).toEqual(['P-TEST-TEST-2222']);
  });
});
