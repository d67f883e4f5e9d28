import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { runCommand } from '../../src/app/commands/run-command.ts';
import { testCommandContext } from '../../src/app/commands/testing-command-context.ts';
import { answerAt } from '../../src/app/testing-live.ts';
import { stepAt, totpCode } from '../../src/features/accounts/server/second-factor/totp.ts';
import { accountApp, someAddress } from '../../src/features/accounts/server/testing-accounts.ts';
import { answerOf, see } from '../../src/features/team/server/testing-team.ts';
import { createTicket } from '../../src/features/tickets/contract.ts';
import { ticket } from '../../src/features/tickets/server/tables.ts';
import { ticketForm } from '../../src/features/tickets/server/testing-tickets.ts';
import { siteSecretOf } from '../../src/platform/database/site-secrets.ts';
import { databaseForTests } from '../../src/platform/database/testing.ts';
import { readConfig } from '../../src/platform/server/config/config.ts';
import { readReplyAddress, replyAddress } from '../../src/platform/server/mail/reply-address.ts';
import { outboxMessage } from '../../src/platform/server/mail/tables.ts';
import { secretWarnings } from '../../src/platform/server/start/secret-changes.ts';

const database = await databaseForTests('embedded');
const { db } = database;
const admin = 'boss@example.com';

/** A server with these secrets. */
const serverWith = (letter: string) => {
  const secret = letter.repeat(32);
  return accountApp(database, { AUTH_SECRET: secret, FORM_SECRET: secret, STAFF_EMAILS: admin });
};
const servers = { before: serverWith('b'), after: serverWith('a') };
type Browser = ReturnType<typeof servers.before.browser>;

/** The same browser, in front of a server with other secrets. */
function moved({ jar }: Browser, to: keyof typeof servers): Browser {
  const browser = servers[to].browser();
  for (const [name, value] of jar) browser.jar.set(name, value);
  return browser;
}

afterEach(() => void vi.useRealTimers());

describe('after a secret was changed', () => {
  it('visitors are signed out without an error, and sign in again; with the earlier secret nothing is lost', async () => {
    const visitor = servers.before.browser();
    const email = await visitor.signIn();
    const kept = moved(visitor, 'before');
    const after = moved(visitor, 'after');
    const refused = await after.send('/dashboard/en');
    expect([refused.status, refused.headers.get('location')]).toEqual([303, expect.stringMatching(/^\/login/)]);
    expect(after.jar.has('hormiga.session_token'), 'the void cookie is deleted').toBe(false);
    await after.signIn(email);
    expect((await after.send('/dashboard/en')).status).toBe(200);
    expect((await kept.send('/dashboard/en')).status).toBe(200);
  });

  it('a code that was sent before is void, and a new one works at once', async () => {
    const visitor = servers.before.browser();
    const email = someAddress();
    await visitor.post('/login/en', { step: 'email', email });
    const after = moved(visitor, 'after');
    const code = await servers.before.codeFor(email);
    expect((await after.post('/login/en', { step: 'code', email, code })).status).toBe(422);
    await after.signIn(email);
    expect((await after.send('/dashboard/en')).status).toBe(200);
  });

  it('apps and recovery codes are refused like wrong ones, until the operator resets them', async () => {
    const boss = servers.before.browser();
    await boss.signIn(admin);
    await boss.post('/staff/es', { action: 'startTotp' });
    const { view } = await answerOf(await see(boss, '/staff/es?view=security'));
    const key = (view.kind === 'security' && view.pending?.key) || '';
    // An app that is just being set up has to be set up again.
    const during = moved(boss, 'after');
    await during.signIn(admin);
    expect((await see(during, '/staff/es?view=security')).status).toBe(200);
    const early = await during.post('/staff/es', { action: 'confirmTotp', code: totpCode(key, stepAt(new Date())) });
    expect(early.status).toBeLessThan(500);
    const { recoveryCodes = [] } = await answerOf(
      await boss.post('/staff/es', { action: 'confirmTotp', code: totpCode(key, stepAt(new Date())) }),
    );
    expect(recoveryCodes).toHaveLength(10);

    const after = servers.after.browser();
    await after.signIn(admin);
    const enter = (browser: Browser, code: string) =>
      browser.post('/staff/es', { action: 'enterFactor', code, view: 'overview' });
    vi.useFakeTimers({ now: Date.now() + 30_000, toFake: ['Date'] });
    const code = totpCode(key, stepAt(new Date()));
    for (const typed of [code, recoveryCodes[0] ?? '']) expect((await enter(after, typed)).status).toBe(422);
    expect((await see(after)).status).toBe(403);
    // With the earlier secret both count again: nothing was used up.
    const back = servers.before.browser();
    await back.signIn(admin);
    expect((await enter(back, code)).status).toBe(303);

    vi.setSystemTime(Date.now() + 30_000);
    const shared = testCommandContext(db);
    const context = { ...shared, config: { ...shared.config, staffEmails: [admin] } };
    const reset = await runCommand({ name: 'team', args: ['reset-second-factor', admin] }, context, 'maria');
    expect(reset.exitCode).toBe(0);
    const again = servers.after.browser();
    await again.signIn(admin);
    expect((await see(again)).status).toBe(200);
  });

  it('links in mails lead nowhere, and replies are not proven by their address', async () => {
    const email = someAddress();
    const body = ticketForm({ email_cliente: email });
    const sent = await servers.before
      .browser()
      .send(createTicket.path, { method: 'POST', body, headers: { accept: 'application/json' } });
    expect(sent.status).toBe(200);
    const [mail] = await db.select().from(outboxMessage).where(eq(outboxMessage.recipient, email));
    const [link = ''] = /\/support\/status\S*/.exec(mail?.text ?? '') ?? [];
    expect((await servers.before.browser().send(link)).status).toBe(200);
    const page = await servers.after.browser().send(link);
    expect(page.status).toBe(404);
    expect((await answerAt(page, '/support/status')).status.found).toBeUndefined();

    const target = { reference: 'H-7KQ2-94MX', side: 'customer' } as const;
    const address = replyAddress('b'.repeat(32), 'support@ants.co', target);
    expect(readReplyAddress('b'.repeat(32), address, () => target.reference)).toEqual(target);
    expect(readReplyAddress('a'.repeat(32), address, () => target.reference)).toBeUndefined();
  });

  it('a message from a page that was open is held for review, and not lost', async () => {
    const token = (await (await servers.before.browser().send('/customer/form_token')).json()).DATA.token;
    const email = someAddress();
    const body = ticketForm({ email_cliente: email, token });
    const sent = await servers.after
      .browser()
      .send(createTicket.path, { method: 'POST', body, headers: { accept: 'application/json' } });
    expect(sent.status).toBe(200);
    expect(await db.select().from(ticket).where(eq(ticket.email, email))).toMatchObject([
      { state: 'quarantined', quarantineReasons: ['forged token'] },
    ]);
  });
});

describe('the warnings at a start', () => {
  const start = (env: Record<string, string>) => secretWarnings(readConfig(env), db);
  const [one, other] = ['1'.repeat(32), '2'.repeat(32)];

  it('name a secret that is not that of the last start, of this server or another, once', async () => {
    expect(await start({ AUTH_SECRET: one, FORM_SECRET: one })).toEqual([]);
    expect(await start({ AUTH_SECRET: one, FORM_SECRET: one })).toEqual([]);
    const changed = await start({ AUTH_SECRET: other, FORM_SECRET: one });
    expect(changed).toEqual([expect.stringMatching(/^AUTH_SECRET is not the one .* sign in again/)]);
    expect(changed.join()).not.toMatch(/1111|2222/);
    expect(await start({ AUTH_SECRET: other, FORM_SECRET: one })).toEqual([]);
    expect(await start({ AUTH_SECRET: other, FORM_SECRET: other })).toEqual([
      expect.stringMatching(/^FORM_SECRET is not the one .* links in earlier mails/),
    ]);
  });

  it('name secrets that were removed from the settings, and are replaced by those of the database', async () => {
    await start({ AUTH_SECRET: one, FORM_SECRET: one });
    expect(await start({})).toHaveLength(2);
    expect(await start({})).toEqual([]);
    expect(await siteSecretOf(db, 'auth-mark')).not.toContain(await siteSecretOf(db, 'auth'));
  });
});
