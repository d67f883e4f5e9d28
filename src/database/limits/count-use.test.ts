import { describe, expect, it } from 'vitest';
import { makeDueAgain } from '../clock/make-due-again.ts';
import { databaseForTests, databaseKinds } from '../testing.ts';
import { countUse, LimitReached, longestWindow } from './count-use.ts';

describe.each(databaseKinds)('counting on %s', async (kind) => {
  const { db } = await databaseForTests(kind);
  /** The beginning of a window, which is as far from its end as can be. */
  const beginning = new Date(20_000 * longestWindow * 1000);

  it('is not forgotten before its window ends, however long that is', async () => {
    const limit = { key: 'longest', most: 1, seconds: longestWindow };
    await countUse(db, limit, beginning);
    await makeDueAgain(db, { now: beginning, claim: 0 });
    await expect(countUse(db, limit, beginning)).rejects.toThrow(LimitReached);
  });

  it('is refused for a window that would be forgotten', async () => {
    const limit = { key: 'too long', most: 1, seconds: longestWindow + 1 };
    await expect(countUse(db, limit, beginning)).rejects.toThrow('before it ends');
  });
});
