import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { stepAt, totpCode } from '#features/accounts/server/second-factor/totp.ts';
import { passkey, secondFactor, session, user } from '#features/accounts/server/tables.ts';
import { accountApp, someAddress } from '#features/accounts/server/testing-accounts.ts';
import { databaseForTests } from '#platform/database/testing.ts';
import { outboxMessage } from '#platform/server/mail/tables.ts';
import { type StaffRole, staffActions } from '#site/staff.ts';
import { answerOf, type Browser, boss, see, teamApp } from './testing-team.ts';

const database = await databaseForTests('embedded');
const { db, site, signedIn, memberOf, actionsOn } = teamApp(database);

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
      role: undefined,
      view: {
        kind: 'factor',
        ways: { passkey: false, totp: true },
        next: { view: 'ticket', ticket: 'H-7KQ2-94MX', page: 1 },
      },
    });
    for (const action of staffActions.filter((one) => one !== 'enterFactor')) {
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

  it('can be tried ten times in a quarter of an hour', async () => {
    const { email, codes } = await withApp();
    const browser = await signedIn(email);
    // Setting up the app was one of them.
    for (let n = 0; n < 9; n++) expect((await enter(browser, '000000')).status).toBe(422);
    const refused = await enter(browser, codes[0] ?? '');
    expect([refused.status, (await answerOf(refused)).errorCode]).toEqual([429, 'tooManyTries']);
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

  it('of another account is out of reach', async () => {
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
    expect([page.status, (await answerOf(page)).role]).toEqual([200, undefined]);
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
