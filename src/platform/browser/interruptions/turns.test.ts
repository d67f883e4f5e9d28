import { describe, expect, it } from 'vitest';
import { createTurns, type Interruption } from './interrupt.ts';

/** A page that the test can make busy, and a clock that it can advance. */
function stage({ isIdle = true, isBannerUp = false } = {}) {
  const page = { isIdle, isBannerUp, marks: [] as (string | undefined)[], shown: [] as string[] };
  const breaths: (() => void)[] = [];
  const turns = createTurns({
    isIdle: () => page.isIdle,
    isBannerUp: () => page.isBannerUp,
    mark: (kind) => void page.marks.push(kind),
    afterBreath: (run) => void breaths.push(run),
  });
  const closers = new Map<string, () => void>();
  const enqueue = (kind: Interruption['kind'], isWanted?: () => boolean) =>
    turns.enqueue({
      kind,
      ...(isWanted && { isWanted }),
      show: () => {
        page.shown.push(kind);
        return new Promise<void>((resolve) => closers.set(kind, resolve));
      },
    });
  /** Closes what is shown, and lets the pause after it pass. */
  const close = async (kind: string) => {
    closers.get(kind)?.();
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
    for (const run of breaths.splice(0)) run();
  };
  return { page, turns, enqueue, close };
}

describe('the queue of interruptions', () => {
  it('shows one immediately on an idle page', () => {
    const { page, enqueue } = stage();
    enqueue('video');
    expect(page.shown).toEqual(['video']);
    expect(page.marks).toEqual(['video']);
  });

  it('shows one after the other, by precedence', async () => {
    const { page, enqueue, close } = stage();
    enqueue('marketing');
    enqueue('offer');
    enqueue('notice');
    enqueue('language');
    enqueue('notice');
    expect(page.shown).toEqual(['marketing']);
    for (const kind of ['marketing', 'language', 'notice', 'notice', 'offer']) await close(kind);
    expect(page.shown).toEqual(['marketing', 'language', 'notice', 'notice', 'offer']);
    expect(page.marks.at(-1)).toBeUndefined();
  });

  it('shows nothing while the visitor is busy', () => {
    const { page, turns, enqueue } = stage({ isIdle: false });
    enqueue('offer');
    turns.next();
    expect(page.shown).toEqual([]);
    page.isIdle = true;
    turns.next();
    expect(page.shown).toEqual(['offer']);
  });

  it('shows a response while the visitor is busy, and nothing else', async () => {
    const { page, turns, enqueue, close } = stage({ isIdle: false });
    enqueue('video');
    enqueue('offer');
    turns.enqueue({ kind: 'notice', isAnswer: true, show: async () => void page.shown.push('answer') });
    expect(page.shown).toEqual(['answer']);
    await close('notice');
    expect(page.shown).toEqual(['answer']);
    page.isIdle = true;
    turns.next();
    expect(page.shown).toEqual(['answer', 'video']);
  });

  it('pauses in between', async () => {
    const { page, turns, enqueue, close } = stage();
    enqueue('offer');
    enqueue('marketing');
    const closing = close('offer');
    turns.next();
    expect(page.shown).toEqual(['offer']);
    await closing;
    expect(page.shown).toEqual(['offer', 'marketing']);
  });

  it('holds back what the cookie banner takes precedence over, and nothing else', async () => {
    const { page, turns, enqueue, close } = stage({ isBannerUp: true });
    enqueue('marketing');
    enqueue('offer');
    expect(page.shown).toEqual([]);
    enqueue('notice');
    expect(page.shown).toEqual(['notice']);
    await close('notice');
    expect(page.shown).toEqual(['notice']);
    expect(page.marks.at(-1), 'the banner comes back').toBeUndefined();
    page.isBannerUp = false;
    turns.next();
    expect(page.shown).toEqual(['notice', 'offer']);
  });

  it('drops what is no longer wanted when its turn comes', async () => {
    const { page, enqueue, close } = stage();
    let isWanted = true;
    enqueue('offer');
    enqueue('marketing', () => isWanted);
    isWanted = false;
    await close('offer');
    expect(page.shown).toEqual(['offer']);
  });

  it.each<[string, Interruption['show']]>([
    ['answers so', () => Promise.reject(new Error('no such dialog'))],
    [
      'throws',
      () => {
        throw new Error('no such dialog');
      },
    ],
  ])('goes on when something cannot be shown and %s', async (_, show) => {
    const { page, turns, enqueue, close } = stage();
    turns.enqueue({ kind: 'video', show });
    enqueue('offer');
    await close('video');
    expect(page.shown).toEqual(['offer']);
  });
});
