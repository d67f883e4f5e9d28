import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { user as userTable } from '#features/accounts/server/tables.ts';
import { rateLimitCount } from '#platform/database/tables.ts';
import { databaseForTests, databaseKinds } from '#platform/database/testing.ts';
import { outboxMessage } from '#platform/server/mail/tables.ts';
import { msPerMinute } from '#site/durations.ts';
import { meetingLimits } from '../meeting-fields.ts';
import { confirmMeeting } from './page/take-form.ts';
import { findMeeting, longestHold } from './store/find-meetings.ts';
import { insertTestMeeting } from './store/testing-meetings.ts';
import { meeting } from './tables.ts';
import { meetingApp, shownIn } from './testing-meetings.ts';

/** A Wednesday at 7 in Bogotá. */
const now = new Date('2026-11-18T12:00:00Z');
const nine = '2026-11-24T14:00:00.000Z';
const ten = '2026-11-24T15:00:00.000Z';
const nasty = 'Your account is blocked: https://evil.example';

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
});
afterAll(() => {
  vi.useRealTimers();
});

describe.each(databaseKinds())('a booking that has to be confirmed, on %s', async (kind) => {
  const database = await databaseForTests(kind);
  const log: string[] = [];
  const site = meetingApp(database, { env: { MEETING_CONFIRM_FROM: '0' }, log });
  beforeEach(async () => {
    vi.setSystemTime(now);
    for (const table of [meeting, outboxMessage, rateLimitCount]) await database.db.delete(table);
  });
  const inMinutes = (minutes: number) => vi.setSystemTime(now.getTime() + minutes * msPerMinute);

  const held = async (change: Readonly<Record<string, unknown>> = {}) => {
    const { DATA } = await (await site.book({ time: nine, ...change })).json();
    return DATA as { reference: string; state: string; held_until: string; page: string; calendar_file: string };
  };
  const mailOf = async (reference: string) => {
    const [mail, ...more] = await site.mails(reference);
    if (!mail || more.length > 0) throw new Error('Expected exactly one mail');
    return mail;
  };
  /** The address in the mail, and the fields that its page sends. */
  const linkOf = async (reference: string) => {
    const [, path = ''] = /http:\/\/site\.test(\/meet\/book\/\S+)/.exec((await mailOf(reference)).text) ?? [];
    const confirm = new URLSearchParams(path.slice(path.indexOf('?'))).get('confirm') ?? '';
    return { path, form: { action: 'confirm', meeting: reference, confirm } };
  };
  const keys = async (reference: string) =>
    (await site.mails(reference)).map(({ key }) => key.split(':').at(-1)).sort();

  it('is held for half an hour, and mailed without anything that was typed', async () => {
    const made = await held({ name: nasty.slice(0, 50), topic: nasty, email: 'ana@example.com', lang: 'en' });
    expect(made).toMatchObject({ state: 'held', held_until: '2026-11-18T12:30:00.000Z', time: nine });
    expect(longestHold).toBe(meetingLimits.holdMinutes * msPerMinute);
    const mail = await mailOf(made.reference);
    expect(mail).toMatchObject({
      recipient: 'ana@example.com',
      attachment: null,
      secretUntil: new Date(made.held_until),
    });
    expect(mail.subject).toBe('Please confirm our meeting: Tuesday, November 24, 9:00 AM (Toronto time)');
    expect(mail.text).toContain('for 30 minutes');
    expect(`${mail.subject}${mail.text}${mail.html}`).not.toMatch(/evil|blocked/);
    expect((await site.free()).DATA.times).not.toContain(nine);
    expect(await (await site.get(made.calendar_file)).text()).not.toContain('VCALENDAR');
  });

  it('says on its page that it has to be confirmed, and cannot be moved before', async () => {
    const answer = await site.post(site.form({ time: nine, email: 'ana@example.com' }));
    expect(answer.status).toBe(303);
    const page = answer.headers.get('location') ?? '';
    const shown = await shownIn(await site.get(page), 'meeting');
    expect(shown).toMatchObject({
      key: expect.stringMatching(/^[\w-]{22}$/),
      meeting: { state: 'held', heldUntil: now.getTime() + 30 * msPerMinute, email: 'a•••@example.com' },
    });
    expect(shown.confirm).toBeUndefined();
    const { reference } = shown.meeting;
    const link = { meeting: reference, key: shown.key };
    const moved = await site.post({ action: 'move', ...link, time: ten });
    expect([moved.status, (await shownIn(moved, 'meeting')).errorCode]).toEqual([409, 'held']);
    expect(await shownIn(await site.get(`${page}&move=1`), 'meeting')).toMatchObject({ meeting: { state: 'held' } });
    // After its release the time is free immediately, and no mail is sent.
    const back = await site.post({ action: 'cancel', ...link });
    const after = await shownIn(await site.get(back.headers.get('location') ?? ''), 'meeting');
    expect(after).toMatchObject({ completed: 'cancelled', meeting: { state: 'expired' } });
    expect((await site.free()).DATA.times).toContain(nine);
    expect(await keys(reference)).toEqual(['hold']);
  });

  it('is confirmed by the button, not by opening the link, and only once', async () => {
    const { reference } = await held({ lang: 'en' });
    const { path, form } = await linkOf(reference);
    for (let n = 0; n < 3; n++) {
      const shown = await shownIn(await site.get(path), 'meeting');
      expect(shown).toMatchObject({ confirm: form.confirm, meeting: { state: 'held' } });
    }
    expect(await findMeeting(database.db, reference)).toMatchObject({ state: 'held' });
    inMinutes(29);
    const answers = await Promise.all([site.post(form), site.post(form), site.post(form)]);
    for (const answer of answers) {
      expect(answer.status).toBe(303);
      expect(answer.headers.get('location')).toMatch(/^\/meet\/book\/en\?meeting=.*&key=[\w-]{22}&done=booked$/);
    }
    expect(await keys(reference)).toEqual(['hold', 'team', 'visitor']);
    const booked = await shownIn(await site.get(answers[0]?.headers.get('location') ?? ''), 'meeting');
    expect(booked).toMatchObject({ completed: 'booked', meeting: { state: 'booked' } });
    expect((await site.get(booked.meeting.calendarFile)).status).toBe(200);
    // From now on the mail's link says that it is booked, also long after the half hour.
    inMinutes(90);
    const again = await shownIn(await site.get(path), 'meeting');
    expect(again).toMatchObject({ confirm: form.confirm, meeting: { state: 'booked' } });
    expect([again.completed, again.meeting.heldUntil]).toEqual([undefined, undefined]);
    expect((await site.post(form)).status).toBe(303);
    expect(await keys(reference)).toEqual(['hold', 'team', 'visitor']);
  });

  it('is confirmed only with the mail’s key, and only from our own page', async () => {
    const { reference, page } = await held();
    const { path, form } = await linkOf(reference);
    const key = new URL(page, 'http://site.test').searchParams.get('key') ?? '';
    for (const confirm of [key, '', 'x'.repeat(22), 'x'.repeat(5_000)]) {
      const answer = await site.post({ ...form, confirm });
      expect([answer.status, (await shownIn(answer, 'error')).errorCode]).toEqual([404, 'unknown']);
      const opened = await site.get(path.replace(form.confirm, confirm));
      expect(opened.status).toBe(404);
    }
    // The key of one hold does not confirm another.
    const other = await held({ time: ten });
    expect((await site.post({ ...form, meeting: other.reference })).status).toBe(404);
    const foreign = await site.post(form, { headers: { 'sec-fetch-site': 'cross-site' } });
    expect(foreign.status).toBe(403);
    expect(await findMeeting(database.db, reference)).toMatchObject({ state: 'held' });
  });

  it('says so when it expired, and offers free times with everything that was typed', async () => {
    const { reference } = await held({ name: 'Ana', email: 'ana@example.com', topic: 'Chatbot', lang: 'fr' });
    const { path, form } = await linkOf(reference);
    inMinutes(30);
    const late = await site.post(form);
    expect(late.status).toBe(409);
    const shown = await shownIn(late, 'choose');
    expect(shown).toMatchObject({
      errorCode: 'expired',
      zone: 'America/Toronto',
      from: '2026-11-24',
      typed: { time: '', name: 'Ana', email: 'ana@example.com', topic: 'Chatbot', language: 'fr' },
    });
    expect(shown.nearest).toContain(Date.parse(nine));
    // Another visitor has the time by now.
    await insertTestMeeting(database.db, { startsAt: new Date(ten), name: 'Eva' });
    await site.book({ time: nine });
    const opened = await site.get(path);
    expect(opened.status).toBe(200);
    const taken = await shownIn(opened, 'choose');
    expect(taken).toMatchObject({ errorCode: 'expired', typed: { time: '', name: 'Ana' } });
    expect(taken.nearest).not.toContain(Date.parse(nine));
    expect(taken.free).toEqual(expect.arrayContaining([...taken.nearest]));
    expect(await keys(reference)).toEqual(['hold']);
  });

  it('is the same hold for the same form, sent to the API or to the page', async () => {
    const change = { time: nine, request_id: randomUUID(), email: 'ana@example.com' };
    const [one, other] = [await held(change), await held(change)];
    expect(other).toEqual(one);
    const posted = await site.post(site.form(change));
    expect(posted.headers.get('location')).toContain(one.reference);
    expect(await keys(one.reference)).toEqual(['hold']);
    // Also when the time is no longer offered.
    vi.setSystemTime(Date.parse(one.held_until) - 1);
    expect((await site.book({ ...change, time: '2026-11-18T16:00:00.000Z' })).status).toBe(200);
  });

  it('needs no confirmation if the visitor is signed in with the address, but does with another', async () => {
    const email = `${randomUUID()}@example.com`;
    const [user] = await database.db.insert(userTable).values({ email, name: 'Ana' }).returning();
    if (!user) throw new Error('The user was not inserted');
    const own = meetingApp(database, {
      env: { MEETING_CONFIRM_FROM: '0' },
      signedIn: async () => ({ sessionId: 's', user, isStaff: false }),
    });
    const theirs = await (await own.book({ time: nine, email: email.toUpperCase() })).json();
    expect(theirs.DATA).toMatchObject({ state: 'booked', held_until: null });
    const others = await (await own.book({ time: ten, email: 'eva@example.com' })).json();
    expect(others.DATA).toMatchObject({ state: 'held' });
  });

  it('shows an error and the button again when the database fails', async () => {
    const { reference } = await held();
    const { form } = await linkOf(reference);
    const failing = () => Promise.reject(new Error('not foreseen'));
    const db = new Proxy(database.db, {
      get: (target, name) => (name === 'transaction' ? failing : Reflect.get(target, name)),
    });
    const answer = await meetingApp({ ...database, db }).post(form);
    expect(await shownIn(answer, 'meeting')).toMatchObject({ errorCode: 'failure', confirm: form.confirm });
    expect(answer.status).toBe(500);
  });

  it('leaves neither keys nor addresses in the log', () => {
    expect(log.join('')).toContain('/meet/book');
    expect(log.join('')).not.toMatch(/key=|confirm=|example\.com|Chatbot/);
  });
});

describe('a hold in the night when clocks go back', async () => {
  const database = await databaseForTests('embedded');
  const site = meetingApp(database, { env: { MEETING_CONFIRM_FROM: '0', MEETING_NOTICE_HOURS: '0' } });

  it('lasts half an hour, whatever the clocks show', async () => {
    // 1:45 in Toronto; half an hour later it is 1:15.
    const night = new Date('2026-11-01T05:45:00Z');
    vi.setSystemTime(night);
    const { DATA } = await (await site.book({ time: '2026-11-03T13:00:00.000Z' })).json();
    expect(DATA.held_until).toBe('2026-11-01T06:15:00.000Z');
    const shown = await shownIn(await site.get(DATA.page), 'meeting');
    expect(shown.meeting.heldUntil).toBe(night.getTime() + 30 * msPerMinute);
    const { reference } = DATA;
    const outcome = (ms: number) => confirmMeeting(database.db, reference, new Date(night.getTime() + ms), () => []);
    expect(await outcome(30 * msPerMinute)).toBe('expired');
    expect(await outcome(29 * msPerMinute)).toMatchObject({ isNew: true });
    vi.setSystemTime(now);
  });

  it('ends when the meeting would start, if that is earlier', async () => {
    const begins = '2026-11-18T16:00:00.000Z';
    vi.setSystemTime(Date.parse(begins) - 10 * msPerMinute);
    const { DATA } = await (await site.book({ time: begins })).json();
    expect(DATA).toMatchObject({ state: 'held', held_until: begins });
    vi.setSystemTime(now);
  });
});

describe('bookings above the limit', async () => {
  const database = await databaseForTests('embedded');
  const env = { MEETING_CONFIRM_FROM: '1', MEETING_BOOKINGS_PER_HOUR: '2' };
  const site = meetingApp(database, { env });
  beforeEach(async () => {
    vi.setSystemTime(now);
    for (const table of [meeting, outboxMessage, rateLimitCount]) await database.db.delete(table);
    await site.book({ time: '2026-11-25T14:00:00.000Z' });
    await site.book({ time: '2026-11-25T15:00:00.000Z' });
  });

  it('are refused by the API with a reason and Retry-After', async () => {
    const answer = await site.book({ time: nine });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '1800']);
    expect(await answer.json()).toMatchObject({ CODE: 7, DATA: { reason: 'tooManyBookings' } });
    vi.setSystemTime(now.getTime() + 60 * msPerMinute);
    expect((await site.book({ time: nine })).status).toBe(200);
  });

  it('are refused by the page, which shows everything that was typed', async () => {
    const form = site.form({ time: nine, name: 'Ana Ñandú', topic: 'Chatbot' });
    const answer = await site.post(form);
    expect(answer.status).toBe(429);
    expect(await shownIn(answer, 'choose')).toMatchObject({
      errorCode: 'tooManyBookings',
      requestId: form['request_id'],
      typed: { time: nine, name: 'Ana Ñandú', topic: 'Chatbot', email: form['email'] },
    });
  });

  it('do not lock out signed-in visitors', async () => {
    const [user] = await database.db.insert(userTable).values({ email: 'own@example.com', name: 'Own' }).returning();
    if (!user) throw new Error('The user was not inserted');
    const own = meetingApp(database, { env, signedIn: async () => ({ sessionId: 's', user, isStaff: false }) });
    const answer = await own.book({ time: nine, email: 'own@example.com' });
    expect((await answer.json()).DATA).toMatchObject({ state: 'booked' });
  });
});
