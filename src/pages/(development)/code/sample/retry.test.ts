import { expect, it, vi } from 'vitest';
import { retry } from './retry.ts';

it('tries again until the work is done', async () => {
  const work = vi.fn().mockRejectedValueOnce(new Error('busy')).mockResolvedValue('sent');
  await expect(retry(work, { pause: 0 })).resolves.toBe('sent');
  expect(work).toHaveBeenCalledTimes(2);
});

it('passes the last failure on', async () => {
  const work = vi.fn().mockRejectedValue(new Error('gone'));
  await expect(retry(work, { attempts: 2, pause: 0 })).rejects.toThrow('gone');
  expect(work).toHaveBeenCalledTimes(2);
});

it('waits twice as long each time', async () => {
  vi.useFakeTimers();
  const work = vi.fn().mockRejectedValueOnce(new Error()).mockRejectedValueOnce(new Error()).mockResolvedValue('sent');
  const done = retry(work, { pause: 100 });
  await vi.advanceTimersByTimeAsync(100);
  expect(work).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(199);
  expect(work).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  await expect(done).resolves.toBe('sent');
  vi.useRealTimers();
});
