import { expect, it, vi } from 'vitest';
import { memoizeSuccess } from './fonts.ts';

it('asks once, also for those who come while it asks', async () => {
  const ask = vi.fn(async () => 'fonts');
  const kept = memoizeSuccess(ask);
  expect(await Promise.all([kept(), kept()])).toEqual(['fonts', 'fonts']);
  expect(await kept()).toBe('fonts');
  expect(ask).toHaveBeenCalledOnce();
});

it('asks again after a failure, which all who waited hear of', async () => {
  const ask = vi.fn(async () => 'fonts').mockRejectedValueOnce(new Error('too many open files'));
  const kept = memoizeSuccess(ask);
  const waiting = await Promise.allSettled([kept(), kept()]);
  expect(waiting.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await kept()).toBe('fonts');
  expect(ask).toHaveBeenCalledTimes(2);
});
