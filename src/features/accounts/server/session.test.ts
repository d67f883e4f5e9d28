import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { answerIn } from '#app/testing-live.ts';
import { rateLimitCount } from '#platform/database/tables.ts';
import { databaseForTests, databaseKinds, openTestDatabase } from '#platform/database/testing.ts';
import { signOut } from '../contract.ts';
import { sessionRules } from './store/account.ts';
import { session } from './tables.ts';
import { accountApp } from './testing-accounts.ts';

const cookie = 'hormiga.session_token';

describe.each(databaseKinds())('a session, on %s', async (kind) => {
  const database = await databaseForTests(kind);
  const site = accountApp(database);

  /**
   * Makes every session older by this time. This equals waiting, but does not affect the clock of the database driver.
   */
  const later = async (ms: number) => {
    const ago = sql.raw(`interval '${ms} milliseconds'`);
    const { rotatedAt, updatedAt, expiresAt, confirmedAt } = session;
    await database.db.update(session).set({
      rotatedAt: sql`${rotatedAt} - ${ago}`,
      updatedAt: sql`${updatedAt} - ${ago}`,
      expiresAt: sql`${expiresAt} - ${ago}`,
      confirmedAt: sql`${confirmedAt} - ${ago}`,
    });
    await database.db.delete(rateLimitCount);
  };
  const isIn = async ({ send }: Pick<ReturnType<typeof site.browser>, 'send'>) =>
    (await send('/dashboard/en')).status === 200;
  const browserWith = (value: string) => {
    const browser = site.browser();
    browser.jar.set(cookie, value);
    return browser;
  };
  const signedIn = async () => {
    const browser = site.browser();
    const email = await browser.signIn();
    return { ...browser, email, value: () => browser.jar.get(cookie) ?? '' };
  };

  it('lasts for thirty days after its last use', async () => {
    const one = await signedIn();
    for (let n = 0; n < 3; n++) {
      await later(sessionRules.lasts - 60_000);
      expect(await isIn(one)).toBe(true);
    }
    await later(sessionRules.lasts + 1_000);
    expect(await isIn(one)).toBe(false);
    expect(one.jar.has(cookie), 'the cookie is taken back').toBe(false);
  });

  it('gets a new token every day, and the previous one is valid for another minute', async () => {
    const one = await signedIn();
    const first = one.value();
    await later(sessionRules.rotatesAfter - 60_000);
    await isIn(one);
    expect(one.value()).toBe(first);
    await later(sessionRules.rotatesAfter);
    const tab = browserWith(first);
    expect([await isIn(one), await isIn(tab)]).toEqual([true, true]);
    expect(one.value()).not.toBe(first);
    expect(tab.jar.get(cookie), 'a tab that was late learns the new value').toBe(one.value());
    await later(sessionRules.grace + 1_000);
    expect(await isIn(one)).toBe(true);
  });

  it('gets one new token when many requests come concurrently', async () => {
    const one = await signedIn();
    const first = one.value();
    await later(sessionRules.rotatesAfter + 1_000);
    const tabs = Array.from({ length: 6 }, () => browserWith(first));
    expect(await Promise.all(tabs.map(isIn))).toEqual(tabs.map(() => true));
    expect(new Set(tabs.map(({ jar }) => jar.get(cookie))).size).toBe(1);
  });

  it('does not end if the response with the new token was lost', async () => {
    const one = await signedIn();
    const first = one.value();
    await later(sessionRules.rotatesAfter + 1_000);
    await isIn(browserWith(first));
    await later(60 * 60_000);
    const late = browserWith(first);
    expect(await isIn(late)).toBe(true);
    expect(late.jar.get(cookie)).not.toBe(first);
    expect(await isIn(late)).toBe(true);
  });

  it('ends when a request comes with an old token', async () => {
    const one = await signedIn();
    const stolen = one.value();
    await later(sessionRules.rotatesAfter + 1_000);
    await isIn(one);
    await isIn(one);
    await later(sessionRules.grace + 1_000);
    expect(await isIn(browserWith(stolen))).toBe(false);
    expect(await isIn(one), 'the browser with the other token is signed out too').toBe(false);
  });

  it('is not found by a forged token', async () => {
    const { value } = await signedIn();
    const [token = ''] = decodeURIComponent(value()).split('.');
    const [{ token: saved } = { token: '' }] = await database.db.select().from(session);
    const stranger = accountApp(database, { AUTH_SECRET: 'another secret, of another site, entirely' }).browser();
    await stranger.signIn();
    const forged = [
      ...['', 'x', token, saved, `${token}.`, `${token}.AAAA`],
      `${token}x.${value().split('.')[1]}`,
      stranger.jar.get(cookie) ?? '',
    ];
    for (const attempt of forged) expect(await isIn(browserWith(attempt)), attempt).toBe(false);
  });

  it('is listed with its browser, and can only be ended by its owner', async () => {
    const phone = site.browser({ 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0 Mobile Safari/537.36' });
    const email = await phone.signIn();
    await later(60_000);
    const laptop = site.browser({ 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' });
    await laptop.signIn(email);
    const listed = await answerIn(await laptop.send('/dashboard/en?view=sessions'));
    if (!('dashboard' in listed) || listed.dashboard.view.kind !== 'sessions') throw new Error('No list');
    const { sessions } = listed.dashboard.view;
    expect(sessions).toMatchObject([
      { isThisOne: true, browser: 'Firefox', system: 'Linux' },
      { isThisOne: false, browser: 'Chrome', system: 'Android' },
    ]);
    const id = sessions[1]?.id ?? '';
    const other = await signedIn();
    await other.post('/dashboard/en', { action: 'end-session', id });
    expect(await isIn(phone), 'not by another account').toBe(true);
    const ended = await laptop.post('/dashboard/en', { action: 'end-session', id });
    expect(ended.headers.get('location')).toBe('/dashboard/en?view=sessions&done=sessionEnded');
    expect([await isIn(phone), await isIn(laptop), await isIn(other)]).toEqual([false, true, true]);
  });

  it('can be the only one', async () => {
    const one = await signedIn();
    await later(60_000);
    const two = site.browser();
    await two.signIn(one.email);
    await two.post('/dashboard/en', { action: 'end-other-sessions' });
    expect([await isIn(one), await isIn(two)]).toEqual([false, true]);
  });

  it('stores no IP address', async () => {
    await signedIn();
    const saved = await database.db.select().from(session);
    expect(saved.every(({ ipAddress }) => !ipAddress)).toBe(true);
  });

  describe('signing out', () => {
    it('ends the session, says so in the language of the page, and makes the page forget the visitor', async () => {
      const one = await signedIn();
      const stolen = one.value();
      const answer = await one.send(signOut.path, { headers: { referer: 'http://site.test/dashboard/fr?view=data' } });
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/login/fr?signed_out=yes']);
      expect(await answerIn(await one.send('/login/fr?signed_out=yes'))).toMatchObject({ signIn: { signedOut: true } });
      expect([one.jar.has(cookie), one.jar.get('userInfo')]).toEqual([false, 'out']);
      expect(await isIn(browserWith(stolen))).toBe(false);
      expect((await one.send(signOut.path)).status, 'twice does no harm').toBe(303);
    });

    it('works in the browser even while the database is down', async () => {
      const closed = await openTestDatabase(kind);
      const one = accountApp(closed).browser();
      await one.signIn();
      await closed.close();
      const answer = await one.send(signOut.path);
      expect([answer.status, one.jar.has(cookie), one.jar.get('userInfo')]).toEqual([303, false, 'out']);
    });

    it.each([
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-purpose': 'prefetch' },
      // A browser that sends only the Referer header.
      { 'sec-fetch-site': '', referer: 'https://evil.example/' },
    ])('is not triggered by a link on another site, nor by a prefetch (%j)', async (headers) => {
      const one = await signedIn();
      const answer = await one.send(signOut.path, { headers });
      expect(answer.headers.get('location')).toBe('/');
      expect(await isIn(one)).toBe(true);
    });
  });
});
