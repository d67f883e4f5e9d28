import { expect, it } from 'vitest';
import { testApp } from '#app/testing-app.ts';
import { answerIn } from '#app/testing-live.ts';
import { databaseForTests } from '#platform/database/testing.ts';

const { app } = testApp({ database: await databaseForTests('postgres'), env: { TRUST_PROXY: 'true' } });

const ask = async (network: string) =>
  answerIn(await app.request('/support/en?question=refund', { headers: { 'x-forwarded-for': network } }));

it('answers a question in a link for everyone, but not a network that opens such links without a pause', async () => {
  const first = await ask('192.0.2.1');
  expect(first).toMatchObject({ path: '/support', help: { question: 'refund' } });
  let answered = 1;
  while (answered < 100 && (await ask('192.0.2.1'))) answered++;
  expect(answered, 'then the page comes without an answer').toBe(60);
  expect(await ask('198.51.100.7')).toMatchObject({ help: { question: 'refund' } });
});
