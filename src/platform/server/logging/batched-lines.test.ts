import { describe, expect, it } from 'vitest';
import { batchedLines } from './log.ts';

function collect() {
  const written: string[] = [];
  const destination = {
    write: (text: string) => written.push(text),
    flush: (done?: () => void) => done?.(),
  };
  return { written, lines: batchedLines(destination) };
}

describe('log lines', () => {
  it('are written in batches', () => {
    const { written, lines } = collect();
    for (let n = 0; n < 130; n++) lines.write(`${n}\n`);
    expect(written).toHaveLength(2);
    lines.flush();
    expect(written.join('').trim().split('\n')).toEqual(Array.from({ length: 130 }, (_, n) => String(n)));
  });

  it('are not delayed for long', async () => {
    const { written, lines } = collect();
    lines.write('one\n');
    expect(written).toEqual([]);
    await expect.poll(() => written).toEqual(['one\n']);
  });
});
