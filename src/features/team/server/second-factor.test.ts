import { randomUUID } from 'node:crypto';
import { eq, like } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { features } from '#app/features.ts';
import { stepAt, totpCode } from '#features/accounts/server/second-factor/totp.ts';
import { passkey, secondFactor, session, user } from '#features/accounts/server/tables.ts';
import { accountApp, someAddress } from '#features/accounts/server/testing-accounts.ts';
import { rateLimitCount } from '#platform/database/tables.ts';
import { databaseForTests } from '#platform/database/testing.ts';
import { composeConsole } from '#platform/server/compose-console.ts';
import { outboxMessage } from '#platform/server/mail/tables.ts';
import type { StaffRole } from '#site/staff.ts';
import { answerOf, type Browser, boss, see, teamApp } from './testing-team.ts';

const database = await databaseForTests('embedded');
const log: string[] = [];
const { db, site, signedIn, memberOf, actionsOn } = teamApp(database, {}, log);

afterEach(() => {
  vi.useRealTimers();
});

describe('a second factor', () => {
  /** Sets up an app, and returns its key and the recovery codes. */
  async function withApp(role: StaffRole = 'agent') {
    const { email, browser } = await memberOf(role);
    await browser.post('/staff/es', { action: 'startTotp' });
    const { view } = await answerOf(await see(browser, '/staff/es?view=security'));
    const key = (view.kind === 'security' && view.pending?.key) || '';
    const code = totpCode(key, stepAt(new Date()));
    const confirmed = await answerOf(await browser.post('/staff/es', { action: 'confirmTotp', code }));
    return { email, browser, key, code, codes: confirmed.recoveryCodes ?? [] };
  }
  const later = (seconds: number) => vi.useFakeTimers({ now: Date.now() + seconds * 1000, toFake: ['Date'] });
  const enter = (browser: Browser, code: string) =>
    browser.post('/staff/es', { action: 'enterFactor', code, view: 'overview' });

  it('is asked for in every new browser, and nothing is shown or done before', async () => {
    const { email, key, code } = await withApp();
    const browser = await signedIn(email);
    const response = await see(browser, '/staff/es?view=ticket&ticket=H-7KQ2-94MX');
    expect(response.status).toBe(403);
    const answer = await answerOf(response);
    expect(answer).toEqual({
      email,
      menu: undefined,
      view: {
        kind: 'factor',
        ways: { passkey: false, totp: true },
        next: { view: 'ticket', ticket: 'H-7KQ2-94MX', page: 1 },
      },
    });
    for (const action of composeConsole(features).actions.keys()) {
      if (action === 'enterFactor') continue;
      expect([action, (await browser.post('/staff/es', { action })).status]).toEqual([action, 403]);
    }
    expect((await see(browser, `/staff/file/${randomUUID()}`)).status).toBe(403);
    // The code that set up the app was used.
    expect((await enter(browser, code)).status).toBe(422);
    later(30);
    const next = totpCode(key, stepAt(new Date()));
    expect((await enter(browser, ` ${next.slice(0, 3)} ${next.slice(3)}`)).headers.get('location')).toBe(
      '/staff/es?view=overview&done=factorConfirmed',
    );
    expect((await see(browser)).status).toBe(200);
    expect((await enter(await signedIn(email), next)).status).toBe(422);
    expect(await actionsOn(email)).toContainEqual({ action: 'console-entered-secured' });
  });

  it('can be a recovery code, once, of which the member is told', async () => {
    const { email, codes } = await withApp();
    expect(codes).toHaveLength(10);
    const [code = ''] = codes;
    expect((await enter(await signedIn(email), code.toLowerCase().replace('-', ' '))).status).toBe(303);
    expect((await enter(await signedIn(email), code)).status).toBe(422);
    const mails = await db.select().from(outboxMessage).where(eq(outboxMessage.recipient, email));
    expect(mails.filter(({ key }) => key.startsWith('team-security:'))).toHaveLength(2);
  });

  const entered = async (browser: Browser, code: string) => {
    const response = await enter(browser, code);
    return [response.status, response.status === 429 ? (await answerOf(response)).errorCode : undefined];
  };
  const nextCode = (key: string) => {
    later(30);
    return totpCode(key, stepAt(new Date()));
  };

  it('has recovery codes only once it is proven, and not while it is being set up', async () => {
    const { browser } = await memberOf('agent');
    await browser.post('/staff/es', { action: 'startTotp' });
    const refused = await browser.post('/staff/es', { action: 'newRecoveryCodes' });
    expect([refused.status, (await answerOf(refused)).errorCode]).toEqual([409, 'factorMissing']);
    const { browser: proven, codes } = await withApp();
    const made = await answerOf(await proven.post('/staff/es', { action: 'newRecoveryCodes' }));
    expect(made.recoveryCodes).toHaveLength(10);
    expect(made.recoveryCodes).not.toContain(codes[0]);
  });

  it('can be tried ten times in a session in a quarter of an hour', async () => {
    const { email, codes } = await withApp();
    const browser = await signedIn(email);
    for (let n = 0; n < 10; n++) expect(await entered(browser, '000000')).toEqual([422, undefined]);
    const refused = await enter(browser, codes[0] ?? '');
    expect([refused.status, (await answerOf(refused)).errorCode]).toEqual([429, 'tooManyTries']);
    const wait = Number(refused.headers.get('retry-after'));
    expect([wait > 0, wait <= 15 * 60]).toEqual([true, true]);
    expect(await entered(browser, '000000')).toEqual([429, 'tooManyTries']);
    // Once in the log of the team, and without the address in that of the server.
    expect((await actionsOn(email)).filter(({ action }) => action === 'security-factor-refused')).toHaveLength(1);
    const lines = log.filter((line) => line.includes('has reached a limit'));
    expect(lines).not.toEqual([]);
    expect(lines.join()).not.toContain(email);
  });

  it('is accepted from its owner, however often somebody who reads the mailbox tries', { tags: 'system' }, async () => {
    const { email, browser: setUpIn, key, codes } = await withApp();
    await see(setUpIn);
    // The owner's browser is known, even when its session has ended.
    await setUpIn.send('/api/glogin/logout');
    const newSession = async () => {
      // No two mails may have the same time, and thieves come from many networks.
      later(1);
      await db.delete(rateLimitCount).where(like(rateLimitCount.key, 'code-%'));
      return signedIn(email);
    };
    const tries: unknown[] = [];
    for (let thief = 0; thief < 3; thief++) {
      const browser = await newSession();
      for (let n = 0; n < 10; n++) tries.push((await entered(browser, '000000'))[0]);
    }
    expect(new Set(tries)).toEqual(new Set([422, 429]));
    // In a new browser, the first tries are still accepted.
    expect(await entered(await newSession(), nextCode(key))).toEqual([303, undefined]);
    for (let thief = 0; thief < 5; thief++) {
      const browser = await newSession();
      for (let n = 0; n < 4; n++) await enter(browser, '000000');
    }
    const newBrowser = await newSession();
    expect(await entered(newBrowser, nextCode(key))).toEqual([429, 'tooManyTriesToday']);
    expect(await entered(newBrowser, codes[0] ?? '')).toEqual([303, undefined]);
    later(1);
    await db.delete(rateLimitCount).where(like(rateLimitCount.key, 'code-%'));
    await setUpIn.signIn(email);
    expect((await see(setUpIn)).status).toBe(403);
    expect(await entered(setUpIn, '000000')).toEqual([422, undefined]);
    expect(await entered(setUpIn, nextCode(key))).toEqual([303, undefined]);
    expect((await see(setUpIn)).status).toBe(200);
  });

  it('cannot be kept from its owner by using up the actions of the account', { tags: 'system' }, async () => {
    const { email, browser } = await withApp();
    const thief = await signedIn(email);
    await enter(thief, '000000');
    await db.update(rateLimitCount).set({ uses: 10_000 }).where(like(rateLimitCount.key, 'staff-action:%'));
    expect((await enter(thief, '000000')).status).toBe(429);
    expect((await enter(await signedIn(email), '000000')).status).toBe(422);
    // What the owner did was counted in those 10,000 as well, and ends with its hour.
    await db.delete(rateLimitCount).where(like(rateLimitCount.key, 'staff-action:%'));
    await enter(thief, '000000');
    expect((await browser.post('/staff/es', { action: 'newRecoveryCodes' })).status).toBe(200);
    expect(await db.$count(rateLimitCount, like(rateLimitCount.key, 'staff-action:%'))).toBe(2);
  });

  it('is tried in a browser that proved one with limits of its own', { tags: 'system' }, async () => {
    const { email, browser } = await withApp();
    await see(browser);
    for (let n = 0; n < 10; n++) expect(await entered(browser, '000000')).toEqual([422, undefined]);
    expect(await entered(browser, '000000')).toEqual([429, 'tooManyTries']);
    // Another session of the same browser has no further tries, and the cookie means nothing for another account.
    await browser.send('/api/glogin/logout');
    await browser.signIn(email);
    expect(await entered(browser, '000000')).toEqual([429, 'tooManyTries']);
    const other = await withApp();
    await browser.signIn(other.email);
    expect(await entered(browser, '000000')).toEqual([422, undefined]);
    expect(await entered(await signedIn(email), '000000')).toEqual([422, undefined]);
  });

  it('is not stored in a form that a copy of the database reveals', async () => {
    const { email, key, codes } = await withApp();
    const rows = await db
      .select()
      .from(secondFactor)
      .where(eq(secondFactor.userId, await site.idOf(email)));
    const stored = JSON.stringify(rows);
    expect(stored).not.toContain(key);
    for (const code of codes) expect(stored).not.toContain(code.replace('-', ''));
  });

  it('is reset by an administrator, which signs the member out and tells them', async () => {
    const { email, browser } = await withApp();
    const administrator = await signedIn(boss);
    expect((await administrator.post('/staff/es', { action: 'resetSecondFactor', email })).status).toBe(303);
    expect((await see(browser)).headers.get('location')).toMatch(/^\/login/);
    expect((await see(await signedIn(email))).status).toBe(200);
    expect(await actionsOn(email)).toContainEqual({ action: 'security-reset' });
  });

  it('is removed only shortly after it was proven', async () => {
    const { email, browser } = await withApp();
    await db
      .update(session)
      .set({ secondFactorAt: new Date(Date.now() - 31 * 60_000) })
      .where(eq(session.userId, await site.idOf(email)));
    expect((await answerOf(await browser.post('/staff/es', { action: 'removeTotp' }))).errorCode).toBe('confirmFirst');
    const { view } = await answerOf(await see(browser, '/staff/es?view=security'));
    expect(view).toMatchObject({ isRecent: false });
  });

  it('a second factor of another account is out of reach', async () => {
    const other = await memberOf('agent');
    const [row] = await db
      .insert(passkey)
      .values({
        userId: await site.idOf(other.email),
        publicKey: 'x',
        credentialID: randomUUID(),
        counter: 0,
        deviceType: 'x',
        backedUp: false,
      })
      .returning();
    const { browser } = await memberOf('agent');
    const fields = { passkey: row?.id ?? '', name: 'Mine' };
    expect((await browser.post('/staff/es', { action: 'removePasskey', ...fields })).status).toBe(404);
    expect((await browser.post('/staff/es', { action: 'renamePasskey', ...fields })).status).toBe(404);
    // A passkey counts as a second factor as well.
    expect((await see(other.browser)).status).toBe(403);
  });

  it('has to be set up before anything else where it is required', async () => {
    const strict = accountApp(database, { STAFF_EMAILS: boss, STAFF_SECOND_FACTOR: 'required' });
    const browser = strict.browser();
    await browser.signIn(boss);
    expect((await browser.send('/staff/es?view=tickets')).headers.get('location')).toBe('/staff/es?view=security');
    const page = await browser.send('/staff/es?view=security');
    expect([page.status, (await answerOf(page)).menu]).toEqual([200, undefined]);
    expect((await browser.post('/staff/es', { action: 'invite' })).status).toBe(403);
    expect((await browser.post('/staff/es', { action: 'startTotp' })).status).toBe(303);
    const { view } = await answerOf(await browser.send('/staff/es?view=security'));
    const key = (view.kind === 'security' && view.pending?.key) || '';
    expect(
      (await browser.post('/staff/es', { action: 'confirmTotp', code: totpCode(key, stepAt(new Date())) })).status,
    ).toBe(200);
    expect((await browser.send('/staff/es?view=tickets')).status).toBe(200);
    await db.delete(user).where(eq(user.email, boss));
  });

  it('is made mandatory, and optional again, by an administrator who has one, which is logged', async () => {
    const set = (browser: Browser, required: string) =>
      browser.post('/staff/es', { action: 'secondFactorRule', required });
    const without = await memberOf('administrator');
    const refused = await set(without.browser, 'yes');
    expect([refused.status, (await answerOf(refused)).errorCode]).toEqual([409, 'ownFactorFirst']);
    const agent = await memberOf('agent');
    const { email, browser } = await withApp('administrator');
    for (const _ of [1, 2])
      expect((await set(browser, 'yes')).headers.get('location')).toContain('done=factorRequired');
    expect((await answerOf(await see(browser, '/staff/es?view=team'))).view).toMatchObject({
      isFactorRequired: true,
      isFactorFixed: false,
    });
    expect((await see(agent.browser, '/staff/es?view=tickets')).headers.get('location')).toBe(
      '/staff/es?view=security',
    );
    expect((await set(agent.browser, 'no')).status).toBe(403);
    expect((await set(browser, 'no')).headers.get('location')).toContain('done=factorOptional');
    expect((await see(agent.browser, '/staff/es?view=tickets')).status).toBe(200);
    expect((await actionsOn(email)).filter(({ action }) => /-(required|optional)$/.test(action))).toEqual([
      { action: 'security-optional' },
      { action: 'security-required' },
    ]);
  });

  it.each(['required', 'optional'])('is %s, whatever was chosen, where the variable says so', async (value) => {
    const { email, browser } = await withApp('administrator');
    await browser.post('/staff/es', { action: 'secondFactorRule', required: value === 'required' ? 'no' : 'yes' });
    const strict = accountApp(database, { STAFF_EMAILS: boss, STAFF_SECOND_FACTOR: value });
    const agent = await memberOf('agent');
    const theirs = strict.browser();
    await theirs.signIn(agent.email);
    expect((await theirs.send('/staff/es?view=tickets')).status).toBe(value === 'required' ? 303 : 200);
    const own = strict.browser();
    await own.signIn(email);
    expect((await own.post('/staff/es', { action: 'secondFactorRule', required: 'no' })).status).not.toBe(303);
    await browser.post('/staff/es', { action: 'secondFactorRule', required: 'no' });
  });

  it('protects the calls that add a passkey', async () => {
    const call = (browser: Browser, headers = {}) => browser.call('/api/passkey/start-adding', {}, headers);
    expect((await call(site.browser())).status).toBe(401);
    expect((await call(await signedIn(someAddress()))).status).toBe(401);
    const { browser, email } = await memberOf('editor');
    expect((await call(browser, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    const options = (await (await call(browser)).json()).DATA.options;
    expect(options).toMatchObject({ rp: { id: 'site.test' }, user: { name: email } });
    expect(options.authenticatorSelection).toMatchObject({ residentKey: 'required', userVerification: 'required' });
    await db
      .update(session)
      .set({ createdAt: new Date(0) })
      .where(eq(session.userId, await site.idOf(email)));
    expect((await call(browser)).status).toBe(401);
  });
});
