import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerIn } from '#app/testing-live.ts';
import { databaseForTests, databaseKinds, openTestDatabase } from '#platform/database/testing.ts';
import { accountApp, someAddress } from '../testing-accounts.ts';

describe.each(databaseKinds())('signing in, on %s', async (kind) => {
  const database = await databaseForTests(kind);
  const site = accountApp(database);
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  it('asks for an address, sends a code, and opens a session if the code is right', async () => {
    const { post, send, codeFor, jar, handedOver } = { ...site, ...site.browser() };
    const typed = ' Ana.Ñandú@Example.com ';
    const email = typed.trim().toLowerCase();
    const response = await post('/login/fr', { step: 'email', email: typed, back: '/products/wabot/fr?x=1' });
    expect(response.status).toBe(200);
    expect(await answerIn(response)).toMatchObject({
      path: '/login',
      signIn: { step: 'code', typed: { email }, problems: [] },
    });
    const code = await codeFor(email);
    expect(code).toMatch(/^\d{6}$/);
    const entered = await post('/login/fr', {
      step: 'code',
      email: email.toUpperCase(),
      back: '/products/wabot/fr?x=1',
      code: ` ${code.slice(0, 3)} ${code.slice(3)} `,
    });
    expect([entered.status, entered.headers.get('location')]).toEqual([303, '/products/wabot/fr?x=1']);
    const cookie = entered.headers.getSetCookie().find((line) => line.startsWith('hormiga.session_token='));
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
    expect(cookie).not.toMatch(/Secure/i);
    expect(handedOver()).toMatchObject({ usuario_correo: email.toLowerCase(), usuario_nombre: 'ana.ñandú' });
    expect(jar.has('hormiga.session_token')).toBe(true);
    const dashboard = await answerIn(await send('/dashboard/fr'));
    expect(dashboard).toMatchObject({ dashboard: { person: { email: email.toLowerCase(), language: 'fr' } } });
    const again = await send('/login/en?back=/code/en');
    expect([again.status, again.headers.get('location')]).toEqual([303, '/code/en']);
  });

  it('does not reveal which addresses have an account', async () => {
    const { email } = { email: await site.browser().signIn() };
    vi.setSystemTime(Date.now() + 30_000);
    const answers = await Promise.all(
      [email, someAddress()].map(async (address) => {
        const response = await site.browser().post('/login/en', { step: 'email', email: address });
        return [response.status, (await response.text()).replaceAll(address, 'X')];
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
  });

  it('can only be requested by pages of this site', async () => {
    const email = someAddress();
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }]) {
      const refused = await site.browser().post('/login/en', { step: 'email', email }, headers);
      expect(refused.status).toBe(403);
      expect(await answerIn(refused)).toMatchObject({ signIn: { errorCode: 'otherSite' } });
    }
    expect(await site.codeFor(email)).toBe('');
  });

  it.each([
    '//evil.example',
    'https://evil.example/',
    '/\\evil.example',
    '/%09/evil.example\n',
    '/.//evil.example',
    'javascript:alert(1)',
    '/login/en?back=/login/en',
    '/api/glogin/logout',
    '/nothing/here',
    '',
  ])('does not return to %j', async (back) => {
    const { post, send, codeFor } = { ...site, ...site.browser() };
    const email = someAddress();
    const shown = await send(`/login/en?${new URLSearchParams({ back })}`);
    expect(await answerIn(shown)).toMatchObject({ signIn: { back: '' } });
    await post('/login/en', { step: 'email', email, back });
    const entered = await post('/login/en', { step: 'code', email, back, code: await codeFor(email) });
    expect(entered.headers.get('location')).toBe('/dashboard/en');
  });

  it('knows the previous page without a script', async () => {
    const { send } = site.browser();
    const from = async (referer: string) => answerIn(await send('/login/en', { headers: { referer } }));
    expect(await from('http://site.test/products/wabot/es?a=b')).toMatchObject({
      signIn: { back: '/products/wabot/es?a=b' },
    });
    expect(await from('http://evil.example/products')).toMatchObject({ signIn: { back: '' } });
    expect(await from('http://site.test/support/registro/en')).toMatchObject({ signIn: { back: '' } });
    expect(await from('http://site.test/support/registro/en?back=%2Fcode%2Fen')).toMatchObject({
      signIn: { back: '/code/en' },
    });
  });

  it('shows what was typed when something is wrong with it', async () => {
    const { post } = site.browser();
    const wrong = await post('/support/registro/es', { step: 'email', name: ' ', email: 'ana', back: '/code/es' });
    expect(wrong.status).toBe(422);
    expect(await answerIn(wrong)).toMatchObject({
      path: '/support/registro',
      signIn: {
        step: 'email',
        typed: { name: '', email: 'ana', policy: false },
        back: '/code/es',
        problems: [
          { field: 'name', problem: 'missing' },
          { field: 'email', problem: 'notAnAddress' },
          { field: 'policy', problem: 'missing' },
        ],
      },
    });
    const noCode = await post('/login/es', { step: 'code', email: someAddress(), code: '' });
    expect(await answerIn(noCode)).toMatchObject({
      signIn: { step: 'code', problems: [{ field: 'code', problem: 'missing' }] },
    });
  });

  it('sends the code to exactly the address that gets the account', async () => {
    const { signIn, handedOver } = site.browser();
    // The kelvin sign is a different character from k, until it is lower-cased.
    await signIn('fran\u212a@example.com').catch(() => undefined);
    expect(await site.codeFor('frank@example.com')).toMatch(/^\d{6}$/);
    expect(await site.codeFor('fran\u212a@example.com')).toBe('');
    expect(handedOver()).toBeNull();
  });

  it('opens an account with a name, including emoji, and never renames an existing one', async () => {
    const name = 'Íñigo 👩🏽‍🚀';
    const signUp = { name, policy: 'yes' };
    const [first, second] = [site.browser(), site.browser()];
    first.jar.set('userCountry', 'co');
    const email = await first.signIn(undefined, '/support/registro/es', signUp);
    vi.setSystemTime(Date.now() + 60_000);
    await second.signIn(email, '/support/registro/fr', { ...signUp, name: 'Somebody else' });
    expect(second.handedOver()).toMatchObject({ usuario_nombre: name });
    expect(await answerIn(await second.send('/dashboard/en'))).toMatchObject({
      dashboard: { person: { name, language: 'es', country: 'co' }, unread: 1 },
    });
  });

  it('ignores a name if the form does not ask for one, because it is not validated', async () => {
    const { signIn, handedOver, send } = site.browser();
    const email = await signIn(undefined, '/login/en', { name: `\u0000${'x'.repeat(1_000)}` });
    expect(handedOver()).toMatchObject({ usuario_correo: email, usuario_nombre: email.split('@')[0] });
    expect(await answerIn(await send('/dashboard/en'))).toMatchObject({ dashboard: { person: { name: '' } } });
  });

  it('ends the previous session of the browser', async () => {
    const browser = site.browser();
    await browser.signIn();
    const before = browser.jar.get('hormiga.session_token') ?? '';
    await browser.signIn();
    const thief = site.browser();
    thief.jar.set('hormiga.session_token', before);
    expect((await thief.send('/dashboard/en')).status).toBe(303);
  });

  it('sets secure cookies behind TLS', async () => {
    const { signIn, jar, send } = site.browser({ 'x-forwarded-proto': 'https' });
    await signIn();
    expect([...jar.keys()]).toContain('__Secure-hormiga.session_token');
    expect((await send('/dashboard/en')).status).toBe(200);
  });

  it('reports that it is not available while the database is down', async () => {
    const closed = await openTestDatabase(kind);
    const { browser } = accountApp(closed);
    await closed.close();
    const answer = await browser().post('/login/en', { step: 'email', email: someAddress(), back: '/code/en' });
    expect(answer.status).toBe(503);
    expect(await answerIn(answer)).toMatchObject({ signIn: { errorCode: 'notReady', back: '/code/en' } });
  });
});
