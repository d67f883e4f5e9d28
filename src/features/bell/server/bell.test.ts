import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { wordsIn } from '#content/words.ts';
import { signOut } from '#features/accounts/contract.ts';
import { addNotification } from '#features/accounts/server/store/notifications.ts';
import { bellToken, notification, user } from '#features/accounts/server/tables.ts';
import { accountApp } from '#features/accounts/server/testing-accounts.ts';
import { createTicket } from '#features/tickets/contract.ts';
import { ticketForm } from '#features/tickets/server/testing-tickets.ts';
import { databaseForTests, databaseKinds } from '#platform/database/testing.ts';
import { languageCodes } from '#site/languages.ts';
import { getNotifications, getUserInfo, markNotification } from '../contract.ts';
import { notificationText } from '../notifications.ts';

describe.each(databaseKinds())('the bell, on %s', async (kind) => {
  const database = await databaseForTests(kind);
  const site = accountApp(database);

  const signedIn = async () => {
    const browser = site.browser();
    const email = await browser.signIn();
    const caller = { token: String(browser.handedOver().token), email };
    return { ...browser, email, caller };
  };
  type Caller = Awaited<ReturnType<typeof signedIn>>['caller'];
  /** As a program without cookies. */
  const call = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    site.browser().call(path, body, headers);
  const list = async (caller: Caller, language = 'en') =>
    getNotifications.response.parse(
      await (await call(getNotifications.path, caller, { 'accept-language': language })).json(),
    );
  const codeOf = async (path: string, body: unknown) => {
    const response = await call(path, body);
    return [response.status, (await response.json()).CODE];
  };

  it('lists new notifications in the language of the page, until they are marked', async () => {
    const { caller } = await signedIn();
    const listed = await list(caller, 'fr-CA');
    expect(listed).toMatchObject({ CODE: 1, DATA: [{ titulo: 'Bienvenue chez Hormiga' }] });
    const id = listed.DATA[0]?.id;
    expect(await codeOf(markNotification.path, { notificacion_id: id, ...caller })).toEqual([200, 1]);
    expect(await codeOf(markNotification.path, { notificacion_id: String(id), ...caller }), 'again').toEqual([200, 1]);
    expect(await list(caller)).toMatchObject({ CODE: 6, DATA: [] });
  });

  it('counts all unread notifications, lists the newest, and says where each leads', async () => {
    const { caller, email } = await signedIn();
    const owner = await site.idOf(email);
    for (let n = 0; n < 59; n++) {
      await addNotification(database.db, owner, {
        kind: 'ticketClosed',
        event: `${n}`,
        values: { reference: `H-${n}` },
      });
    }
    const { DATA, TOTAL } = await list(caller, 'fr');
    expect([DATA.length, TOTAL]).toEqual([30, 60]);
    expect(DATA[0]?.url).toBe(`/dashboard/fr?notification=${DATA[0]?.id}`);
    await call(markNotification.path, { notificacion_id: DATA[0]?.id, ...caller });
    expect((await list(caller)).TOTAL).toBe(59);
  });

  it('notifies of a received ticket, once', async () => {
    const { caller, email } = await signedIn();
    const send = () =>
      site.app.request(createTicket.path, {
        method: 'POST',
        body: ticketForm({ email_cliente: email.toUpperCase(), request_id: '1ccd9f59-b15b-4c22-8c9e-3e0b2d4a7b11' }),
      });
    const { DATA } = createTicket.response.parse(await (await send()).json());
    await send();
    const { reference } = DATA;
    const [first, ...rest] = (await list(caller, 'es')).DATA;
    expect(first).toMatchObject({ titulo: 'Recibimos su mensaje', contenido: expect.stringContaining(reference) });
    expect(rest).toHaveLength(1);
  });

  it('is only accessible with its token and the matching address', async () => {
    const [one, other] = [await signedIn(), await signedIn()];
    const id = (await list(other.caller)).DATA[0]?.id;
    const wrong = [
      { ...one.caller, email: other.email },
      { ...one.caller, token: other.caller.token },
      { ...one.caller, token: `${one.caller.token}x` },
      { ...one.caller, token: '' },
      { ...one.caller, token: one.jar.get('hormiga.session_token') ?? '' },
    ];
    for (const caller of wrong) {
      expect(await codeOf(getNotifications.path, caller)).toEqual([401, 5]);
      expect(await codeOf(markNotification.path, { notificacion_id: id, ...caller })).toEqual([401, 5]);
    }
    expect(await codeOf(markNotification.path, { notificacion_id: id, ...one.caller }), 'of another').toEqual([404, 3]);
    expect((await list(other.caller)).DATA).toHaveLength(1);
  });

  it('has a token that gives access to nothing else, and is stored as a hash', async () => {
    const { caller } = await signedIn();
    const thief = site.browser();
    thief.jar.set('hormiga.session_token', caller.token);
    expect((await thief.send('/dashboard/en')).status).toBe(303);
    expect((await thief.call(getUserInfo.path, {})).status).toBe(401);
    expect(JSON.stringify(await database.db.select().from(bellToken))).not.toContain(caller.token);
  });

  it('ends with its session', async () => {
    const { caller, send } = await signedIn();
    await send(signOut.path);
    expect(await codeOf(getNotifications.path, caller)).toEqual([401, 5]);
  });

  it('reports errors in the language of the page', async () => {
    for (const language of languageCodes) {
      const response = await call(getNotifications.path, { token: 'x', email: 'y' }, { 'accept-language': language });
      expect((await response.json()).DESCRIPTION).toBe(wordsIn(language).notifications.errors.notSignedIn);
    }
    expect(await codeOf(getNotifications.path, { token: 7 })).toEqual([422, 2]);
    const { caller } = await signedIn();
    for (const notificacion_id of ['x', -1, 1.5, 1e12, null]) {
      expect(await codeOf(markNotification.path, { notificacion_id, ...caller })).toEqual([422, 2]);
    }
    expect(await codeOf(markNotification.path, { notificacion_id: 2_147_483_647, ...caller })).toEqual([404, 3]);
  });

  it('returns the signed-in visitor by the session, only to pages of this site', async () => {
    const { call, email } = await signedIn();
    const { DATA } = getUserInfo.response.parse(await (await call(getUserInfo.path, {})).json());
    expect(DATA).toMatchObject({ usuario_correo: email, usuario_nombre: email.split('@')[0], foto: '' });
    expect((await list({ token: DATA.token, email })).CODE).toBe(1);
    expect((await call(getUserInfo.path, {}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await site.browser().call(getUserInfo.path, {})).status).toBe(401);
  });

  it('stores the same event once, and accepts a kind without texts', async () => {
    const { email, caller } = await signedIn();
    const [owner] = (await database.db.select().from(user)).filter((one) => one.email === email);
    const userId = owner?.id ?? '';
    for (let n = 0; n < 2; n++) await addNotification(database.db, userId, { kind: 'quoteReady', event: 'x' });
    // As a later version of the site stores it.
    await database.db.update(notification).set({ kind: 'fromTheFuture' }).where(eq(notification.event, 'x'));
    expect((await list(caller)).DATA.map(({ titulo }) => titulo)).toEqual([
      'A change in your account',
      'Welcome to Hormiga',
    ]);
  });
});

it.each(languageCodes)('every event has texts in %s', (language) => {
  const values = { reference: 'H-7KQ2-94MX', company: 'Hormiga', time: '17:00', amount: '$ 10' };
  const { errors, other, ...kinds } = wordsIn(language).notifications;
  expect(Object.keys(kinds).length).toBeGreaterThanOrEqual(16);
  for (const kind of Object.keys(kinds)) {
    const { title, text } = notificationText(kind, values, language);
    expect(title && text).toBeTruthy();
    expect(title + text).not.toContain('{');
  }
});

it('the bell is rate limited per network, and reports it in the language of the page', async () => {
  const database = await databaseForTests('embedded');
  const browser = accountApp(database).browser();
  const mark = () => browser.send(markNotification.path, { method: 'POST', headers: { 'accept-language': 'fr' } });
  for (let n = 0; n < 1_200; n++) await mark();
  const refused = await mark();
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect(await refused.json()).toMatchObject({
    CODE: 7,
    DESCRIPTION: wordsIn('fr').notifications.errors.tooManyRequests,
  });
});
