import { expect, it, vi } from 'vitest';
import { memoizeSuccess } from './fonts.ts';

it('runs once, also for callers that come while it runs', async () => {
  const ask = vi.fn(async () => 'fonts');
  const kept = memoizeSuccess(ask);
  expect(await Promise.all([kept(), kept()])).toEqual(['fonts', 'fonts']);
  expect(await kept()).toBe('fonts');
  expect(ask).toHaveBeenCalledOnce();
});

it('runs again after a failure, which all waiting callers get', async () => {
  const ask = vi.fn(async () => 'fonts').mockRejectedValueOnce(new Error('too many open files'));
  const kept = memoizeSuccess(ask);
  const waiting = await Promise.allSettled([kept(), kept()]);
  expect(waiting.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await kept()).toBe('fonts');
  expect(ask).toHaveBeenCalledTimes(2);
});
