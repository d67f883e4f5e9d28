import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { databaseForTests, databaseKinds, openTestDatabase } from '#platform/database/testing.ts';
import { outboxMessage } from '#platform/server/mail/tables.ts';
import { meetingLength } from '../free-times.ts';
import { findMeeting, takenTimes } from './store/find-meetings.ts';
import { insertTestMeeting } from './store/testing-meetings.ts';
import { meeting } from './tables.ts';
import { meetingApp } from './testing-meetings.ts';

/** A Wednesday at 7 in Bogotá. */
const now = new Date('2026-11-18T12:00:00Z');
const nine = '2026-11-24T14:00:00.000Z';

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
});
afterAll(() => {
  vi.useRealTimers();
});

describe.each(databaseKinds())('a race for a time on %s', async (kind) => {
  const database = await databaseForTests(kind);

  it('has one winner, and forty-nine answers with the nearest free times', async () => {
    const { book, mails } = meetingApp(database);
    const answers = await Promise.all(
      Array.from({ length: 50 }, async () => (await book({ time: nine, request_id: randomUUID() })).json()),
    );
    const winners = answers.filter(({ CODE }) => CODE === 1);
    const others = answers.filter(({ CODE }) => CODE === 4);
    expect([winners.length, others.length]).toEqual([1, 49]);
    const taken = await takenTimes(database.db, now, new Date('2027-01-01'));
    expect(taken).toEqual([Date.parse(nine)]);
    for (const { DATA } of others) {
      expect(DATA.nearest).toHaveLength(5);
      expect(DATA.reason).toBeUndefined();
      expect(DATA.nearest.map(Date.parse)).not.toContain(taken[0]);
    }
    // Around it, in order: 8:00 to 10:30 without 9:00.
    expect(others[0].DATA.nearest.map((time: string) => time.slice(11, 16))).toEqual([
      '13:00',
      '13:30',
      '14:30',
      '15:00',
      '15:30',
    ]);
    expect((await mails(winners[0].DATA.reference)).map(({ key }) => key.split(':').at(-1))).toEqual([
      'visitor',
      'team',
    ]);
  });
});

describe('the API of meetings', async () => {
  const database = await databaseForTests('embedded');
  const log: string[] = [];
  const site = meetingApp(database, { log });
  beforeEach(async () => {
    await database.db.delete(meeting);
    await database.db.delete(outboxMessage);
  });
  const booked = async (change: Readonly<Record<string, unknown>> = {}) => {
    const { DATA } = await (await site.book({ time: nine, ...change })).json();
    return DATA as { reference: string; time: string; page: string; calendar_file: string };
  };

  it('returns the free times, without those that are taken', async () => {
    const before = await site.free();
    expect(before).toMatchObject({ CODE: 1, DATA: { minutes: 30, scheduler: null } });
    expect(before.DATA.times).toContain(nine);
    // Four hours from now, and no holiday.
    expect(before.DATA.times[0]).toBe('2026-11-18T16:00:00.000Z');
    expect(before.DATA.times.some((time: string) => time.startsWith('2026-12-08'))).toBe(false);
    await booked();
    const after = await site.free();
    expect(before.DATA.times.filter((time: string) => !after.DATA.times.includes(time))).toEqual([nine]);
  });

  it('refuses a time that overlaps with a meeting at an unusual time', async () => {
    const late = meetingLength - 60_000;
    const unusual = await insertTestMeeting(database.db, { startsAt: new Date(Date.parse(nine) - late) });
    expect((await site.book({ time: nine })).status).toBe(409);
    await database.db.delete(meeting).where(eq(meeting.id, unusual.id));
    await insertTestMeeting(database.db, { startsAt: new Date(Date.parse(nine) - meetingLength) });
    expect((await site.book({ time: nine })).status).toBe(200);
  });

  it('books, and returns the meeting’s page and calendar file', async () => {
    const made = await booked({ quotation_id: 'q-7kq2-94mx-3htw', lang: 'FR', topic: 'Uno\r\ndos' });
    expect(made).toEqual({
      reference: expect.stringMatching(/^M-\w{4}-\w{4}$/),
      time: nine,
      state: 'booked',
      held_until: null,
      page: expect.stringMatching(/^\/meet\/book\/fr\?meeting=M-\w{4}-\w{4}&key=[\w-]{22}$/),
      calendar_file: expect.stringMatching(/^\/meet\/calendar\/M-\w{4}-\w{4}\.ics\?key=[\w-]{22}$/),
    });
    expect(await findMeeting(database.db, made.reference)).toMatchObject({
      language: 'fr',
      zone: 'America/Toronto',
      quoteReference: 'Q-7KQ2-94MX-3HTW',
      topic: 'Uno\ndos',
      sequence: 0,
    });
    const file = await site.get(made.calendar_file);
    expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8; method=PUBLISH');
    expect(await file.text()).toMatch(/^BEGIN:VCALENDAR\r\n.*DTSTART:20261124T140000Z\r\n/s);
    const other = await site.get(made.calendar_file.replace(/key=.{4}/, 'key=AAAA'));
    expect(await other.text()).not.toContain('VCALENDAR');
  });

  it('books once when the request is repeated', async () => {
    const change = { request_id: randomUUID(), email: 'ana@example.com' };
    const [one, other] = [await booked(change), await booked(change)];
    expect(other).toEqual(one);
    expect(await site.mails(one.reference)).toHaveLength(2);
    // Also when the time is too near by now, but not for other visitors.
    vi.setSystemTime(Date.parse(nine) - 60 * 60_000);
    expect(await booked(change)).toEqual(one);
    expect((await site.book({ time: nine, ...change, email: 'luz@example.com' })).status).toBe(409);
    vi.setSystemTime(now);
  });

  it.each([
    ['past', '2026-11-17T14:00:00.000Z'],
    ['too soon', '2026-11-18T15:30:00.000Z'],
    ['too late', '2027-01-18T14:00:00.000Z'],
    ['a Sunday', '2026-11-22T14:00:00.000Z'],
    ['a holiday', '2026-12-08T14:00:00.000Z'],
    ['at noon', '2026-11-24T17:00:00.000Z'],
    ['beside the grid', '2026-11-24T14:10:00.000Z'],
    ['beside it by a second', '2026-11-24T14:00:01.000Z'],
  ])('offers other times instead of one that is %s', async (_, time) => {
    const answer = await site.book({ time });
    expect(answer.status).toBe(409);
    const { CODE, DATA } = await answer.json();
    expect([CODE, DATA.nearest.length, DATA.reason]).toEqual([4, 5, 'notOffered']);
    const { DATA: free } = await site.free();
    for (const near of DATA.nearest) expect(free.times).toContain(near);
  });

  it.each([
    [{ time: 'tomorrow' }, 'time'],
    [{ time: '2026-11-24' }, 'time'],
    [{ time: '2026-11-24T14:00:00-05:00' }, 'time'],
    [{ time: undefined }, 'time'],
    [{ name: '' }, 'name'],
    [{ email: 'ana' }, 'email'],
    [{ topic: 'x'.repeat(501) }, 'topic'],
    [{ lang: undefined }, 'lang'],
    [{ request_id: '1' }, 'request_id'],
    [{ sitio_web: 'https://spam.example' }, 'sitio_web'],
  ])('refuses %j', async (change, field) => {
    const answer = await site.book({ time: nine, ...change });
    expect(answer.status).toBe(422);
    const { fields } = (await answer.json()).DATA;
    expect(fields).toHaveProperty(field);
    if (field === 'time') expect(fields.time).toBe('invalid');
    expect(await takenTimes(database.db, now, new Date('2028-01-01'))).toEqual([]);
  });

  it('ignores an unknown zone or quote', async () => {
    const { reference } = await booked({ zone: 'Mars/Olympus', quotation_id: 'x' });
    expect(await findMeeting(database.db, reference)).toMatchObject({ zone: 'America/Bogota', quoteReference: null });
  });

  it('accepts requests from our pages and from other systems, but not from pages of other sites', async () => {
    const answer = await site.book({ time: nine }, { 'sec-fetch-site': 'cross-site' });
    expect(answer.status).toBe(403);
    expect((await site.book({ time: nine }, { 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  });

  it('limits upcoming meetings per address, and bookings per network', async () => {
    const { DATA } = await site.free();
    const email = 'ana@example.com';
    for (const time of DATA.times.slice(0, 3)) expect((await site.book({ time, email })).status).toBe(200);
    const fourth = await site.book({ time: DATA.times[3], email: 'ANA@example.com' });
    expect([fourth.status, (await fourth.json()).DATA]).toEqual([429, { reason: 'tooManyMeetings' }]);
    const from = { 'x-forwarded-for': '192.0.2.7' };
    const answers: number[] = [];
    const ask = async (time: string) => answers.push((await site.book({ time }, from)).status);
    for (const time of DATA.times.slice(3, 14)) await ask(time);
    vi.setSystemTime(now.getTime() + 61 * 60_000);
    for (const time of DATA.times.slice(14, 24)) await ask(time);
    vi.setSystemTime(now.getTime() + 122 * 60_000);
    await ask(DATA.times[24]);
    vi.setSystemTime(now);
    const ten = Array.from({ length: 10 }, () => 200);
    expect(answers).toEqual([...ten, 429, ...ten, 429]);
  });

  it('returns the external calendar if one is set', async () => {
    const url = 'https://calendly.com/hormiga/30min';
    const elsewhere = meetingApp(database, { env: { SCHEDULER_URL: url } });
    expect((await elsewhere.free()).DATA).toEqual({ times: [], minutes: 30, scheduler: { kind: 'calendly', url } });
    const answer = await elsewhere.book({ time: nine });
    expect([answer.status, (await answer.json()).DATA]).toEqual([503, { reason: 'unavailable' }]);
  });

  it('leaves no personal data in the log', () => {
    expect(log.length).toBeGreaterThan(20);
    expect(log.join('')).not.toMatch(/example\.com|key=|Chatbot/);
  });
});

it('the API of meetings answers notReady while the database is down', async () => {
  const database = await openTestDatabase('embedded');
  const site = meetingApp(database);
  await database.close();
  expect(await site.free()).toMatchObject({ CODE: 3, DESCRIPTION: 'Not ready, try again in a few seconds' });
  expect((await site.book({ time: nine })).status).toBe(503);
});
