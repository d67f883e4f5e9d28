import { rmSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { helpFacts } from '#app/help-facts.ts';
import { staffApp, viewIn } from '#features/staff/server/testing-staff.ts';
import { databaseForTests, databaseKinds } from '#platform/database/testing.ts';
import { createHelp } from './create-help.ts';
import { followWays } from './follow-ways.ts';
import { readAddedWays, saveQuestion } from './store.ts';
import { helpQuestion } from './tables.ts';

describe.each(databaseKinds())('questions without an answer, on %s', async (kind) => {
  const database = await databaseForTests(kind);
  const { db } = database;
  const staff = await staffApp(database);
  afterAll(() => rmSync(staff.dataDir, { recursive: true }));

  const view = async (query = '') => viewIn(await staff.get(`/staff/en?view=help${query}`), 'help');
  const ask = (path: string, body: object) =>
    staff.app.request(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });

  it('are listed with how often they were asked, however they are written, and without who asked', async () => {
    const isListed = (asked: string, times: number) =>
      expect
        .poll(async () => (await view()).questions.some((line) => line.question === asked && line.times === times))
        .toBe(true);
    await ask('/help/ask', { question: 'Flux capacitor for ana@example.com?', lang: 'en' });
    await isListed('Flux capacitor for [email]?', 1);
    await ask('/help/ask', { question: 'flux CAPACITOR for bob@example.com', lang: 'en' });
    await isListed('Flux capacitor for [email]?', 2);
    await ask('/help/ask', { question: 'zzz qqq', lang: 'en' });
    await expect
      .poll(async () => (await view()).questions.map(({ question, times }) => [question, times]))
      .toEqual([
        ['Flux capacitor for [email]?', 2],
        ['zzz qqq', 1],
      ]);
    expect((await view('&lang=fr')).questions).toEqual([]);
  });

  it('contain those whose answer did not help, with that answer', async () => {
    await ask('/help/rate', { question: 'refund of a ticket', lang: 'en', answer: 'refund' });
    await ask('/help/rate', { question: 'never stored', lang: 'en', answer: 'no such answer' });
    await expect
      .poll(async () => (await view()).questions.map(({ question }) => question))
      .toContain('refund of a ticket');
    const { questions } = await view();
    expect(questions.find(({ question }) => question === 'refund of a ticket')?.answer).toBe('How do I get a refund?');
    expect(questions.map(({ question }) => question)).not.toContain('never stored');
  });

  it('become a way to ask, which every server learns, and can be taken back', async () => {
    const help = createHelp({ others: helpFacts });
    const [first] = (await view()).questions;
    await staff.done({ action: 'addHelpWay', question: first?.id ?? '', topic: 'refund' });
    await staff.refused({ action: 'addHelpWay', question: first?.id ?? '', topic: 'refund' }, 409);
    const { stop } = await followWays(help, db, { warn: () => undefined });
    stop();
    expect((await help.answer('flux capacitor for [email]', 'en')).answer?.id).toBe('refund');
    const [way] = (await view()).ways;
    await staff.done({ action: 'removeHelpWay', way: way?.id ?? '' });
    expect(await readAddedWays(db)).toEqual([]);
  });

  it('can be dismissed', async () => {
    const { questions } = await view();
    for (const { id } of questions) await staff.done({ action: 'dismissHelpQuestion', question: id });
    expect((await view()).questions).toEqual([]);
    await saveQuestion(db, { question: 'zzz qqq', language: 'en' });
    expect((await view()).questions).toEqual([]);
  });

  it('are dropped if there are too many, the least asked first', async () => {
    await db.delete(helpQuestion);
    for (const question of ['often', 'often', 'once']) await saveQuestion(db, { question, language: 'es' }, 1);
    expect((await view()).questions.map(({ question }) => question)).toEqual(['often']);
  });
});
