import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { answerIn, staffApp } from '#features/staff/server/testing-staff.ts';
import { databaseForTests, databaseKinds } from '#platform/database/testing.ts';
import { listNotifications as listMarketing } from './store.ts';

describe.each(databaseKinds())('the notifications of the popup in the console, on %s', async (kind) => {
  const database = await databaseForTests(kind);
  const staff = await staffApp(database);
  afterAll(() => rmSync(staff.dataDir, { recursive: true }));

  it('are added once, and ended', async () => {
    const form = {
      action: 'addMarketing',
      form: randomUUID(),
      language: 'en',
      title: 'Seven days',
      text: 'No card\r\n\r\n🐜',
      target: '/tryit',
      button: '',
      from: '2026-11-20T08:00',
      until: '2100-01-01T00:00',
      type: '5',
    };
    for (const _ of [1, 2]) expect((await staff.done(form)).location).toBe('/staff/es?view=marketing&done=added');
    await Promise.all([staff.post(form), staff.post(form)]);
    const all = () => listMarketing(database.db, { now: new Date(), ended: true });
    expect(await all()).toMatchObject([
      {
        titulo: 'Seven days',
        contenido: 'No card\n\n🐜',
        idioma: 'EN',
        urlTarget: '/tryit',
        labelButton: null,
        tipo: 5,
        from: new Date('2026-11-20T13:00:00Z'),
        until: new Date('2100-01-01T05:00:00Z'),
      },
    ]);
    await staff.done({ ...form, title: 'Corrected' });
    const [corrected, first] = await all();
    expect(corrected?.titulo).toBe('Corrected');
    const number = String(first?.id);
    for (const _ of [1, 2]) await staff.done({ action: 'endMarketing', notification: number });
    expect((await staff.actionsOn(number)).toSorted()).toEqual(['marketing-added', 'marketing-ended']);
    const open = await answerIn(await staff.get('/staff/en?view=marketing'));
    expect(open).toMatchObject({ view: { ended: false, notifications: [{ id: corrected?.id }] } });
    const ended = await answerIn(await staff.get('/staff/en?view=marketing&ended=1'));
    expect(JSON.stringify(ended)).toContain('"state":"ended","title":"Seven days"');
    expect(await staff.refused({ action: 'endMarketing', notification: '2000000000' }, 404)).toMatchObject({
      errorCode: 'unknownNotification',
    });
    expect(await staff.refused({ action: 'endMarketing', notification: '3000000000' }, 422)).toMatchObject({
      errorCode: 'wrongInput',
    });
  });

  it('are shown again as typed', async () => {
    const typed = {
      language: 'fr',
      title: ' ',
      text: 'x'.repeat(2001),
      target: 'tryit',
      button: 'y'.repeat(41),
      type: '0',
      from: '2026-11-20T08:00',
      until: 'soon',
    };
    const before = await listMarketing(database.db, { now: new Date(), ended: true });
    const answer = await staff.refused({ action: 'addMarketing', form: randomUUID(), ...typed }, 422);
    expect(answer).toMatchObject({
      typed,
      view: { kind: 'marketing' },
      problems: { title: 'title', text: 'text', target: 'target', button: 'text', type: 'type', until: 'moment' },
    });
    const short = { action: 'addMarketing', form: randomUUID(), language: 'es', text: 'Hola' };
    const one = async (change: Record<string, string>) => (await staff.refused({ ...short, ...change }, 422)).problems;
    expect(await one({ text: '' })).toEqual({ text: 'missing' });
    expect(await one({ language: 'de' })).toEqual({ language: 'language' });
    expect(await one({ target: '/no-such-page' })).toEqual({ target: 'page' });
    expect(await one({ target: 'javascript:alert(1)' })).toEqual({ target: 'target' });
    expect(await one({ until: '2020-01-01T00:00' })).toEqual({ until: 'order' });
    expect(await staff.refused({ ...short, form: 'x' }, 422)).toMatchObject({
      errorCode: 'wrongInput',
      typed: { text: 'Hola' },
    });
    expect(await listMarketing(database.db, { now: new Date(), ended: true })).toEqual(before);
  });
});
