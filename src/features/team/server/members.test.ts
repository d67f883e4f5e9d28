import { and, eq, like } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { session } from '#features/accounts/server/tables.ts';
import { accountApp, someAddress } from '#features/accounts/server/testing-accounts.ts';
import { databaseForTests } from '#platform/database/testing.ts';
import { listMembers } from './members.ts';
import { teamMember } from './tables.ts';
import { answerOf, boss, isClosed, see, teamApp } from './testing-team.ts';

const database = await databaseForTests('embedded');
const { db, site, signedIn, memberOf, linkFor, actionsOn } = teamApp(database);

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

  it('an invitation to somebody who is in the team, or invited, is refused with words', async () => {
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

  it('a member who is the last administrator cannot leave that role', async () => {
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
