import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { bothDatabases, databaseForTests } from '#platform/database/testing.ts';
import { countMail, listMail } from '#platform/server/mail/manage-outbox.ts';
import { outboxMessage } from '#platform/server/mail/tables.ts';
import { listActions } from '#platform/server/staff/staff-actions.ts';
import { runCommand } from './run-command.ts';
import { testCommandContext } from './testing-command-context.ts';

const noon = new Date('2100-01-01T12:00:00Z');

describe.each(bothDatabases)('npm run outbox on %s', async (kind) => {
  const database = await databaseForTests(kind);

  const run = (...args: string[]) => runCommand({ name: 'outbox', args }, testCommandContext(database.db));
  async function add(changes: Partial<typeof outboxMessage.$inferInsert>): Promise<string> {
    const id = randomUUID();
    const mail = { id, key: id, recipient: 'jane@example.com', subject: 'Secret', text: 'Secret' };
    await database.db.insert(outboxMessage).values({ ...mail, nextAttemptAt: noon, ...changes });
    return id;
  }

  it('shows what waits and what is dead, and makes it due again', async () => {
    expect((await run()).output).toBe('0 waiting, 0 dead, 0 sent.\n');
    expect((await run('--resend-dead')).output).toBe('No message is dead.\n');
    const day = (n: number) => new Date(`2026-11-0${n}T00:00:00Z`);
    const waiting = await add({ key: 'ticket:H-1:team', attempts: 2, lastError: 'refused (450)', createdAt: day(3) });
    const dead = await add({ key: 'ticket:H-2:team', state: 'dead', attempts: 7, createdAt: day(2) });
    const sent = await add({ key: 'ticket:H-3:team', state: 'sent', sentAt: noon, attempts: 1, createdAt: day(1) });

    const { output } = await run();
    const [counts, , head, first, second, ...others] = output.split('\n');
    expect(counts).toBe('1 waiting, 1 dead, 1 sent.');
    expect(head).toMatch(/^id +state +key +recipient +attempts +next attempt +sent +last error$/);
    const row = (...cells: string[]) => cells.join(' +');
    const address = 'j\\*\\*\\*@example\\.com';
    const at = '2100-01-01T12:00Z';
    expect(first).toMatch(
      new RegExp(row(`^${waiting}`, 'waiting', 'ticket:H-1:team', address, '2', at, '-', 'refused \\(450\\)$')),
    );
    expect(second).toMatch(new RegExp(row(`^${dead}`, 'dead', 'ticket:H-2:team', address, '7', '-', '-', '-$')));
    expect(others).toEqual(['']);
    expect(output).not.toMatch(/jane|Secret/);
    expect((await run('--all')).output).toMatch(new RegExp(row(`${sent}`, 'sent', '.*', '1', '-', at, '-\n$')));

    expect((await run('--resend', waiting)).output).toMatch(new RegExp(`^Message ${waiting} is due now`));
    expect((await run('--resend', sent)).output).toMatch(/was sent before, and is not sent twice/);
    expect((await run('--resend-dead')).output).toMatch(/^Due now: 1\./);
    expect(await countMail(database.db)).toEqual({ waiting: 2, dead: 0, sent: 1 });
    const rows = await listMail(database.db, ['waiting'], 10);
    expect(rows.every(({ nextAttemptAt }) => nextAttemptAt < noon)).toBe(true);
    const held = await add({ claimedUntil: noon });
    expect((await run('--resend', held)).output).toMatch(/is being sent at this moment/);
  });

  it('wakes the mail of the server it runs in, and records who sent what again', async () => {
    const wakeMail = vi.fn();
    const context = { ...testCommandContext(database.db), wakeMail };
    const runAs = (...args: string[]) => runCommand({ name: 'outbox', args }, context, 'maria');
    const [dead, sent] = [await add({ state: 'dead' }), await add({ state: 'sent', sentAt: noon })];
    await runAs('--resend', sent);
    expect(wakeMail).not.toHaveBeenCalled();
    await runAs('--resend', dead);
    expect(wakeMail).toHaveBeenCalledTimes(1);
    expect(await listActions(database.db, { subject: dead, limit: 9 })).toMatchObject([
      { action: 'mail-resent', staffEmail: 'maria (terminal)' },
    ]);
    expect(await listActions(database.db, { subject: sent, limit: 9 })).toEqual([]);
  });

  it('says how many it does not show', async () => {
    const mails = Array.from({ length: 120 }, () => ({
      key: randomUUID(),
      recipient: 'a@b.example',
      subject: '',
      text: '',
    }));
    await database.db.insert(outboxMessage).values(mails);
    const { waiting } = await countMail(database.db);
    expect((await run()).output).toMatch(new RegExp(`\nThese are the newest 100 of ${waiting}\\.\n$`));
  });

  it.each([
    [['--some'], /^outbox knows --all, --resend <id> and --resend-dead/],
    [['--all', 'more'], /^outbox knows/],
    [['--resend-dead', 'more'], /^outbox knows/],
    [['--resend', randomUUID(), 'more'], /^outbox knows/],
    [['--resend'], /^Name one by its id/],
    [['--resend', '7'], /^Name one by its id/],
    [['--resend', randomUUID()], /^There is no message .*--all\n$/],
  ])('%j reports what is wrong', async (args, errors) => {
    expect(await run(...args)).toEqual({ output: '', errors: expect.stringMatching(errors), exitCode: 1 });
  });
});
