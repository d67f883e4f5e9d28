import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerIn } from '#app/testing-live.ts';
import { rateLimitCount } from '#platform/database/tables.ts';
import { databaseForTests, databaseKinds } from '#platform/database/testing.ts';
import { outboxMessage } from '#platform/server/mail/tables.ts';
import { signInCode } from '../tables.ts';
import { accountApp, someAddress } from '../testing-accounts.ts';

describe.each(databaseKinds())('a sign-in code, on %s', async (kind) => {
  const database = await databaseForTests(kind);
  const site = accountApp(database);
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  const wrongCodeThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

  const requestCode = async (email = someAddress()) => {
    const browser = site.browser();
    await browser.post('/login/en', { step: 'email', email });
    const code = await site.codeFor(email);
    const enter = (typed = code, address = email) =>
      browser.post('/login/en', { step: 'code', email: address, code: typed });
    return { ...browser, email, code, enter };
  };

  it('is stored as a hash, and so is its address', async () => {
    const { email, code } = await requestCode();
    const saved = JSON.stringify(await database.db.select().from(signInCode));
    expect(saved).not.toContain(code);
    expect(saved).not.toContain(email);
  });

  it('is only limited per mailbox if no network is known, which all visitors would share', async () => {
    const counted = async (headers: Record<string, string>) => {
      const before = await database.db.$count(rateLimitCount);
      await site.browser(headers).post('/login/en', { step: 'email', email: someAddress() });
      return (await database.db.$count(rateLimitCount)) - before;
    };
    expect(await counted({ 'x-forwarded-for': '203.0.113.50' })).toBe(8);
    expect(await counted({ 'x-forwarded-for': '' })).toBe(2);
  });

  it('can be tried three times', async () => {
    const { code, enter, jar } = await requestCode();
    for (let n = 0; n < 2; n++) {
      const refused = await enter(wrongCodeThan(code));
      expect(refused.status).toBe(422);
      expect(await answerIn(refused)).toMatchObject({
        signIn: { step: 'code', problems: [{ field: 'code', problem: 'wrong' }] },
      });
    }
    for (const typed of [wrongCodeThan(code), code]) {
      expect(await answerIn(await enter(typed))).toMatchObject({ signIn: { errorCode: 'codeSpent' } });
    }
    expect(jar.has('hormiga.session_token')).toBe(false);
  });

  it('cannot be tried or used up by another browser', async () => {
    const { code, email, enter } = await requestCode();
    const stranger = site.browser();
    for (let n = 0; n < 20; n++) {
      const typed = n < 10 ? wrongCodeThan(code) : code;
      const refused = await stranger.post('/login/en', { step: 'code', email, code: typed });
      expect(await answerIn(refused)).toMatchObject({ signIn: { errorCode: 'codeSpent' } });
    }
    await stranger.post('/login/en', { step: 'email', email });
    expect((await enter()).status, 'the owner has three tries, and one is enough').toBe(303);
  });

  it('is valid for ten minutes', async () => {
    const { enter } = await requestCode();
    vi.setSystemTime(Date.now() + 10 * 60_000 + 1_000);
    expect(await answerIn(await enter())).toMatchObject({ signIn: { step: 'code', errorCode: 'codeSpent' } });
  });

  it('is valid once, and a double press opens one session', async () => {
    const { code, email, enter, jar, send } = await requestCode();
    const answers = await Promise.all(Array.from({ length: 5 }, () => enter()));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303]);
    const sessions = answers.map(({ headers }) => headers.getSetCookie().find((one) => one.includes('session_token=')));
    expect(new Set(sessions).size).toBe(1);
    expect((await send('/dashboard/en')).status).toBe(200);
    const replayed = site.browser();
    replayed.jar.set('hormiga.sign_in', jar.get('hormiga.sign_in') ?? '');
    vi.setSystemTime(Date.now() + 61_000);
    await replayed.post('/login/en', { step: 'code', email, code });
    expect(replayed.jar.has('hormiga.session_token')).toBe(false);
  });

  it('is invalid for another address', async () => {
    const { enter, code } = await requestCode();
    const other = await requestCode();
    expect((await enter(code, other.email)).status).toBe(422);
    expect((await other.enter()).status).toBe(303);
  });

  it('is replaced by a newer one', async () => {
    const { email, code, enter, post } = await requestCode();
    vi.setSystemTime(Date.now() + 30_000);
    const response = await post('/login/en', { step: 'email', email, code: '' });
    expect(await answerIn(response)).toMatchObject({ signIn: { step: 'code', again: 'sent' } });
    const tooSoon = await post('/login/en', { step: 'email', email, code: '' });
    expect(await answerIn(tooSoon)).toMatchObject({ signIn: { step: 'code', again: 'justSent' } });
    const newer = await site.codeFor(email);
    if (newer !== code) expect((await enter(code)).status).toBe(422);
    expect((await enter(newer)).status).toBe(303);
  });

  it('can be replaced immediately after too many tries', async () => {
    const { email, code, enter, post } = await requestCode();
    for (let n = 0; n < 3; n++) await enter(wrongCodeThan(code));
    vi.setSystemTime(Date.now() + 1_000);
    await post('/login/en', { step: 'email', email, code: '' });
    expect((await enter(await site.codeFor(email))).status).toBe(303);
  });

  it('is sent once if the button is pressed twice', async () => {
    const email = someAddress();
    const { post, send } = site.browser();
    await send('/login/en');
    await Promise.all([1, 2, 3].map(() => post('/login/en', { step: 'email', email })));
    const sent = (await database.db.select().from(outboxMessage)).filter(({ recipient }) => recipient === email);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.secretUntil?.getTime()).toBeGreaterThan(Date.now());
  });
});
