import { like } from 'drizzle-orm';
import { pino } from 'pino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerIn } from '#app/testing-live.ts';
import { wordsIn } from '#content/words.ts';
import { rateLimitCount } from '#platform/database/tables.ts';
import { databaseForTests, databaseKinds } from '#platform/database/testing.ts';
import { googleAddress, googleStartPath } from '../../sign-in.ts';
import { findPhotoVersion } from '../photos.ts';
import { identity, user, verification } from '../tables.ts';
import { accountApp, png, someAddress } from '../testing-accounts.ts';
import { copyPhoto } from './google-routes.ts';

const keys = { GOOGLE_CLIENT_ID: 'client', GOOGLE_CLIENT_SECRET: 'a secret of the client' };

interface Profile {
  readonly sub: string;
  readonly email: string;
  readonly email_verified?: boolean;
  readonly name?: string;
  readonly picture?: string;
}

/** A fake Google, as far as a sign-in needs it: the profile for a code, and a picture. */
function stubGoogle(profile: Profile) {
  const requested: string[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const url = String(input instanceof Request ? input.url : input);
    requested.push(url);
    if (url.includes('googleusercontent.com')) return new Response(png);
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = { iss: 'https://accounts.google.com', aud: 'client', email_verified: true, ...profile };
    const id_token = `${part({ alg: 'RS256' })}.${part(claims)}.signature`;
    return Response.json({ access_token: 'an access token', id_token, token_type: 'Bearer', expires_in: 3600 });
  });
  return requested;
}

describe.each(databaseKinds())('signing in with Google, on %s', async (kind) => {
  const database = await databaseForTests(kind);
  const site = accountApp(database, keys);
  afterEach(() => void vi.unstubAllGlobals());

  /** Goes to Google, returns with a code, and follows the redirects. */
  async function signInWithGoogle(
    browser: ReturnType<typeof site.browser>,
    back = '/products/wabot/fr',
    change: (state: string) => string = (state) => state,
  ) {
    const before = [...browser.jar.keys()];
    const left = await browser.send(googleAddress(back, 'fr'));
    expect([...browser.jar.keys()]).toEqual([...before, 'hormiga.oauth_state']);
    const toGoogle = new URL(left.headers.get('location') ?? '');
    const state = change(toGoogle.searchParams.get('state') ?? '');
    const query = new URLSearchParams({ code: 'a code', state });
    const returned = await browser.send(`/api/auth/callback/google?${query}`, {
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    const arrived = returned.headers.get('location') ?? '';
    const last = arrived.startsWith('/api/glogin/listo') ? await browser.send(arrived) : returned;
    return { toGoogle, location: last.headers.get('location'), again: `/api/auth/callback/google?${query}` };
  }

  it('opens an account, copies the picture, and returns to the previous page', async () => {
    const email = someAddress();
    const requested = stubGoogle({
      sub: email,
      email,
      name: 'Ana 🦆',
      picture: 'https://lh3.googleusercontent.com/a/x',
    });
    const browser = site.browser();
    const { toGoogle, location } = await signInWithGoogle(browser);
    expect(toGoogle.origin).toBe('https://accounts.google.com');
    expect(toGoogle.searchParams.get('redirect_uri')).toBe('http://site.test/api/auth/callback/google');
    expect(toGoogle.searchParams.get('scope')?.split(' ').sort()).toEqual(['email', 'openid', 'profile']);
    expect(location).toBe('/products/wabot/fr');
    const { usuario_foto, ...info } = browser.handedOver();
    expect(info).toMatchObject({ usuario_correo: email, usuario_nombre: 'Ana 🦆' });
    expect((await browser.send(usuario_foto)).status).toBe(200);
    expect(requested.at(-1)).toBe('https://lh3.googleusercontent.com/a/x');
    const saved = await database.db.select().from(identity);
    expect(JSON.stringify(saved)).not.toMatch(/an access token|signature/);
    expect(await answerIn(await browser.send('/dashboard/en'))).toMatchObject({ dashboard: { unread: 1 } });
  });

  it('uses the same account as by e-mail, if Google has verified the address', async () => {
    const email = await site.browser().signIn();
    stubGoogle({ sub: email, email });
    const { location } = await signInWithGoogle(site.browser());
    expect(location).toBe('/products/wabot/fr');
    expect((await database.db.select().from(user)).filter((one) => one.email === email)).toHaveLength(1);
  });

  it('identifies people by their Google id, even if their address changes', async () => {
    const [first, second] = [someAddress(), someAddress()];
    stubGoogle({ sub: first, email: first });
    await signInWithGoogle(site.browser());
    stubGoogle({ sub: first, email: second });
    const browser = site.browser();
    await signInWithGoogle(browser);
    expect(browser.handedOver()).toMatchObject({ usuario_correo: first });
  });

  it('is refused with an unverified address', async () => {
    const email = await site.browser().signIn();
    for (const address of [email, someAddress()]) {
      stubGoogle({ sub: `unproven ${address}`, email: address, email_verified: false });
      const browser = site.browser();
      const { location } = await signInWithGoogle(browser);
      expect(location).toMatch(/^\/login\/fr\?error=google/);
      expect(browser.jar.has('hormiga.session_token')).toBe(false);
    }
  });

  it('is refused if it was not started here, or is repeated', async () => {
    const email = someAddress();
    stubGoogle({ sub: email, email });
    const forged = await signInWithGoogle(site.browser(), '', () => 'forged');
    expect(forged.location).toMatch(/^\/login\/\w\w\?error=google/);
    const browser = site.browser();
    const { again } = await signInWithGoogle(browser);
    const thief = site.browser();
    expect((await thief.send(again)).headers.get('location')).toMatch(/^\/login\/\w\w\?error=google/);
    expect(thief.jar.has('hormiga.session_token')).toBe(false);
  });

  it('is rate limited per wide network at start and return, and leaves nothing behind when refused', async () => {
    const email = someAddress();
    stubGoogle({ sub: email, email });
    const { again } = await signInWithGoogle(site.browser());
    await database.db.update(rateLimitCount).set({ uses: 1_000 }).where(like(rateLimitCount.key, 'google-%-wide:%'));
    const rows = await database.db.$count(verification);
    for (const path of [googleAddress('', 'fr'), again]) {
      const refused = await site.browser().send(path, { headers: { 'accept-language': 'fr' } });
      expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
      expect(await refused.text()).toContain(wordsIn('fr').errorPage.tooMany.title);
    }
    expect(await database.db.$count(verification)).toBe(rows);
    await database.db.delete(rateLimitCount);
  });

  it('redirects to no other site, and cannot be started from one', async () => {
    const email = someAddress();
    stubGoogle({ sub: email, email });
    const { location } = await signInWithGoogle(site.browser(), '//evil.example');
    expect(location).toBe('/dashboard/fr');
    const started = await site.browser().send(googleAddress('', 'en'), { headers: { 'sec-fetch-site': 'cross-site' } });
    expect(started.headers.get('location')).toBe('/login/en');
  });

  it('ends the previous session of the browser, and opens none for a direct request to its return path', async () => {
    const browser = site.browser();
    await browser.signIn();
    const old = browser.jar.get('hormiga.session_token') ?? '';
    const email = someAddress();
    stubGoogle({ sub: email, email });
    await signInWithGoogle(browser);
    expect(browser.handedOver()).toMatchObject({ usuario_correo: email });
    const left = site.browser();
    left.jar.set('hormiga.session_token', old);
    expect((await left.send('/dashboard/en')).headers.get('location')).toMatch(/^\/login\/en/);
    const stranger = await site.browser().send('/api/glogin/listo?back=%2Fcontact%2Ffr&language=fr');
    expect(stranger.headers.get('location')).toBe('/login/fr?error=google&back=%2Fcontact%2Ffr');
  });

  it('copies pictures from Google only, and only pictures', async () => {
    const requested = stubGoogle({ sub: '', email: '' });
    const email = someAddress();
    const [{ id = '' } = {}] = await database.db.insert(user).values({ name: 'Ana', email }).returning();
    const copy = (image: string) => copyPhoto(database.db, { id, image }, pino({ level: 'silent' }));
    const elsewhere = [
      ...['https://evil.example/a', 'https://evilgoogleusercontent.com/a', 'no address', 'https://127.0.0.1/a'],
      ...['http://lh3.googleusercontent.com/a', 'https://lh3.googleusercontent.com:8443/a', 'file:///etc/passwd'],
      // The machine of a customer of Google's, by its address.
      ...['https://5.113.0.203.bc.googleusercontent.com/a', 'https://lh3.googleusercontent.com.evil.example/a'],
      ...['https://lh3.googleusercontent.com@evil.example/a', 'data:image/png;base64,iVBORw0KGgo='],
    ];
    for (const image of elsewhere) await copy(image);
    expect(requested).toEqual([]);
    vi.stubGlobal('fetch', async () => new Response('<script>'));
    await copy('https://lh3.googleusercontent.com/a');
    vi.stubGlobal('fetch', async () => new Response(png, { status: 404 }));
    await copy('https://lh3.googleusercontent.com/a');
    // One that never ends.
    let chunks = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(chunks++ === 0 ? png : new Uint8Array(1024 * 1024)),
    });
    vi.stubGlobal('fetch', async () => new Response(endless));
    await copy('https://lh3.googleusercontent.com/a');
    expect(chunks).toBeLessThan(10);
    expect(await findPhotoVersion(database.db, id)).toBeUndefined();
  });

  it('is not available without the Google settings', async () => {
    const { browser } = accountApp(database);
    expect((await browser().send(googleStartPath)).status).toBe(404);
    expect(await answerIn(await browser().send('/login/en'))).toMatchObject({ signIn: { google: false } });
    expect(await answerIn(await site.browser().send('/login/en'))).toMatchObject({ signIn: { google: true } });
  });
});
