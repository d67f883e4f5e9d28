import { describe, expect, it, vi } from 'vitest';
import { memoryLimit } from './within-limits.ts';

describe('a rate limit in memory', () => {
  it('counts each client and all together, and allows more when the window is over', () => {
    let time = 0;
    const wait = memoryLimit({ each: 1, all: 2 }, () => time);
    expect(['a', 'a', 'b', 'c'].map(wait)).toEqual([0, 60, 0, 60]);
    time = 59_500;
    expect(wait('a')).toBe(1);
    time = 60_000;
    expect(wait('a')).toBe(0);
  });

  it('allows more after the window although the clock was set back', () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    const wait = memoryLimit({ each: 1, seconds: 10 });
    expect([wait('a'), wait('a')]).toEqual([0, 10]);
    vi.advanceTimersByTime(10_000);
    vi.setSystemTime(Date.now() - 3_600_000);
    expect(wait('a')).toBe(0);
    vi.useRealTimers();
  });

  it('refuses a client as long as the number of counted clients stays within its bound', () => {
    const wait = memoryLimit({ each: 1 });
    wait('a');
    for (let n = 0; n < 19_000; n++) wait(`other ${n}`);
    expect(wait('a')).toBeGreaterThan(0);
    for (let n = 0; n < 2_000; n++) wait(`more ${n}`);
    expect(wait('a')).toBe(0);
  });
});
