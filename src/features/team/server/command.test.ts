import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { runCommand } from '#app/commands/run-command.ts';
import { testCommandContext } from '#app/commands/testing-command-context.ts';
import { secondFactor, session, user } from '#features/accounts/server/tables.ts';
import { rateLimitCount } from '#platform/database/tables.ts';
import { databaseForTests, databaseKinds } from '#platform/database/testing.ts';
import { outboxMessage } from '#platform/server/mail/tables.ts';
import { listActions } from '#platform/server/staff/staff-actions.ts';
import { languageCodes } from '#site/languages.ts';
import { teamMember } from './tables.ts';

describe.each(databaseKinds())('the team command, on %s', async (kind) => {
  const { db } = await databaseForTests(kind);
  const boss = 'boss@company.example';
  const ana = 'ana@company.example';
  const run = async (...args: string[]) => {
    const shared = testCommandContext(db);
    const context = { ...shared, config: { ...shared.config, staffEmails: [boss] } };
    const { output, errors, exitCode } = await runCommand({ name: 'team', args }, context, 'maria');
    expect(exitCode).toBe(errors ? 1 : 0);
    return output || errors;
  };
  const join = () => db.update(teamMember).set({ joinedAt: new Date('2026-11-20T12:00:00Z') });
  const logged = async () => (await listActions(db, { subject: ana, limit: 9 })).map(({ action }) => action);
  beforeEach(async () => {
    await db.delete(teamMember);
    await db.delete(rateLimitCount);
  });

  it('invites, lists, changes and removes a member, and logs who did it', async () => {
    expect(await run('invite', ' ANA@company.example', 'agent', 'fr')).toBe(
      `${ana} is invited as agent. The mail leaves within a few seconds if a server runs.\n`,
    );
    const [mail] = await db.select().from(outboxMessage).where(eq(outboxMessage.recipient, ana));
    expect(mail?.text).toContain('/staff/fr?invitation=');
    const [head, first, second] = (await run('list')).split('\n');
    expect(head).toMatch(/^address +role +state +invited by$/);
    expect(first).toMatch(/^boss@company\.example +administrator +STAFF_EMAILS +-$/);
    expect(second).toMatch(/^ana@company\.example +agent +invited, valid until \d{4}-\d\d-\d\d +maria \(terminal\)$/);
    await join();
    expect(await run('list')).toMatch(/ana@company\.example +agent +joined 2026-11-20 /);
    expect(await run('role', ana, 'editor')).toBe(`${ana} is editor now.\n`);
    expect(await run('remove', ana)).toBe(`${ana} is no longer in the team.\n`);
    expect(await run('list')).not.toContain(ana);
    expect(await logged()).toEqual(['team-removed', 'team-role', 'team-invited']);
    const [action] = await listActions(db, { subject: ana, limit: 1 });
    expect(action?.staffEmail).toBe('maria (terminal)');
  });

  it('resets the second factor of somebody who has lost it, who is signed out and told', async () => {
    const [account] = await db.insert(user).values({ name: 'Zoe', email: 'zoe@company.example' }).returning();
    const userId = account?.id ?? '';
    const expiresAt = new Date(Date.now() + 60_000);
    await db.insert(session).values({ userId, token: `token-${kind}`, expiresAt });
    await db.insert(secondFactor).values({ userId, totpKey: 'x', totpAddedAt: new Date() });
    expect(await run('reset-second-factor', 'zoe@company.example')).toBe(
      'The second factor of zoe@company.example is reset. They are signed out everywhere, and sign in by e-mail alone.\n',
    );
    expect(await db.select().from(secondFactor)).toEqual([]);
    expect(await db.select().from(session)).toEqual([]);
    expect(
      await db.select().from(outboxMessage).where(eq(outboxMessage.recipient, 'zoe@company.example')),
    ).toHaveLength(1);
  });

  it('changes nothing and says why, and what to do instead', async () => {
    await run('invite', ana, 'administrator');
    const refusals = [
      [['invite', boss, 'agent'], `${boss} is in the team already.`],
      [['invite', ana, 'agent'], `${ana} has an open invitation; it can be sent again in the console.`],
      [['remove', boss], `${boss} is not known here. See npm run team -- list; addresses of STAFF_EMAILS are changed`],
      [['role', 'eva@company.example', 'agent'], 'eva@company.example is not known here. See npm run team -- list'],
      [['reset-second-factor', 'eva@company.example'], 'eva@company.example is not known here.'],
      [['remove', 'ana'], 'Name an e-mail address. It is "ana".'],
      [['remove'], 'Name an e-mail address. It is missing.'],
      [
        ['invite', 'eva@company.example', 'boss'],
        'The role must be one of agent, editor, administrator. It is "boss".',
      ],
      [['role', ana], 'The role must be one of agent, editor, administrator. It is missing.'],
      [
        ['invite', 'eva@company.example', 'agent', 'de'],
        `The language must be one of ${languageCodes.join(', ')}. It is "de".`,
      ],
      [['remove', ana, boss], `Nothing was done: remove does not take ${boss}. See npm run team -- --help`],
      [['fire', ana], 'The action must be one of list, invite, role, remove, reset-second-factor. See npm run team'],
      [[], 'The action must be one of list,'],
    ] as const;
    for (const [args, reason] of refusals) expect(await run(...args)).toContain(reason);
    expect(await db.select().from(teamMember)).toMatchObject([{ email: ana, role: 'administrator', removedAt: null }]);
  });

  it('does not take the last administrator away, nor send a flood of invitations', async () => {
    await run('invite', ana, 'administrator');
    await join();
    const context = testCommandContext(db);
    const alone = (...args: string[]) => runCommand({ name: 'team', args }, context);
    for (const args of [
      ['remove', ana],
      ['role', ana, 'agent'],
    ])
      expect((await alone(...args)).errors).toBe(`${ana} is the last administrator: make somebody else one first.\n`);
    for (let n = 0; n < 39; n++) await run('invite', `person${n}@company.example`, 'agent');
    expect(await run('invite', 'one-more@company.example', 'agent')).toContain('Try again tomorrow.');
  });
});
