import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { armTurn, firstDelay, isTurning, type Step, startTurning, step, type Turning } from './browser/carousel.ts';

const following = (state: Turning, ...steps: Step[]) => steps.reduce(step, state);
const turn: Step = { type: 'turn' };

describe('the visible slide of a carousel', () => {
  it('advances, and wraps from the last slide to the first', () => {
    expect(following(startTurning(3), turn, turn).index).toBe(2);
    expect(following(startTurning(3), turn, turn, turn).index).toBe(0);
  });

  it('is the one that was selected, and stays if there is no such slide', () => {
    const second = following(startTurning(3), { type: 'show', index: 1 });
    expect(second.index).toBe(1);
    expect(following(second, { type: 'show', index: 3 })).toBe(second);
    expect(following(second, { type: 'show', index: -1 })).toBe(second);
  });
});

describe('pausing a carousel', () => {
  it('lasts until every reason is gone', () => {
    const held = following(startTurning(3), { type: 'hold', hold: 'hover' }, { type: 'hold', hold: 'focus' });
    expect(isTurning(held)).toBe(false);
    const less = following(held, { type: 'release', hold: 'hover' });
    expect(isTurning(less)).toBe(false);
    expect(isTurning(following(less, { type: 'release', hold: 'focus' }))).toBe(true);
  });

  it('returns the identical state for a reason that already exists, so that no timer restarts', () => {
    const held = following(startTurning(3), { type: 'hold', hold: 'visitor' });
    expect(following(held, { type: 'hold', hold: 'visitor' })).toBe(held);
    expect(following(held, { type: 'release', hold: 'hidden' })).toBe(held);
  });

  it('does not matter with one slide', () => {
    expect(isTurning(startTurning(1))).toBe(false);
  });
});

describe('the timer of a carousel', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** What the page does: every new state cancels the old timer and starts another. */
  function run(count: number, every: number) {
    let state = startTurning(count);
    let disarm = () => {};
    const dispatch = (action: Step) => {
      const next = step(state, action);
      if (next === state) return;
      state = next;
      arm();
    };
    const arm = () => {
      disarm();
      disarm = armTurn(state, every, () => dispatch(turn));
    };
    arm();
    return { dispatch, index: () => state.index };
  }

  it('turns every seven seconds', () => {
    const carousel = run(5, 7000);
    vi.advanceTimersByTime(6999);
    expect(carousel.index()).toBe(0);
    vi.advanceTimersByTime(1);
    expect(carousel.index()).toBe(1);
    vi.advanceTimersByTime(4 * 7000);
    expect(carousel.index()).toBe(0);
  });

  it('stops while it is paused, and then waits the whole time', () => {
    const carousel = run(5, 7000);
    vi.advanceTimersByTime(6000);
    carousel.dispatch({ type: 'hold', hold: 'hover' });
    vi.advanceTimersByTime(60_000);
    expect(carousel.index()).toBe(0);
    carousel.dispatch({ type: 'release', hold: 'hover' });
    vi.advanceTimersByTime(6999);
    expect(carousel.index()).toBe(0);
    vi.advanceTimersByTime(1);
    expect(carousel.index()).toBe(1);
  });

  it('gives a selected slide the whole time, too', () => {
    const carousel = run(5, 7000);
    vi.advanceTimersByTime(6000);
    carousel.dispatch({ type: 'show', index: 3 });
    vi.advanceTimersByTime(6999);
    expect(carousel.index()).toBe(3);
  });
});

describe('the first turn of a carousel', () => {
  it('comes seven seconds after the page started, however late it woke', () => {
    expect(firstDelay(7000, 5200)).toBe(1800);
  });

  it('is never abrupt', () => {
    expect(firstDelay(7000, 6900)).toBe(1000);
    expect(firstDelay(7000, 9000)).toBe(1000);
  });

  it('starts over if the visitor woke it much later', () => {
    expect(firstDelay(7000, 60_000)).toBe(7000);
  });
});
