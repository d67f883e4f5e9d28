import { describe, expect, it } from 'vitest';
import { testApp, testSite } from '#app/testing-app.ts';
import { errorEnvelope } from '#platform/contracts/envelope.ts';
import { databaseForTests, databaseKinds } from '#platform/database/testing.ts';
import { testActionDeps } from '#platform/server/staff/testing-actions.ts';
import { getMarketingNotification } from '../contract.ts';
import { addNotification, endNotification } from './store.ts';

const site = testSite();
const startedAt = new Date(Date.now() - 60_000);

describe.each(databaseKinds())('the marketing notification, on %s', async (kind) => {
  const database = await databaseForTests(kind);
  const team = testActionDeps(database.db);
  const { app } = testApp({ database, site });

  const ask = (body: unknown, language = '') =>
    app.request(getMarketingNotification.path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'accept-language': language },
    });
  const dataFor = async (tipo: number, language?: string) => {
    const response = await ask({ tipo }, language);
    return getMarketingNotification.response.parse(await response.json()).DATA;
  };

  it('is nothing new if there is none', async () => {
    const response = await ask({ tipo: 5 });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ CODE: 6, DESCRIPTION: 'Nothing new', DATA: {} });
  });

  it('has exactly the fields that other systems know', async () => {
    const { id } = await addNotification(team, { contenido: 'Hola', idioma: 'ES', tipo: 1, from: startedAt });
    expect(await (await ask({ tipo: 1 })).json()).toEqual({
      CODE: 1,
      DESCRIPTION: 'Success',
      DATA: { id, titulo: null, contenido: 'Hola', idioma: 'ES', url_target: null, label_button: null },
    });
  });

  it('is in the language that the browser prefers, otherwise the newest', async () => {
    const more = { titulo: 'Title', urlTarget: '/tryit', labelButton: 'Try', tipo: 2 };
    await addNotification(team, { ...more, contenido: 'Hello', idioma: 'EN', from: startedAt });
    const newer = new Date(startedAt.getTime() + 1_000);
    const { id } = await addNotification(team, { ...more, contenido: 'Hola', idioma: 'ES', from: newer });
    expect(await dataFor(2)).toMatchObject({ idioma: 'ES', url_target: '/tryit/es', label_button: 'Try' });
    expect(await dataFor(2, 'fr, en-CA;q=0.8, es;q=0.5')).toMatchObject({ idioma: 'EN', contenido: 'Hello' });
    expect(await dataFor(2, 'de')).toMatchObject({ idioma: 'ES' });
    await endNotification(testActionDeps(database.db), id);
    expect(await dataFor(2, 'es')).toMatchObject({ idioma: 'EN' });
  });

  it('is requested by its type', async () => {
    for (const body of [{}, { tipo: '5' }, { tipo: 0 }, { tipo: 40_000 }, { tipo: 1.5 }]) {
      const response = await ask(body);
      expect(response.status).toBe(422);
      expect(Object.keys(errorEnvelope.parse(await response.json()).DATA.fields ?? {})).toEqual(['tipo']);
    }
  });
});
