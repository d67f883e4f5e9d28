import { describe, expect, it } from 'vitest';
import { databaseForTests, databaseKinds } from '#platform/database/testing.ts';
import { testActionDeps } from '#platform/server/staff/testing-actions.ts';
import { msPerDay, msPerHour } from '#site/durations.ts';
import {
  addNotification,
  endNotification,
  findRunningNotification,
  listNotifications,
  type NewMarketingNotification,
  stateOfNotification,
} from './store.ts';

const noon = new Date('2026-11-20T12:00:00Z');
const shift = (ms: number) => new Date(noon.getTime() + ms);
const spanish = { contenido: 'Hola', idioma: 'ES', from: noon };

describe.each(databaseKinds())('marketing notifications, on %s', async (kind) => {
  const database = await databaseForTests(kind);

  const team = (at: Date) => testActionDeps(database.db, at);
  const add = (added: NewMarketingNotification) => addNotification(team(noon), added);
  const find = (type: number, now: Date, languages: string[] = []) =>
    findRunningNotification(database.db, { type, now, languages });

  it('store all their fields', async () => {
    const all = { titulo: 'Ya', urlTarget: '/tryit', labelButton: 'Probar', until: shift(msPerHour) };
    const added = await add({ ...spanish, ...all, tipo: 1 });
    expect(added).toMatchObject({ ...spanish, ...all, tipo: 1, id: expect.any(Number), createdAt: expect.any(Date) });
    expect(await find(1, noon)).toEqual(added);
    expect(await find(2, noon)).toBeUndefined();
  });

  it('are shown from their start, and no longer at their end', async () => {
    await add({ ...spanish, tipo: 3, until: shift(msPerHour) });
    for (const [ms, shown] of [
      [-1, false],
      [0, true],
      [msPerHour - 1, true],
      [msPerHour, false],
    ] as const) {
      const found = await find(3, shift(ms));
      expect(found !== undefined, `${ms}`).toBe(shown);
    }
  });

  it('run without an end if none is given', async () => {
    await add({ ...spanish, tipo: 4 });
    expect(await find(4, shift(10 * 365 * msPerDay))).toMatchObject(spanish);
  });

  it('are chosen by preferred language first, then by age', async () => {
    await add({ ...spanish, tipo: 5, contenido: 'old' });
    await add({ ...spanish, tipo: 5, contenido: 'new', from: shift(1) });
    const { id } = await add({ ...spanish, tipo: 5, contenido: 'newer', from: shift(1) });
    await add({ tipo: 5, contenido: 'English', idioma: 'EN', from: shift(-msPerHour) });
    await add({ tipo: 5, contenido: 'French', idioma: 'FR', from: shift(-2 * msPerHour), until: shift(2) });
    const text = async (languages: string[], now = shift(1)) => (await find(5, now, languages))?.contenido;
    expect(await text([])).toBe('newer');
    expect(await text(['EN'])).toBe('English');
    expect(await text(['FR', 'EN'])).toBe('French');
    expect(await text(['FR', 'EN'], shift(2))).toBe('English');
    expect(await text(['JA'])).toBe('newer');
    expect(await text(['ES', 'EN'])).toBe('newer');
    await endNotification(team(shift(1)), id);
    expect(await text(['ES'])).toBe('new');
  });

  it('end immediately and for good, and only the first end counts', async () => {
    const { id } = await add({ ...spanish, tipo: 6 });
    expect(await endNotification(team(shift(msPerHour)), id)).toEqual({ wasOpen: true });
    expect(await find(6, shift(msPerHour - 1))).toBeDefined();
    expect(await find(6, shift(msPerHour))).toBeUndefined();
    expect(await endNotification(team(shift(2 * msPerHour)), id)).toEqual({ wasOpen: false });
    const [row] = (await listNotifications(database.db, { now: noon, ended: true })).filter((row) => row.id === id);
    expect(row?.until).toEqual(shift(msPerHour));
    expect(await endNotification(team(noon), 2_000_000_000)).toBeUndefined();
  });

  it('are never shown when they are ended before they begin', async () => {
    const { id } = await add({ ...spanish, tipo: 7, from: shift(msPerHour), until: shift(2 * msPerHour) });
    expect(await endNotification(team(noon), id)).toEqual({ wasOpen: true });
    for (const ms of [0, msPerHour - 1, msPerHour, msPerHour + 1, 2 * msPerHour])
      expect(await find(7, shift(ms))).toBeUndefined();
    expect(await endNotification(team(noon), id)).toEqual({ wasOpen: false });
    const open = await listNotifications(database.db, { now: noon, ended: false });
    expect(open.map((row) => row.id)).not.toContain(id);
  });

  it('are listed, the newest first, with ended ones on request', async () => {
    const at = shift(100 * msPerHour);
    const open = await listNotifications(database.db, { now: at, ended: false });
    const all = await listNotifications(database.db, { now: at, ended: true });
    expect(open.every((row) => stateOfNotification(row, at) !== 'ended')).toBe(true);
    expect(all.filter((row) => stateOfNotification(row, at) !== 'ended')).toEqual(open);
    expect(all.length).toBeGreaterThan(open.length);
    const times = all.map(({ from }) => from.getTime());
    expect(times).toEqual(times.toSorted((one, other) => other - one));
  });

  it('are refused if they are invalid', async () => {
    await expect(add({ ...spanish, tipo: 8, until: shift(-1) })).rejects.toThrow();
    await expect(add({ ...spanish, tipo: 8, contenido: '' })).rejects.toThrow();
    await expect(add({ ...spanish, tipo: 0 })).rejects.toThrow();
  });
});

describe('the state of a notification', () => {
  const span = { from: noon, until: shift(msPerHour) };

  it.each([
    [span, -1, 'coming'],
    [span, 0, 'running'],
    [span, msPerHour - 1, 'running'],
    [span, msPerHour, 'ended'],
    [{ from: noon, until: null }, msPerHour, 'running'],
    [{ from: noon, until: noon }, -1, 'ended'],
  ] as const)('a notification for %j after %i ms is %s', (times, ms, state) => {
    expect(stateOfNotification(times, shift(ms))).toBe(state);
  });
});
