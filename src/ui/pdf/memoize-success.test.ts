import { expect, it, vi } from 'vitest';
import { memoizeSuccess } from './memoize-success.ts';

it('runs once, also for callers that come while it runs', async () => {
  const ask = vi.fn(async () => 'fonts');
  const load = memoizeSuccess(ask);
  expect(await Promise.all([load(), load()])).toEqual(['fonts', 'fonts']);
  expect(await load()).toBe('fonts');
  expect(ask).toHaveBeenCalledOnce();
});

it('runs again after a failure, which all waiting callers get', async () => {
  const ask = vi.fn(async () => 'fonts').mockRejectedValueOnce(new Error('too many open files'));
  const load = memoizeSuccess(ask);
  const waiting = await Promise.allSettled([load(), load()]);
  expect(waiting.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await load()).toBe('fonts');
  expect(ask).toHaveBeenCalledTimes(2);
});
