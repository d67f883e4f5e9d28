import { eq, like } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerIn } from '../../src/app/testing-live.ts';
import { accountApp, someAddress } from '../../src/features/accounts/server/testing-accounts.ts';
import { signOutPath } from '../../src/features/accounts/sign-in.ts';
import { rateLimitCount } from '../../src/platform/database/tables.ts';
import { databaseForTests } from '../../src/platform/database/testing.ts';
import { outboxMessage } from '../../src/platform/server/mail/tables.ts';

const minute = 60_000;
const boss = 'boss@example.com';
const knownCookie = 'hormiga.known_browser';

/** Hundreds of requests take a busy machine more than a minute. */
const timeout = 240_000;

describe('strangers who request codes for another person’s address', { timeout }, async () => {
  const database = await databaseForTests('postgres');
  const site = accountApp(database, { STAFF_EMAILS: boss });
  type Browser = ReturnType<typeof site.browser>;
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await database.db.delete(rateLimitCount);
    await database.db.delete(outboxMessage);
  });
  afterEach(() => void vi.useRealTimers());

  const later = (ms: number) => void vi.setSystemTime(Date.now() + ms);
  const ask = (browser: Browser, email: string, more: Readonly<Record<string, string>> = {}) => {
    // The embedded database uses this clock too, and no two mails may have the same time.
    later(1);
    return browser.post('/login/en', { step: 'email', email, ...more });
  };
  const enter = (browser: Browser, email: string, code: string) =>
    browser.post('/login/en', { step: 'code', email, code });
  const isSignedIn = async (browser: Browser) => (await browser.send('/dashboard/en')).status === 200;
  const mailsTo = (email: string) => database.db.select().from(outboxMessage).where(eq(outboxMessage.recipient, email));
  const codesTo = async (email: string) => (await mailsTo(email)).filter(({ key }) => key.startsWith('code:')).length;

  const v4 = (wide: number, host = 1) => ({ 'x-forwarded-for': `100.64.${wide}.${host}` });
  /** Requests a code from new browsers, in these networks in turn. Returns how many got one. */
  async function flood(email: string, requests: number, networks: number, atOnce = 10): Promise<number> {
    const statuses: number[] = [];
    const send = async (n: number) => {
      const host = 1 + (Math.floor(n / networks) % 250);
      statuses.push((await ask(site.browser(v4(n % networks, host)), email)).status);
    };
    for (let n = 0; n < requests; n += atOnce) {
      await Promise.all(Array.from({ length: Math.min(atOnce, requests - n) }, (_, at) => send(n + at)));
    }
    expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([]);
    return statuses.filter((status) => status === 200).length;
  }
  async function getIn(browser: Browser, email: string, more: Readonly<Record<string, string>> = {}): Promise<void> {
    expect((await ask(browser, email, more)).status).toBe(200);
    expect((await enter(browser, email, await site.codeFor(email))).status).toBe(303);
    expect(await isSignedIn(browser)).toBe(true);
  }
  /** A browser in which a person has signed in and out. */
  async function knownBrowser(email: string, headers = {}): Promise<Browser> {
    const browser = site.browser(headers);
    await browser.signIn(email);
    await browser.send(signOutPath);
    expect(await isSignedIn(browser)).toBe(false);
    later(minute);
    return browser;
  }
  const refusalIn = async (response: Response) => {
    const answer = await answerIn(response);
    return 'signIn' in answer ? answer.signIn.refusal : undefined;
  };

  describe.each([
    { requests: 14, networks: 3, tags: [] },
    { requests: 200, networks: 10, tags: ['system'] },
  ])('with $requests requests from $networks networks', ({ requests, networks, tags }) => {
    it('do not lock out the team', { tags }, async () => {
      const known = await knownBrowser(boss);
      const browser = site.browser();
      await ask(browser, boss);
      const code = await site.codeFor(boss);
      await flood(boss, requests, networks);
      expect((await enter(browser, boss, code)).status, 'with a code that was sent before').toBe(303);
      await getIn(known, boss);
      expect((await known.send('/staff/en')).status).toBe(200);
      await getIn(site.browser({ 'x-forwarded-for': '192.0.2.7' }), boss);
    });
  });

  it('do not lock out a person who opens an account', async () => {
    const email = someAddress();
    await flood(email, 14, 3);
    const browser = site.browser();
    later(1);
    await browser.signIn(email, '/support/registro/en', { name: 'Ana', policy: 'yes' });
    expect(await isSignedIn(browser)).toBe(true);
  });

  describe('in very many networks', () => {
    it('cannot flood a mailbox, in an hour or a day', { tags: 'system' }, async () => {
      const email = someAddress();
      const sent: number[] = [];
      for (let hour = 0; hour < 5; hour++) {
        sent.push(await flood(email, 40, 40, 1));
        later(60 * minute);
      }
      expect(sent).toEqual([24, 12, 12, 12, 0]);
      expect(await mailsTo(email), 'and one link').toHaveLength(60 + 1);
    });

    it('do not lock out a browser that has signed in before', { tags: 'system' }, async () => {
      const browser = await knownBrowser(boss);
      await flood(boss, 60, 60);
      await getIn(browser, boss);
    });

    it('do not lock out the owner of the mailbox: a mailed link admits a new browser', { tags: 'system' }, async () => {
      const email = someAddress();
      await flood(email, 30, 30);
      const browser = site.browser();
      const refused = await ask(browser, email);
      expect(refused.status).toBe(429);
      expect(await refusalIn(refused)).toMatchObject({ reason: 'mailbox', isCodeWaiting: false });
      const links = await database.db.select().from(outboxMessage).where(like(outboxMessage.key, 'sign-in-link:%'));
      expect(links).toMatchObject([{ recipient: email }]);
      const path = /http:\/\/site\.test(\/login\/en\?pass=\S+)/.exec(links[0]?.text ?? '')?.[1] ?? '';
      const opened = await answerIn(await browser.send(path));
      const pass = 'signIn' in opened ? (opened.signIn.pass ?? '') : '';
      expect(pass).toMatch(/^[\w.-]+$/);
      await getIn(browser, email, { pass });
      // From now on the browser is known. The link does not work for another address, or when it is old.
      await browser.send(signOutPath);
      later(minute);
      expect((await ask(browser, email)).status).toBe(200);
      const other = someAddress();
      await flood(other, 30, 30);
      expect((await ask(site.browser(), other, { pass })).status).toBe(429);
      later(2 * 24 * 60 * minute);
      await flood(email, 30, 30);
      expect((await ask(site.browser(), email, { pass })).status).toBe(429);
    });
  });

  it('have separate limits for each address in a network, and for each wide network', { tags: 'system' }, async () => {
    const email = someAddress();
    const statuses: number[] = [];
    for (let n = 0; n < 7; n++) statuses.push((await ask(site.browser(v4(1)), email)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
    expect(await flood(someAddress(), 12, 1), 'one /24').toBe(10);
    let sent = 0;
    const third = someAddress();
    for (let n = 0; n < 12; n++) {
      sent += (await ask(site.browser({ 'x-forwarded-for': `2001:db8:77:${n}::1` }), third)).status === 200 ? 1 : 0;
    }
    expect(sent, 'one /48').toBe(10);
  });

  it('strangers in the owner’s network do not lock out a known browser, or a mailed link', {
    tags: 'system',
  }, async () => {
    const shared = v4(5);
    const browser = await knownBrowser(boss, shared);
    for (let n = 0; n < 70; n++) await ask(site.browser(shared), n < 10 ? boss : someAddress());
    await getIn(browser, boss);
    const links = (await mailsTo(boss)).filter(({ key }) => key.startsWith('sign-in-link:'));
    expect(links).toHaveLength(1);
  });

  it('have one limit for a mailbox, however its address is written', async () => {
    const name = `ana${Date.now()}`;
    let sent = 0;
    for (let n = 0; n < 30; n++) {
      const email = n % 2 ? `${name}+${n}@gmail.com` : `a.${name.slice(1)}+${n}@googlemail.com`;
      if ((await ask(site.browser(v4(n)), email)).status === 200) sent++;
    }
    expect(sent).toBe(24);
    const links = await database.db.select().from(outboxMessage).where(like(outboxMessage.key, 'sign-in-link:%'));
    expect(links.length).toBe(1);
    // If mail to a tagged address would bounce, the plain address gets the link.
    expect(await refusalIn(await ask(site.browser(), `${name}@gmail.com`))).toMatchObject({ reason: 'mailbox' });
    expect(await mailsTo(`${name}@gmail.com`)).toMatchObject([{ key: expect.stringMatching(/^sign-in-link:/) }]);
  });

  it('do not learn whether an address has an account, or has signed in before', async () => {
    const [member, nobody] = [someAddress(), someAddress()];
    await knownBrowser(member);
    await database.db.delete(rateLimitCount);
    const answers: unknown[] = [];
    for (const email of [member, nobody]) {
      vi.setSystemTime(new Date('2030-01-01T12:00:00Z'));
      const seen: unknown[] = [];
      for (let n = 0; n < 30; n++) {
        const response = await ask(site.browser(v4(n)), email);
        const { status, headers } = response;
        seen.push([status, headers.get('retry-after'), (await response.text()).replaceAll(email, 'X')]);
      }
      answers.push(seen);
    }
    expect(answers[0]).toEqual(answers[1]);
  });

  it('cannot forge the cookie of a known browser, or use one of another address', async () => {
    const victim = someAddress();
    const own = await knownBrowser(someAddress());
    const ours = own.jar.get(knownCookie) ?? '';
    expect(ours).toMatch(/^[\w.-]+$/);
    await flood(victim, 30, 30);
    const [id, end, signature] = ours.split('.');
    const later = Number.parseInt(end ?? '', 36) + 1;
    const tried = ['', ours, `${id}.${later.toString(36)}.${signature}`, `${ours}~`.repeat(1_000), `${id}.${end}.`];
    for (const value of tried) {
      const browser = site.browser(v4(101));
      browser.jar.set(knownCookie, value);
      expect((await ask(browser, victim)).status, value.slice(0, 100)).toBe(429);
      expect((await ask(browser, victim, { pass: value })).status, value.slice(0, 100)).toBe(429);
    }
  });

  it('strangers who guess codes do not lock out others in their network', async () => {
    const email = someAddress();
    const shared = v4(6);
    const browser = site.browser(shared);
    await ask(browser, email);
    const code = await site.codeFor(email);
    const statuses = new Set<number>();
    for (let n = 0; n < 210; n++) statuses.add((await enter(site.browser(shared), email, '000000')).status);
    expect([...statuses]).toEqual([422, 429]);
    expect((await enter(browser, email, code)).status).toBe(303);
  });

  describe('the button for a new code', () => {
    const counted = async () => {
      const rows = await database.db.select().from(rateLimitCount);
      return rows.map(({ key, uses }) => `${key} ${uses}`).toSorted();
    };

    it('does not count when it sends nothing, also when pressed in two tabs', async () => {
      const email = someAddress();
      const browser = site.browser();
      await browser.send('/login/en');
      await Promise.all([1, 2, 3].map(() => ask(browser, email)));
      const before = await counted();
      expect(before.every((line) => line.endsWith(' 1'))).toBe(true);
      for (let n = 0; n < 6; n++) {
        const pressed = await ask(browser, email, { code: '12' });
        expect(pressed.status).toBe(200);
        expect(await answerIn(pressed)).toMatchObject({
          signIn: { step: 'code', again: 'justSent', typed: { email, code: '12' } },
        });
      }
      expect(await codesTo(email)).toBe(1);
      expect(await counted()).toEqual(before);
      later(minute);
      expect((await ask(browser, email, { code: '' })).status, 'the next one is sent').toBe(200);
      expect(await codesTo(email)).toBe(2);
    });

    it('keeps the field and its text when a limit is reached, and says when to retry', async () => {
      const email = someAddress();
      const browser = site.browser();
      for (let n = 0; n < 6; n++) {
        await ask(browser, email, { code: '' });
        later(minute);
      }
      const before = await counted();
      const refused = await ask(browser, email, { code: '12 34' });
      expect(refused.status).toBe(429);
      const retryAfter = Number(refused.headers.get('retry-after'));
      expect(retryAfter).toBe(54 * 60);
      expect(await answerIn(refused)).toMatchObject({
        signIn: {
          step: 'code',
          typed: { email, code: '1234' },
          problems: [],
          refusal: { reason: 'mailbox', retryAfter, isCodeWaiting: true },
        },
      });
      // A refused request stores nothing: neither a count, nor a code instead of the valid one.
      expect((await counted()).filter((line) => !line.startsWith('code-link-day:'))).toEqual(before);
      const form = await ask(browser, email);
      expect(await answerIn(form), 'from the form for the address, too').toMatchObject({ signIn: { step: 'code' } });
      expect((await enter(browser, email, await site.codeFor(email))).status).toBe(303);
      later(retryAfter * 1000);
      expect((await ask(site.browser(v4(7)), email)).status).toBe(200);
    });

    it('behaves the same in a known browser, which has its own limit', async () => {
      const email = someAddress();
      const browser = await knownBrowser(email);
      for (let n = 0; n < 6; n++) {
        expect((await ask(browser, email, { code: '' })).status).toBe(200);
        later(minute);
      }
      expect(await refusalIn(await ask(browser, email, { code: '' }))).toEqual({
        reason: 'tooOften',
        retryAfter: 54 * 60,
        isCodeWaiting: true,
      });
      expect((await ask(site.browser(), email)).status, 'and a new one’s, too').toBe(200);
    });

    it('the button for a code to a new address in the dashboard has the same limit, and keeps its field', async () => {
      const newEmail = someAddress();
      const browser = site.browser();
      await browser.signIn();
      const press = (more = {}) => browser.post('/dashboard/en', { action: 'email', new_email: newEmail, ...more });
      for (let n = 0; n < 6; n++) {
        await Promise.all([press(), press({ code: '' })]);
        later(minute);
      }
      expect(await codesTo(newEmail)).toBe(6);
      const refused = await press({ code: '12' });
      expect(refused.status).toBe(429);
      expect(refused.headers.get('retry-after')).toBe(String(54 * 60));
      expect(await answerIn(refused)).toMatchObject({
        dashboard: {
          view: { kind: 'profile', newEmail, refusal: { reason: 'tooOften', isCodeWaiting: true } },
          wrong: { typed: { code: '12' } },
        },
      });
      const code = await site.codeFor(newEmail);
      const changed = await browser.post('/dashboard/en', { action: 'email-code', new_email: newEmail, code });
      expect(changed.headers.get('location')).toBe('/dashboard/en?view=profile&done=email');
      later(10 * minute);
      const other = someAddress();
      await flood(other, 30, 30);
      const first = await browser.post('/dashboard/en', { action: 'email', new_email: other });
      expect(await answerIn(first)).toMatchObject({
        dashboard: { view: { refusal: { isCodeWaiting: false } }, wrong: { typed: { new_email: other } } },
      });
    });
  });

  it('find nothing in the browser of a deleted account', async () => {
    const browser = site.browser();
    const [first, second] = [await browser.signIn(), await browser.signIn()];
    expect(browser.jar.get(knownCookie)?.split('~')).toHaveLength(2);
    await browser.post('/dashboard/en', { action: 'delete', confirm_email: second });
    expect(browser.jar.get(knownCookie)?.split('~')).toHaveLength(1);
    later(minute);
    await browser.signIn(first);
    await browser.post('/dashboard/en', { action: 'delete', confirm_email: first });
    expect(browser.jar.has(knownCookie)).toBe(false);
  });
});
