import { expect, it, vi } from 'vitest';
import { databaseForTests } from '#platform/database/testing.ts';
import { languageCodes } from '#site/languages.ts';
import { testApp, testSite } from './testing-app.ts';
import * as testing from './testing-live.ts';
import { warmUp } from './warm-up.ts';

it('renders a page and indexes the help in every language before the first request', async () => {
  const draw = vi.spyOn(testing.testLive, 'draw');
  const answer = vi.fn(() => ({ answer: undefined, near: [] }));
  const help = { answer, learn: () => undefined };
  const { app } = testApp({ database: await databaseForTests('embedded'), site: testSite() });
  await warmUp({ app, help });
  expect(answer.mock.calls.map(([, language]: readonly unknown[]) => language)).toEqual(languageCodes);
  expect(draw.mock.calls.map(([{ path }]) => path)).toEqual(['/meet/book', '/support/quote']);
});
