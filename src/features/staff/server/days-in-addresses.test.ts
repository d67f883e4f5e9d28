import { rmSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { insertTestOrder } from '#features/payments/server/store/testing-orders.ts';
import { databaseForTests } from '#platform/database/testing.ts';
import { noteAction } from '#platform/server/staff/staff-actions.ts';
import { staffApp, staffEmail, viewIn } from './testing-staff.ts';

/** Days that a calendar, the database or a time zone may not have. */
const days = ['0000-01-01', '0001-01-01', '9999-12-31', '2023-02-29', '+010000-01-01'];
const times = ['', 'T23:59', 'T23:59-23:59'];

describe('a day in an address or a form of the team', async () => {
  const database = await databaseForTests('embedded');
  const { db } = database;
  const staff = await staffApp(database);
  const order = await insertTestOrder(db, { state: 'paid' });
  await noteAction(db, { staffEmail, at: new Date() }, { action: 'ticket-state', subject: 'H-7KQ2-94MX' });
  afterAll(() => rmSync(staff.dataDir, { recursive: true, force: true }));

  const csv = (from: string, to: string) => staff.get(`/staff/orders.csv?${new URLSearchParams({ from, to })}`);
  const log = (from: string, to: string) => staff.get(`/staff/en?${new URLSearchParams({ view: 'log', from, to })}`);

  it('never makes a view or a file fail, wherever it is the first day, the last, or both', async () => {
    for (const day of days) {
      expect([200, 422], day).toContain((await csv(day, day)).status);
      expect([200, 422], day).toContain((await csv(day, '2026-11-18')).status);
      expect([200, 422], day).toContain((await csv('2026-11-18', day)).status);
      expect((await log(day, day)).status, day).toBe(200);
      expect((await staff.get(`/staff/en?view=overview&from=${day}&to=${day}`)).status, day).toBe(200);
    }
  });

  it('may be the first or the last of all, and finds everything between them', async () => {
    const file = await csv('0001-01-01', '9999-12-31');
    expect([file.status, (await file.text()).includes(order.reference)]).toEqual([200, true]);
    const { actions } = await viewIn(await log('0001-01-01', '9999-12-31'), 'log');
    expect(actions.map(({ subject }) => subject)).toContain('H-7KQ2-94MX');
    const before = await viewIn(await log('0001-01-01', '0001-12-31'), 'log');
    const after = await viewIn(await log('9999-01-01', '9999-12-31'), 'log');
    const reversed = await viewIn(await log('9999-01-01', '0001-01-01'), 'log');
    expect([before, after, reversed].map((found) => found.actions)).toEqual([[], [], []]);
    expect((await csv('9999-01-01', '0001-01-01')).status).toBe(422);
  });

  it('is stored only if a calendar has it, whatever action names it', async () => {
    const payment = { payment: order.reference, id: order.id, amount: '1', reason: 'other' };
    const popup = { form: order.id, language: 'es', text: 'Hola', title: 'Hola' };
    for (const day of days) {
      for (const time of times) {
        const text = `${day}${time}`;
        const fields = { ...payment, ...popup, date: text, from: text, until: text };
        for (const action of ['refund', 'addMarketing'] as const) {
          expect([303, 409, 422], `${action} ${text}`).toContain((await staff.post({ action, ...fields })).status);
        }
      }
    }
    const refused = await staff.refused({ action: 'addMarketing', ...popup, from: '9999-12-31T23:59' }, 422);
    expect(refused).toMatchObject({ problems: { from: 'moment' } });
  });
});
