import { randomUUID } from 'node:crypto';
import { and, desc, eq, like } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerAt } from '#app/testing-live.ts';
import { stepAt, totpCode } from '#features/accounts/server/second-factor/totp.ts';
import { passkey, secondFactor, session, user } from '#features/accounts/server/tables.ts';
import { accountApp, someAddress } from '#features/accounts/server/testing-accounts.ts';
import { databaseForTests } from '#platform/database/testing.ts';
import { outboxMessage } from '#platform/server/mail/tables.ts';
import { listActions, noteAction } from '#platform/server/staff/staff-actions.ts';
import { type StaffRole, staffActions, staffRoles, staffViews } from '#site/staff.ts';
import { mayDo, mayOpen } from '../roles.ts';
import { listMembers } from './members.ts';
import { teamMember } from './tables.ts';

const database = await databaseForTests('embedded');
const { db } = database;
const boss = 'boss@example.com';
const site = accountApp(database, { STAFF_EMAILS: boss });

type Browser = ReturnType<typeof site.browser>;

async function answerOf(response: Response) {
  return (await answerAt(response, '/staff')).staff;
}

async function signedIn(email: string): Promise<Browser> {
  const browser = site.browser();
  await browser.signIn(email);
  return browser;
}

async function memberOf(role: StaffRole): Promise<{ email: string; browser: Browser }> {
  const email = someAddress();
  const now = new Date();
  await db.insert(teamMember).values({ email, role, language: 'es', invitedBy: boss, invitedAt: now, joinedAt: now });
  return { email, browser: await signedIn(email) };
}

async function linkFor(email: string): Promise<string> {
  const [mail] = await db
    .select()
    .from(outboxMessage)
    .where(and(eq(outboxMessage.recipient, email), like(outboxMessage.key, 'team-invitation:%')))
    .orderBy(desc(outboxMessage.createdAt));
  return /\/staff\/\S*/.exec(mail?.text ?? '')?.[0] ?? '';
}

const actionsOn = async (subject: string) =>
  (await listActions(db, { subject, limit: 100 })).map(({ action, details }) => ({ action, ...details }));

/** For those outside the team the pages do not exist. */
const isClosed = async (browser: Browser) => (await see(browser)).headers.get('location')?.startsWith('/not_found');

const see = async (browser: Browser, path = '/staff/es') => browser.send(path);

afterEach(() => {
  vi.useRealTimers();
});

describe('a role', () => {
  const customerData = 'zulema.customer@example.com';

  it.each(staffRoles)('%s opens the views that it may, and no other', async (role) => {
    const { browser } = await memberOf(role);
    for (const view of [...staffViews, 'ticket', 'payment', 'quote'] as const) {
      const response = await see(browser, `/staff/es?view=${view}`);
      // A record without a reference is not found by those who may open it.
      const isRecord = !staffViews.some((one) => one === view);
      expect([view, response.status]).toEqual([view, mayOpen(role, view) ? (isRecord ? 404 : 200) : 403]);
      const answer = await answerOf(response);
      if (mayOpen(role, view)) continue;
      expect(answer).toEqual({ email: answer.email, role, view: { kind: 'nothing' }, errorCode: 'notAllowed' });
    }
  });

  it.each(staffRoles)('%s sends the forms that it may, and no other', async (role) => {
    const { browser } = await memberOf(role);
    for (const action of staffActions) {
      const response = await browser.post('/staff/es', { action });
      const answer = response.status === 303 ? undefined : await answerOf(response);
      expect([action, answer?.errorCode === 'notAllowed']).toEqual([action, !mayDo(role, action)]);
      if (!mayDo(role, action)) expect([response.status, answer?.view.kind]).toEqual([403, 'nothing']);
    }
  });

  it('of an editor gets neither files nor quotes of customers, nor what waits for others', async () => {
    const { browser } = await memberOf('editor');
    expect((await see(browser, `/staff/file/${randomUUID()}`)).status).toBe(403);
    const { view, waiting, role } = await answerOf(await see(browser));
    expect([view.kind, role]).toEqual(['marketing', 'editor']);
    expect(Object.keys(waiting ?? {})).toEqual(['leads', 'marketing', 'security']);
    // An action that nobody knows must not lead to a view of others.
    expect((await answerOf(await browser.post('/staff/es', { action: 'nonsense' }))).view.kind).toBe('marketing');
    expect(JSON.stringify(await answerOf(await see(browser)))).not.toContain(customerData);
  });

  it('decides where a member lands after signing in', async () => {
    const { email } = await memberOf('agent');
    const browser = site.browser();
    await browser.post('/login/es', { step: 'email', email });
    const response = await browser.post('/login/es', { step: 'code', email, code: await site.codeFor(email) });
    expect(response.headers.get('location')).toBe('/staff/es');
  });

  it('does not exist for a customer', async () => {
    const browser = await signedIn(someAddress());
    expect(await isClosed(browser)).toBe(true);
    expect((await browser.post('/staff/es', { action: 'invite' })).status).toBe(404);
  });
});

describe('an invitation', () => {
  it('is mailed, is accepted by signing in with that address, and is valid once', async () => {
    const administrator = await signedIn(boss);
    const email = someAddress();
    const invited = await administrator.post('/staff/es', {
      action: 'invite',
      email: ` ${email.toUpperCase()}`,
      role: 'agent',
      language: 'fr',
    });
    expect(invited.headers.get('location')).toBe('/staff/es?view=team&done=invited');
    const link = await linkFor(email);
    expect(link).toMatch(/^\/staff\/fr\?invitation=/);

    const stranger = site.browser();
    expect((await answerOf(await stranger.send(link))).view).toMatchObject({
      state: 'signIn',
      invitedBy: boss,
      role: 'agent',
    });
    await stranger.signIn();
    expect((await answerOf(await stranger.send(link))).view).toMatchObject({ state: 'other' });
    expect((await stranger.post(link, {})).status).toBe(200);
    expect(await isClosed(stranger)).toBe(true);

    const member = await signedIn(email);
    expect(await isClosed(member)).toBe(true);
    expect((await answerOf(await member.send(link))).view).toMatchObject({ state: 'accept' });
    // A prefetch or a link on another site accepts nothing.
    expect((await member.post(link, {}, { 'sec-fetch-site': 'cross-site' })).status).not.toBe(303);
    expect((await member.post(link, {})).headers.get('location')).toBe('/staff/fr?done=joined');
    expect((await see(member)).status).toBe(200);
    expect((await member.post(link, {})).status).toBe(404);
    expect(await actionsOn(email)).toEqual([
      { action: 'console-entered' },
      { action: 'team-joined', to: 'agent' },
      { action: 'team-invited', to: 'agent' },
    ]);
    expect(await listMembers(db, { staffEmails: [boss] })).toContainEqual({
      email,
      name: email.split('@')[0],
      role: 'agent',
    });
  });

  it('to somebody who is in the team, or invited, is refused with words', async () => {
    const administrator = await signedIn(boss);
    const invite = async (email: string) => {
      const fields = { action: 'invite', email, role: 'agent', language: 'es' };
      const response = await administrator.post('/staff/es', fields);
      return response.status === 303 ? 'invited' : (await answerOf(response)).errorCode;
    };
    expect(await invite(boss)).toBe('alreadyMember');
    expect(await invite((await memberOf('editor')).email)).toBe('alreadyMember');
    const email = someAddress();
    expect([await invite(email), await invite(email)]).toEqual(['invited', 'alreadyInvited']);
    const wrong = await administrator.post('/staff/es', {
      action: 'invite',
      email: 'ana',
      role: 'boss',
      language: 'es',
    });
    expect(wrong.status).toBe(422);
    expect(Object.keys((await answerOf(wrong)).problems ?? {})).toEqual(['email', 'role']);
  });

  it('ends when it is withdrawn, sent again or a week old', async () => {
    const administrator = await signedIn(boss);
    const email = someAddress();
    await administrator.post('/staff/es', { action: 'invite', email, role: 'editor', language: 'es' });
    const first = await linkFor(email);
    const [row] = await db.select().from(teamMember).where(eq(teamMember.email, email));
    const member = row?.id ?? '';
    await administrator.post('/staff/es', { action: 'resendInvitation', member });
    const second = await linkFor(email);
    const stateOf = async (link: string) => {
      const { view } = await answerOf(await site.browser().send(link));
      return view.kind === 'invitation' && view.state;
    };
    expect([await stateOf(first), await stateOf(second)]).toEqual(['expired', 'signIn']);
    await db.update(teamMember).set({ invitationUntil: new Date() }).where(eq(teamMember.id, member));
    expect(await stateOf(second)).toBe('expired');
    await administrator.post('/staff/es', { action: 'resendInvitation', member });
    await administrator.post('/staff/es', { action: 'withdrawInvitation', member });
    expect(await stateOf(await linkFor(email))).toBe('expired');
    // Five mails a day to one address.
    await administrator.post('/staff/es', { action: 'invite', email, role: 'editor', language: 'es' });
    const [again] = await db
      .select()
      .from(teamMember)
      .where(and(eq(teamMember.email, email), like(teamMember.invitationHash, '%')));
    const resend = () => administrator.post('/staff/es', { action: 'resendInvitation', member: again?.id ?? '' });
    expect((await resend()).status).toBe(303);
    expect((await resend()).status).toBe(429);
  });
});

describe('a member', () => {
  it('loses access at the next request after they are removed, and stays a customer', async () => {
    const administrator = await signedIn(boss);
    const { email, browser } = await memberOf('agent');
    expect((await see(browser)).status).toBe(200);
    const [row] = await db.select().from(teamMember).where(eq(teamMember.email, email));
    await administrator.post('/staff/es', { action: 'removeMember', member: row?.id ?? '' });
    expect(await isClosed(browser)).toBe(true);
    expect((await browser.send('/dashboard/es')).status).toBe(200);
    expect(await actionsOn(email)).toContainEqual({ action: 'team-removed', from: 'agent' });
  });

  it('gets another role from the next request on, which is logged with both', async () => {
    const administrator = await signedIn(boss);
    const { email, browser } = await memberOf('agent');
    const [row] = await db.select().from(teamMember).where(eq(teamMember.email, email));
    await administrator.post('/staff/es', { action: 'changeRole', member: row?.id ?? '', role: 'editor' });
    expect((await see(browser, '/staff/es?view=tickets')).status).toBe(403);
    expect(await actionsOn(email)).toContainEqual({ action: 'team-role', from: 'agent', to: 'editor' });
  });

  it('who is the last administrator cannot leave that role', async () => {
    const alone = accountApp(database, { STAFF_EMAILS: '' });
    await db.delete(teamMember);
    const { email } = await memberOf('administrator');
    const browser = alone.browser();
    await browser.signIn(email);
    const [row] = await db.select().from(teamMember).where(eq(teamMember.email, email));
    for (const fields of [{ action: 'removeMember' }, { action: 'changeRole', role: 'agent' }]) {
      const response = await browser.post('/staff/es', { ...fields, member: row?.id ?? '' });
      expect((await answerOf(response)).errorCode).toBe('lastAdministrator');
    }
    await memberOf('administrator');
    expect((await browser.post('/staff/es', { action: 'removeMember', member: row?.id ?? '' })).status).toBe(303);
  });

  it('has to prove who they are before they let others in', async () => {
    const { email, browser } = await memberOf('administrator');
    await db
      .update(session)
      .set({ createdAt: new Date(Date.now() - 31 * 60_000) })
      .where(eq(session.userId, await site.idOf(email)));
    const response = await browser.post('/staff/es', {
      action: 'invite',
      email: someAddress(),
      role: 'agent',
      language: 'es',
    });
    expect(response.status).toBe(403);
    const answer = await answerOf(response);
    expect([answer.errorCode, answer.view]).toEqual(['confirmFirst', expect.objectContaining({ isRecent: false })]);
  });
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
    browser.post('/staff/es', { action: 'enterFactor', code, view: 'leads' });

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
      '/staff/es?view=leads&done=factorConfirmed',
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

describe('the log', () => {
  it('is searched by member, kind, reference and day, and paged by cursor', async () => {
    const administrator = await signedIn(boss);
    for (let n = 0; n < 60; n++) {
      const by = { staffEmail: n % 2 ? boss : 'luis (terminal)', at: new Date(Date.now() - n * 1000) };
      await noteAction(db, by, {
        action: 'ticket-state',
        subject: 'H-7KQ2-94MX',
        details: { from: 'new', to: 'closed' },
      });
    }
    const view = async (query: string) => {
      const { view: found } = await answerOf(await see(administrator, `/staff/es?view=log${query}`));
      if (found.kind !== 'log') throw new Error('This is not the log');
      return found;
    };
    const everything = await view('');
    expect(everything.actions).toHaveLength(50);
    const older = await view(`&page=2&after=${everything.ends?.last}`);
    expect(older.actions.length).toBeGreaterThan(0);
    expect(await view(`&page=1&before=${older.ends?.first}`)).toMatchObject({ actions: everything.actions });
    expect(new Set((await view('&kind=team')).actions.map(({ action }) => action.split('-')[0]))).toEqual(
      new Set(['team']),
    );
    expect(new Set((await view(`&member=${boss}`)).actions.map(({ staffEmail }) => staffEmail))).toEqual(
      new Set([boss]),
    );
    const [{ subject } = { subject: '' }] = everything.actions;
    expect(new Set((await view(`&q=${subject}`)).actions.map((line) => line.subject))).toEqual(new Set([subject]));
    expect((await view('&to=2020-01-01')).actions).toEqual([]);
    expect((await view('&from=2020-01-01')).actions).toEqual(everything.actions);
    expect((await view('&after=1.nonsense&kind=%00&from=tomorrow')).actions).toEqual(everything.actions);
  });
});
