import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { approvedPayments } from '../stored.ts';
import { announceApproval, watchOrder } from './payment.ts';

/** As much of a browser as these two need. */
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
    const asked: number[] = [];
    const began = Date.now();
    const onChange = vi.fn();
    const ask = async () => {
      asked.push(Date.now() - began);
      return answers[asked.length - 1] ?? 'pending';
    };
    watchOrder({ ask, state: 'pending', onChange });
    return { ...browser, asked, onChange };
  };

  it('asks soon, and then less and less often', async () => {
    const { asked, onChange } = watch([]);
    await vi.advanceTimersByTimeAsync(180_000);
    const pauses = asked.map((at, n) => at - (asked[n - 1] ?? 0));
    expect(pauses.slice(0, 4)).toEqual([2000, 3000, 4500, 6750]);
    expect(pauses.at(-1)).toBe(30_000);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('stops once there is news, and tells it once', async () => {
    const { asked, onChange, show, comeBack } = watch([undefined, 'pending', 'paid']);
    await vi.advanceTimersByTimeAsync(60_000);
    show('visible');
    comeBack(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveLength(3);
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('asks nothing while nobody looks, and at once when somebody does again', async () => {
    const { asked, show } = watch([]);
    await vi.advanceTimersByTimeAsync(2000);
    show('hidden');
    await vi.advanceTimersByTimeAsync(600_000);
    expect(asked).toEqual([2000]);
    show('visible');
    await vi.advanceTimersByTimeAsync(2000);
    expect(asked).toEqual([2000, 602_000, 604_000]);
  });

  it('asks at once when it comes out of the cache of the back button', async () => {
    const { asked, comeBack } = watch([]);
    await vi.advanceTimersByTimeAsync(40_000);
    const before = asked.length;
    comeBack(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toHaveLength(before);
    comeBack(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toHaveLength(before + 1);
  });
});

describe('an approval', () => {
  it('is told once for each reference, also after a reload', () => {
    const { view, texts } = fakeBrowser();
    const told: unknown[] = [];
    view.addEventListener('hormiga:payment-approved', (event) => told.push(Reflect.get(event, 'detail')));
    const references = Array.from({ length: 25 }, (_, n) => `P-TEST-TEST-${String(2222 + n)}`);
    for (const reference of references) for (const _ of [1, 2]) announceApproval(reference);
    expect(told).toEqual(references.map((reference) => ({ reference })));
    const kept = approvedPayments.read(texts.get('approvedPayments') ?? '');
    expect(kept).toEqual(references.slice(-20));
  });

  it('is told where what is kept makes no sense', () => {
    const { view, texts } = fakeBrowser();
    texts.set('approvedPayments', '{"P-TEST-TEST-2222":1}');
    const heard = vi.fn();
    view.addEventListener('hormiga:payment-approved', heard);
    announceApproval('P-TEST-TEST-2222');
    expect(heard).toHaveBeenCalledTimes(1);
    expect(approvedPayments.read('["P-TEST-TEST-2222", 7, "x"]')).toEqual(['P-TEST-TEST-2222']);
  });
});
