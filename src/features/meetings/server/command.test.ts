import { describe, expect, it } from 'vitest';
import { runCommand } from '#app/commands/run-command.ts';
import { testCommandContext } from '#app/commands/testing-command-context.ts';
import { databaseForTests } from '#platform/database/testing.ts';
import { outboxMessage } from '#platform/server/mail/tables.ts';
import { listActions } from '#platform/server/staff/staff-actions.ts';
import { findMeeting } from './store/find-meetings.ts';
import { insertTestMeeting } from './store/testing-meetings.ts';

describe('npm run meetings', async () => {
  const database = await databaseForTests('embedded');
  const run = (...args: string[]) => runCommand({ name: 'meetings', args }, testCommandContext(database.db), 'maria');

  it('lists upcoming meetings in Bogotá time, and cancels', async () => {
    expect((await run()).output).toBe('There are no upcoming meetings.\n');
    const topic = '👨‍👩‍👧‍👦'.repeat(61);
    const one = await insertTestMeeting(database.db, {
      startsAt: new Date('2099-12-01T03:00:00Z'),
      name: 'Eva',
      topic,
    });
    const over = await insertTestMeeting(database.db, { startsAt: new Date('2020-01-01T14:00:00Z') });
    const { output } = await run();
    expect(output).toMatch(new RegExp(`2099-11-30 22:00  ${one.reference}  es +Eva`));
    expect(output).toContain(` ${'👨‍👩‍👧‍👦'.repeat(59)}…\n`);
    expect(output).not.toContain(over.reference);
    expect((await run('--cancel', one.reference.toLowerCase())).output).toContain('is cancelled');
    expect(await findMeeting(database.db, one.reference)).toMatchObject({ state: 'cancelled', cancelledBy: 'team' });
    expect(await database.db.select().from(outboxMessage)).toHaveLength(2);
    expect((await run('--cancel', one.reference)).output).toContain('was already cancelled');
    expect(await listActions(database.db, { subject: one.reference, limit: 9 })).toMatchObject([
      { action: 'meeting-cancelled', staffEmail: 'maria (terminal)' },
    ]);
    expect((await run('--cancel', over.reference)).errors).toContain('is over');
  });

  it('lists holds separately, and releases one without a mail', async () => {
    const heldUntil = new Date(Date.now() + 60_000);
    const startsAt = new Date('2099-12-02T14:00:00Z');
    const one = await insertTestMeeting(database.db, { startsAt, state: 'held', heldUntil, name: 'Luz' });
    const { output } = await run();
    expect(output).toMatch(
      new RegExp(`There are no upcoming meetings[\\s\\S]*On hold until[\\s\\S]*${one.reference}  es +Luz`),
    );
    const mails = (await database.db.select().from(outboxMessage)).length;
    expect((await run('--cancel', one.reference)).output).toContain('was only on hold. Its time is free again');
    expect(await database.db.select().from(outboxMessage)).toHaveLength(mails);
    expect((await run()).output).toBe('There are no upcoming meetings.\n');
  });

  it.each([
    [['--cancel', 'M-2222-2222'], /There is no meeting M-2222-2222/],
    [['--cancel', 'x'], /--cancel must be the reference of a meeting/],
    [['--what'], /--what is not an option of this command/],
  ])('refuses the arguments %j', async (args, errors) => {
    const result = await run(...args);
    expect(result.exitCode).toBe(1);
    expect(result.errors).toMatch(errors);
  });
});
