import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { user as userTable } from '#features/accounts/server/tables.ts';
import { databaseForTests, openTestDatabase } from '#platform/database/testing.ts';
import { outboxMessage } from '#platform/server/mail/tables.ts';
import { listActions } from '#platform/server/staff/staff-actions.ts';
import { findMeeting } from '../store/find-meetings.ts';
import { insertTestMeeting } from '../store/testing-meetings.ts';
import { meeting } from '../tables.ts';
import { meetingApp, shownIn } from '../testing-meetings.ts';

/** A Wednesday at 7 in Bogotá. */
const now = new Date('2026-11-18T12:00:00Z');
const nine = '2026-11-24T14:00:00.000Z';
const ten = '2026-11-24T15:00:00.000Z';

describe('/meet/book', async () => {
  const database = await databaseForTests('embedded');
  const log: string[] = [];
  const site = meetingApp(database, { log });
  beforeAll(() => {
    vi.useFakeTimers({ toFake: ['Date'], now });
  });
  beforeEach(async () => {
    vi.setSystemTime(now);
    await database.db.delete(meeting);
    await database.db.delete(outboxMessage);
  });
  afterAll(() => {
    vi.useRealTimers();
  });
  const choose = async (query = '', headers = {}) =>
    shownIn(await site.get(`/meet/book/en${query}`, headers), 'choose');
  /** Books with the form, and returns where it redirects to. */
  const booked = async (change: Readonly<Record<string, string>> = {}) => {
    const answer = await site.post(site.form({ time: nine, ...change }));
    expect(answer.status).toBe(303);
    const page = answer.headers.get('location') ?? '';
    const query = new URLSearchParams(page.slice(page.indexOf('?')));
    return { page, meeting: query.get('meeting') ?? '', key: query.get('key') ?? '' };
  };

  it('shows the free times, and is not cached', async () => {
    const answer = await site.get('/meet/book/es');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const shown = await shownIn(answer, 'choose');
    expect(shown).toMatchObject({
      zone: 'America/Bogota',
      problems: {},
      nearest: [],
      requestId: expect.stringMatching(/^[\w-]{36}$/),
      typed: { time: '', name: '', email: '', topic: '', language: 'es' },
    });
    expect(shown.free[0]).toBe(Date.parse('2026-11-18T16:00:00Z'));
  });

  it.each([
    ['?zone=Asia/Tokyo', { cookie: 'userZone=Europe/Paris' }, 'Asia/Tokyo', 'chosen'],
    ['?from=2026-11-23', { cookie: 'userCountry=es; userZone=Europe/Paris' }, 'Europe/Paris', 'device'],
    ['?zone=Nowhere', { cookie: 'userCountry=es; userZone=<b>' }, 'Europe/Madrid', 'guess'],
    ['', { cookie: 'userCountry=ca' }, 'America/Toronto', 'guess'],
    ['?from=2026-11-23', { cookie: 'userCountry=xx' }, 'America/Bogota', 'guess'],
  ])(
    'a page with the query %s and the headers %j uses the zone %s, and knows that it is %s',
    async (query, headers, ...clock) => {
      const { zone, basis } = await choose(query, headers);
      expect([zone, basis]).toEqual(clock);
    },
  );

  it('uses the query of a link, and ignores what cannot be read', async () => {
    expect(await choose(`?from=2026-11-23&quote=Q-7KQ2-94MX-3HTW&time=${nine}`)).toMatchObject({
      from: '2026-11-23',
      quote: 'Q-7KQ2-94MX-3HTW',
      typed: { time: nine },
    });
    const nothing = await choose('?from=2026-13-40&quote=<b>&time=soon&move=1&done=x');
    expect([nothing.from, nothing.quote, nothing.typed.time, nothing.moving]).toEqual([
      ...[undefined, undefined, '', undefined],
    ]);
    await insertTestMeeting(database.db, { startsAt: new Date(nine) });
    const late = await choose(`?time=${nine}`);
    expect([late.errorCode, late.typed.time, late.nearest.length]).toEqual(['taken', '', 5]);
  });

  it('books, and redirects to a page that can be reloaded', async () => {
    const { page } = await booked({ quotation_id: 'Q-7KQ2-94MX-3HTW', email: 'ana@example.com', topic: 'A\r\nB' });
    expect(page).toMatch(/^\/meet\/book\/en\?meeting=M-\w{4}-\w{4}&key=[\w-]{22}&done=booked$/);
    const shown = await shownIn(await site.get(page), 'meeting');
    expect(shown).toMatchObject({
      completed: 'booked',
      meeting: {
        startsAt: Date.parse(nine),
        state: 'booked',
        name: 'Ana',
        email: 'a•••@example.com',
        topic: 'A\nB',
        language: 'es',
        zone: 'America/Toronto',
        quote: 'Q-7KQ2-94MX-3HTW',
        isPast: false,
      },
    });
    expect((await site.get(shown.meeting.calendarFile)).status).toBe(200);
    expect(page).toContain(shown.meeting.page);
  });

  it('books once when the form is sent twice', async () => {
    const form = site.form({ time: nine });
    const places = [await site.post(form), await site.post(form)].map(({ headers }) => headers.get('location'));
    expect(places[0]).toBe(places[1]);
  });

  it('shows the form again with everything that was typed, and the problems', async () => {
    const typed = { name: 'Ñandú <b>', email: 'no', topic: 'x', lang: 'fr', zone: 'Asia/Tokyo', from: '2026-11-23' };
    const answer = await site.post(site.form({ ...typed, time: '', request_id: 'no id' }));
    expect(answer.status).toBe(422);
    expect(await shownIn(answer, 'choose')).toMatchObject({
      zone: 'Asia/Tokyo',
      from: '2026-11-23',
      problems: { time: 'missing', email: 'invalid' },
      typed: { time: '', name: 'Ñandú <b>', email: 'no', topic: 'x', language: 'fr' },
    });
    // Without JavaScript the first day identifies the week.
    const later = await site.post(site.form({ time: '', day: '2026-11-30' }));
    expect((await shownIn(later, 'choose')).from).toBe('2026-11-30');
    const caught = await site.post(site.form({ time: nine, sitio_web: 'x' }));
    expect((await shownIn(caught, 'choose')).problems).toEqual({ sitio_web: 'invalid' });
  });

  it('shows the form again in another zone or week on request', async () => {
    const answer = await site.post(site.form({ action: 'show', name: 'Ana', time: nine, zone: 'Europe/Madrid' }));
    expect(answer.status).toBe(200);
    expect(await shownIn(answer, 'choose')).toMatchObject({
      zone: 'Europe/Madrid',
      problems: {},
      typed: { name: 'Ana', time: nine },
    });
  });

  it('says that the time was taken, and shows the free times around it', async () => {
    await booked();
    const form = site.form({ time: nine, name: 'Eva' });
    const answer = await site.post(form);
    expect(answer.status).toBe(409);
    const shown = await shownIn(answer, 'choose');
    expect(shown).toMatchObject({ errorCode: 'taken', typed: { name: 'Eva' }, requestId: form['request_id'] });
    expect(shown.nearest).toHaveLength(5);
    expect(shown.free).toEqual(expect.arrayContaining([...shown.nearest]));
  });

  it('says how many meetings an address may have', async () => {
    const { free } = await choose();
    const email = 'ana@example.com';
    for (const time of free.slice(0, 3)) await booked({ email, time: new Date(time).toISOString() });
    const answer = await site.post(site.form({ email, time: nine }));
    expect(answer.status).toBe(429);
    expect((await shownIn(answer, 'choose')).errorCode).toBe('tooManyMeetings');
  });

  it.each([
    ['another key', (page: string) => page.replace(/key=.{4}/, 'key=AAAA')],
    ['no key', (page: string) => page.replace(/&key=[^&]*/, '')],
    ['the key of another', (page: string) => page.replace(/M-..../, 'M-2222')],
  ])('shows nothing with %s', async (_, change) => {
    const { page } = await booked();
    const answer = await site.get(change(page));
    expect(answer.status).toBe(404);
    expect((await shownIn(answer, 'error')).errorCode).toBe('unknown');
  });

  it('moves a meeting with the same form, and frees the old time', async () => {
    const { page, ...link } = await booked({ zone: 'Asia/Tokyo' });
    const choosing = await choose(`${page.slice(page.indexOf('?'))}&move=1`);
    expect(choosing).toMatchObject({ zone: 'Asia/Tokyo', moving: { key: link.key, meeting: { state: 'booked' } } });
    expect(choosing.free).not.toContain(Date.parse(nine));
    const answer = await site.post({ action: 'move', ...link, time: ten, zone: 'Asia/Tokyo' });
    expect(answer.status).toBe(303);
    const shown = await shownIn(await site.get(answer.headers.get('location') ?? ''), 'meeting');
    expect(shown).toMatchObject({ completed: 'moved', meeting: { startsAt: Date.parse(ten) } });
    expect((await choose()).free).toContain(Date.parse(nine));
    expect((await findMeeting(database.db, link.meeting))?.sequence).toBe(1);
    // Sent again, it succeeds without a second mail.
    expect((await site.post({ action: 'move', ...link, time: ten })).status).toBe(303);
    expect(await site.mails(link.meeting)).toHaveLength(4);
  });

  it('does not move a meeting when the new time is taken, missing or not offered', async () => {
    const { page: _, ...link } = await booked();
    await insertTestMeeting(database.db, { startsAt: new Date(ten) });
    const taken = await site.post({ action: 'move', ...link, time: ten });
    expect(taken.status).toBe(409);
    const shown = await shownIn(taken, 'choose');
    expect(shown).toMatchObject({ errorCode: 'taken', moving: { meeting: { startsAt: Date.parse(nine) } } });
    expect(shown).toMatchObject({ from: '2026-11-24', typed: { time: '' } });
    expect(shown.nearest.length).toBe(5);
    const missing = await site.post({ action: 'move', ...link, time: '' });
    expect((await shownIn(missing, 'choose')).problems).toEqual({ time: 'missing' });
    const sunday = await site.post({ action: 'move', ...link, time: '2026-11-22T14:00:00.000Z' });
    expect([sunday.status, (await shownIn(sunday, 'choose')).errorCode]).toEqual([409, 'notOffered']);
    expect((await findMeeting(database.db, link.meeting))?.startsAt).toEqual(new Date(nine));
  });

  it('cancels once, and then does not move the meeting', async () => {
    const { page: _, ...link } = await booked();
    const answer = await site.post({ action: 'cancel', ...link });
    expect(answer.headers.get('location')).toMatch(/done=cancelled$/);
    await site.post({ action: 'cancel', ...link });
    const shown = await shownIn(await site.get(answer.headers.get('location') ?? ''), 'meeting');
    expect(shown).toMatchObject({ completed: 'cancelled', meeting: { state: 'cancelled' } });
    const file = await (await site.get(shown.meeting.calendarFile)).text();
    expect(file).toMatch(/METHOD:CANCEL.*SEQUENCE:1/s);
    const moved = await site.post({ action: 'move', ...link, time: ten });
    expect([moved.status, (await shownIn(moved, 'meeting')).errorCode]).toEqual([409, 'cancelled']);
    expect(await site.mails(link.meeting)).toHaveLength(4);
    // A link with an outdated `done` does not claim it.
    const old = (answer.headers.get('location') ?? '').replace('done=cancelled', 'done=booked');
    expect((await shownIn(await site.get(old), 'meeting')).completed).toBeUndefined();
  });

  it('tells the team, and nobody else, why the visitor cancelled', async () => {
    const { page: _, ...link } = await booked();
    const cancelReason = 'Mi vuelo se atrasó 🛫\r\n<b>¡Perdón!</b>';
    expect((await site.post({ action: 'cancel', ...link, cancelReason })).status).toBe(303);
    expect((await findMeeting(database.db, link.meeting))?.cancelReason).toBe(cancelReason.replace('\r', ''));
    const telling = (await site.mails(link.meeting)).filter(({ text }) => text.includes('Mi vuelo se atrasó'));
    expect(telling.map(({ key }) => key)).toEqual([`meeting:${link.meeting}:1:team`]);
  });

  it.each([
    ['too long', 'x'.repeat(501), 'tooLong'],
    ['unreadable', 'a\u0000b', 'unreadable'],
  ])('shows the form again, with what was typed, if the reason is %s', async (_, cancelReason, problem) => {
    const { page: __, ...link } = await booked();
    const answer = await site.post({ action: 'cancel', ...link, cancelReason });
    expect(answer.status).toBe(422);
    const { cancelling, meeting: shown } = await shownIn(answer, 'meeting');
    expect(cancelling).toMatchObject({ typed: { cancelReason }, problems: { cancelReason: problem } });
    expect(shown.state).toBe('booked');
  });

  it('says that a cancellation failed', async () => {
    const { page: _, ...link } = await booked();
    const failing = () => Promise.reject(new Error('not foreseen'));
    const db = new Proxy(database.db, {
      get: (target, name) => (name === 'transaction' ? failing : Reflect.get(target, name)),
    });
    const answer = await meetingApp({ ...database, db }).post({ action: 'cancel', ...link });
    expect([answer.status, (await shownIn(answer, 'meeting')).errorCode]).toEqual([500, 'failure']);
  });

  it('changes nothing once the meeting has started', async () => {
    const { page, ...link } = await booked();
    vi.setSystemTime(new Date(nine));
    expect(await shownIn(await site.get(page), 'meeting')).toMatchObject({ meeting: { isPast: true } });
    // The page for moving only shows it.
    expect(await shownIn(await site.get(`${page}&move=1`), 'meeting')).toMatchObject({ meeting: { isPast: true } });
    for (const fields of [{ action: 'cancel' }, { action: 'move', time: '2026-11-25T14:00:00.000Z' }]) {
      const answer = await site.post({ ...fields, ...link });
      expect([answer.status, (await shownIn(answer, 'meeting')).errorCode]).toEqual([409, 'past']);
    }
    expect(await site.mails(link.meeting)).toHaveLength(2);
  });

  it('says that the team moved or cancelled the meeting, and records who did', async () => {
    const { page: _, ...link } = await booked();
    const [user] = await database.db.insert(userTable).values({ email: 'team@example.com', name: 'Team' }).returning();
    if (!user) throw new Error('The user was not inserted');
    const ours = meetingApp(database, { signedIn: async () => ({ sessionId: 's', user, isStaff: true }) });
    expect((await ours.post({ action: 'move', ...link, time: ten })).status).toBe(303);
    expect((await ours.post({ action: 'cancel', ...link })).status).toBe(303);
    const mailTexts = (await site.mails(link.meeting)).map(({ text }) => text).join('\n');
    for (const words of ['El equipo movió la reunión', 'tuvimos que cancelar', 'El equipo canceló la reunión']) {
      expect(mailTexts).toContain(words);
    }
    expect(mailTexts).not.toMatch(/Ana (movió|canceló)|Usted canceló/);
    const noted = await listActions(database.db, { subject: link.meeting, limit: 9 });
    expect(noted.map(({ action, staffEmail }) => `${action} ${staffEmail}`).toSorted()).toEqual([
      ...['meeting-cancelled team@example.com', 'meeting-moved team@example.com'],
    ]);
    // With their own meeting, team members act as visitors.
    const { page: __, ...own } = await booked({ email: 'Team@example.com', time: ten });
    await ours.post({ action: 'cancel', ...own });
    expect(await findMeeting(database.db, own.meeting)).toMatchObject({ cancelledBy: 'visitor' });
  });

  it('refuses requests from another site or without the key', async () => {
    const { page: _, ...link } = await booked();
    const foreign = await site.post(site.form({ time: ten }), { headers: { 'sec-fetch-site': 'cross-site' } });
    expect([foreign.status, (await shownIn(foreign, 'error')).errorCode]).toEqual([403, 'otherSite']);
    for (const action of ['move', 'cancel', 'show']) {
      const answer = await site.post({ action, meeting: link.meeting, key: 'x'.repeat(22), time: ten });
      expect([answer.status, (await shownIn(answer, 'error')).errorCode]).toEqual([404, 'unknown']);
    }
    expect(await findMeeting(database.db, link.meeting)).toMatchObject({ state: 'booked', sequence: 0 });
  });

  it('links to the external calendar if one is set; earlier bookings can still be seen and cancelled', async () => {
    const { page, ...link } = await booked();
    const url = 'https://cal.com/hormiga/30min';
    const elsewhere = meetingApp(database, { env: { SCHEDULER_URL: url } });
    const scheduler = { kind: 'cal', url };
    expect(await shownIn(await elsewhere.get('/meet/book/en'), 'scheduler')).toMatchObject({ scheduler });
    expect(await shownIn(await elsewhere.get(`${page}&move=1`), 'scheduler')).toMatchObject({ scheduler });
    const moved = await elsewhere.post({ action: 'move', ...link, time: ten });
    expect(await shownIn(moved, 'scheduler')).toMatchObject({ scheduler });
    expect(await shownIn(await elsewhere.get(page), 'meeting')).toMatchObject({ meeting: { state: 'booked' } });
    expect((await elsewhere.post({ action: 'cancel', ...link })).status).toBe(303);
  });

  it('writes no key and no name to the log', () => {
    expect(log.join('')).toContain('/meet/book/en');
    expect(log.join('')).not.toMatch(/key=|example\.com|Chatbot/);
  });
});

it('/meet/book keeps everything that was typed while the database is down', async () => {
  const database = await openTestDatabase('embedded');
  const site = meetingApp(database);
  await database.close();
  const form = site.form({ time: nine, name: 'Ana' });
  vi.useFakeTimers({ toFake: ['Date'], now });
  const answer = await site.post(form);
  const shown = await shownIn(answer, 'choose');
  const empty = await site.get('/meet/book/en');
  vi.useRealTimers();
  expect(answer.status).toBe(503);
  expect(shown).toMatchObject({
    errorCode: 'notReady',
    requestId: form['request_id'],
    typed: { name: 'Ana', time: nine, email: form['email'] },
  });
  // The taken times are unknown, but the chosen time can be sent again.
  expect(shown.free).toContain(Date.parse(nine));
  expect([empty.status, (await shownIn(empty, 'error')).errorCode]).toEqual([503, 'notReady']);
});
