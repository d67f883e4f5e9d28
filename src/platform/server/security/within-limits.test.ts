import { describe, expect, it, vi } from 'vitest';
import { memoryLimit } from './within-limits.ts';

/** A network of its own wide network. */
const from = (name: string) => ({ network: name, wideNetwork: name });

describe('a rate limit in memory', () => {
  it('counts each client and all together, and allows more when the window is over', () => {
    let time = 0;
    const wait = memoryLimit({ each: 1, all: 2 }, () => time);
    expect(['a', 'a', 'b', 'c'].map((name) => wait(from(name)))).toEqual([0, 60, 0, 60]);
    time = 59_500;
    expect(wait(from('a'))).toBe(1);
    time = 60_000;
    expect(wait(from('a'))).toBe(0);
  });

  it('counts five times as much for a wide network as for each network in it', () => {
    const wait = memoryLimit({ each: 2 });
    const networks = Array.from({ length: 12 }, (_, n) => ({
      network: `2001:db8:0:${n}`,
      wideNetwork: '2001:db8:0::/48',
    }));
    const waits = [...networks, ...networks].map(wait);
    expect(waits.filter((seconds) => seconds === 0)).toHaveLength(10);
    expect(wait({ network: '2001:db8:1:0', wideNetwork: '2001:db8:1::/48' })).toBe(0);
  });

  it('allows more after the window although the clock was set back', () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    const wait = memoryLimit({ each: 1, seconds: 10 });
    expect([wait(from('a')), wait(from('a'))]).toEqual([0, 10]);
    vi.advanceTimersByTime(10_000);
    vi.setSystemTime(Date.now() - 3_600_000);
    expect(wait(from('a'))).toBe(0);
    vi.useRealTimers();
  });

  it('refuses a client as long as the number of counted clients stays within its bound', () => {
    const wait = memoryLimit({ each: 1 });
    wait(from('a'));
    for (let n = 0; n < 19_000; n++) wait(from(`other ${n}`));
    expect(wait(from('a'))).toBeGreaterThan(0);
    for (let n = 0; n < 2_000; n++) wait(from(`more ${n}`));
    expect(wait(from('a'))).toBe(0);
  });
});
