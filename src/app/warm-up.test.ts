import { expect, it, vi } from 'vitest';
import { databaseForTests } from '#platform/database/testing.ts';
import { testApp, testSite } from './testing-app.ts';
import * as testing from './testing-live.ts';
import { warmUp } from './warm-up.ts';

it('renders a page of each kind before the first request', async () => {
  const draw = vi.spyOn(testing.testLive, 'draw');
  const { app } = testApp({ database: await databaseForTests('embedded'), site: testSite() });
  await warmUp({ app });
  expect(draw.mock.calls.map(([{ path }]) => path)).toEqual(['/meet/book', '/support/quote']);
});
