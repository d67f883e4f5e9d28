import { describe, expect, it, vi } from 'vitest';
import { logOutput } from './log-output.ts';

/** A file that takes what `room` says, and nothing when that is 0. */
function collect() {
  const written: string[] = [];
  let room = Number.POSITIVE_INFINITY;
  const output = logOutput((chunk, done) => {
    const taken = Math.min(room, chunk.length);
    room -= taken;
    if (taken > 0) written.push(Buffer.from(chunk.subarray(0, taken)).toString());
    setImmediate(done, taken > 0 ? null : Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' }), taken);
  }, 200);
  return {
    written,
    output,
    setRoom: (bytes: number) => {
      room = bytes;
    },
    flushed: () => new Promise<void>((resolve) => output.flush(resolve)),
    lines: () => written.join('').trim().split('\n'),
  };
}

const numbers = (length: number) => Array.from({ length }, (_, n) => String(n));

describe('log lines', () => {
  it('are written in batches, in order', async () => {
    const { written, output, flushed, lines } = collect();
    for (const n of numbers(130)) output.write(`${n}\n`);
    expect(written).toHaveLength(1);
    await flushed();
    expect(written).toHaveLength(2);
    expect(lines()).toEqual(numbers(130));
  });

  it('are not delayed for long', async () => {
    const { written, output } = collect();
    output.write('one\n');
    expect(written).toEqual([]);
    await expect.poll(() => written).toEqual(['one\n']);
  });

  it('are written whole if the output takes only a part at a time', async () => {
    const { output, flushed, lines, setRoom } = collect();
    setRoom(5);
    for (const n of numbers(20)) output.write(`${n}\n`);
    await flushed();
    setRoom(Number.POSITIVE_INFINITY);
    await expect.poll(lines).toEqual(numbers(20));
  });

  it('wait while nothing can be written, up to a limit, and then follow with the number of those that are lost', async () => {
    const { written, output, flushed, lines, setRoom } = collect();
    setRoom(0);
    const long = `${'a'.repeat(1_023)}\n`;
    output.write('first\n');
    await flushed();
    for (let n = 0; n < 3_000; n++) output.write(long);
    await flushed();
    expect(written).toEqual([]);
    setRoom(Number.POSITIVE_INFINITY);
    await expect.poll(() => lines().at(-1)).toContain('lost');
    const [first, ...others] = lines();
    const lost = JSON.parse(others.pop() ?? '');
    expect(first).toBe('first');
    expect(others).toHaveLength(1_024);
    expect(lost).toMatchObject({ level: 40, lost: 3_000 - 1_024 });
    output.write('last\n');
    await flushed();
    expect(lines().at(-1)).toBe('last');
  });

  it('log lines that wait do not keep the process alive, and nothing is tried more than a few times a second', () => {
    vi.useFakeTimers();
    const tried = vi.fn();
    const output = logOutput((_, done) => {
      tried();
      done(new Error('ENOSPC'), 0);
    }, 200);
    for (const n of numbers(1_000)) output.write(`${n}\n`);
    vi.advanceTimersByTime(1_000);
    expect(tried).toHaveBeenCalledTimes(6);
    vi.useRealTimers();
  });
});
