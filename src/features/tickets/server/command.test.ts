import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { runCommand } from '#app/commands/run-command.ts';
import { testCommandContext } from '#app/commands/testing-command-context.ts';
import { listNotifications } from '#features/accounts/server/store/notifications.ts';
import { user } from '#features/accounts/server/tables.ts';
import { databaseForTests, databaseKinds } from '#platform/database/testing.ts';
import { outboxMessage } from '#platform/server/mail/tables.ts';
import { listActions } from '#platform/server/staff/staff-actions.ts';
import { ticketMails } from './mail.ts';
import { type NewTicket, saveTicket } from './store/save-ticket.ts';

const attached = { id: randomUUID(), name: 'plano.pdf', type: 'application/pdf', bytes: 9 };

describe.each(databaseKinds())('the tickets command, on %s', async (kind) => {
  const database = await databaseForTests(kind);

  const run = (...args: string[]) => runCommand({ name: 'tickets', args }, testCommandContext(database.db));
  const save = (change: Partial<NewTicket>) => {
    const createdAt = new Date('2026-11-20T12:00:00Z');
    const written = { name: 'Ana', email: 'ana@example.com', message: 'Hola\nadiós', language: 'es', createdAt };
    const files = { write: async () => [{ ...attached, id: randomUUID() }], remove: async () => undefined };
    return saveTicket(
      database.db,
      { ...written, ...change },
      {
        limits: [],
        files,
        mailsOf: ticketMails({
          config: { teamEmail: 'team@company.example', publicUrl: 'https://company.example' },
          secret: 'x'.repeat(32),
        }),
      },
    );
  };

  it('lists, shows and releases tickets', async () => {
    expect((await run()).output).toBe('There is no ticket.\n');
    expect((await run('--quarantine')).output).toBe('No ticket is in quarantine.\n');
    const good = await save({
      name: `Ñ${'👩🏽‍🚀'.repeat(30)}`,
      phone: '+573001234567',
      campaign: { utm_source: 'news' },
    });
    const held = await save({ quarantineReasons: ['links', 'too fast'], createdAt: new Date('2026-11-20T12:01:00Z') });

    const [head, first, second] = (await run()).output.split('\n');
    expect(head).toMatch(/^reference +state +time \(UTC\) +language +name$/);
    expect(first).toMatch(new RegExp(`^${held} +quarantined +2026-11-20 12:01 +es +Ana$`));
    expect(second).toMatch(new RegExp(`^${good} +new +2026-11-20 12:00 +es +Ñ(👩🏽‍🚀){22}…$`));
    const quarantine = (await run('--quarantine')).output;
    expect(quarantine).toMatch(new RegExp(`\n${held} +2026-11-20 12:01 +es +links, too fast +Ana\n$`));

    const output = (await run('--show', good.toLowerCase())).output;
    expect(output).toMatch(/phone +\+573001234567\n[\s\S]*utm_source +news\n/);
    expect(output).toMatch(
      /attached +plano\.pdf \(application\/pdf, 9 bytes\) in DATA_DIR\/attachments\/[\da-f-]{36}\n\nHola\nadiós\n$/,
    );
    expect(output).not.toMatch(/country|why quarantined/);

    expect(await run('--answered', held)).toMatchObject({
      exitCode: 1,
      errors: expect.stringContaining(`${held} is in quarantine. Release it first`),
    });
    expect(await database.db.select().from(outboxMessage)).toHaveLength(2);
    expect((await run('--release', held)).output).toBe(
      `${held} is released. The team and the visitor are notified by e-mail.\n`,
    );
    expect((await run('--release', held)).output).toBe(`${held} is not in quarantine: it is new.\n`);
    expect(await database.db.select().from(outboxMessage)).toHaveLength(4);
    expect((await run('--answered', held)).output).toBe(`${held} is answered now.\n`);
    expect((await run('--show', held)).output).toMatch(/state +answered\n/);
    expect((await run('--closed', held)).output).toBe(`${held} is closed now.\n`);
    expect((await run('--reopen', held)).output).toBe(`${held} is new now.\n`);
    expect((await run('--quarantine')).output).toBe('No ticket is in quarantine.\n');
    expect((await run('--show', held)).output).toMatch(/state +new\n[\s\S]*why quarantined +links, too fast\n/);
  });

  it('records who changed a ticket, and notifies its owner when it is closed, as the staff console does', async () => {
    const [owner] = await database.db.insert(user).values({ name: 'Ana', email: 'owner@example.com' }).returning();
    const held = await save({ email: 'owner@example.com', quarantineReasons: ['links'] });
    const runAs = (...args: string[]) =>
      runCommand({ name: 'tickets', args }, testCommandContext(database.db), 'maria');
    for (const option of ['--release', '--closed']) for (const _ of [1, 2]) await runAs(option, held);
    expect(await listActions(database.db, { subject: held, limit: 9 })).toMatchObject([
      { action: 'ticket-closed-notified', staffEmail: 'maria (terminal)', details: { from: 'new', to: 'closed' } },
      { action: 'ticket-released', staffEmail: 'maria (terminal)' },
    ]);
    const notifications = await listNotifications(database.db, owner?.id ?? '', { limit: 9 });
    expect(notifications.map(({ kind: what }) => what)).toEqual(['ticketClosed', 'ticketReceived']);
  });

  it('releases a ticket for the server it runs in, which sends the mails immediately', async () => {
    const held = await save({ quarantineReasons: ['links'] });
    const shared = testCommandContext(database.db);
    const config = { ...shared.config, teamEmail: 'other@company.example', publicUrl: 'https://other.example' };
    const wakeMail = vi.fn();
    const secretOf = async () => 'x'.repeat(32);
    const context = { ...shared, config, secretOf, wakeMail };
    await runCommand({ name: 'tickets', args: ['--release', held] }, context);
    expect(wakeMail).toHaveBeenCalledTimes(1);
    const mails = await database.db.select().from(outboxMessage);
    expect(mails.find(({ key }) => key === `ticket:${held}:team`)?.recipient).toBe(config.teamEmail);
    // A release by the team does not prove that the address belongs to the sender.
    const toVisitor = mails.find(({ key }) => key === `ticket:${held}:visitor`);
    expect(toVisitor?.text).toContain(`https://other.example/support/status/es?reference=${held}&key=`);
    expect(toVisitor?.text).not.toContain('adiós');
  });

  it.each([
    [['--show'], /^--show must be the reference of a ticket, such as H-7KQ2-94MX\. It has no value\.\n$/],
    [['--release', '7'], /^--release must be the reference of a ticket.* It is "7"\.\n$/],
    [['--show', 'H-2222-2222'], /^There is no ticket H-2222-2222\./],
    [['--release', 'H-2222-2222'], /^There is no ticket H-2222-2222\./],
    [['--closed', 'H-2222-2222'], /^There is no ticket H-2222-2222\./],
    [['--quarantine', 'H-2222-2222'], /^--quarantine takes no value/],
    [['--quarantine', '--show', 'H-2222-2222'], /^Use one option at a time/],
    [['--all'], /^--all is not an option of this command/],
  ])('explains what is wrong with %j', async (args, errors) => {
    expect(await run(...args)).toEqual({ output: '', errors: expect.stringMatching(errors), exitCode: 1 });
  });
});
