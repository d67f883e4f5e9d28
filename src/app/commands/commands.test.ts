import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { saveReceipt } from '#features/consent/server/store.ts';
import { addMissingAddresses } from '#features/monitoring/server/missing-addresses.ts';
import { bothDatabases, databaseForTests, openTestDatabase } from '#platform/database/testing.ts';
import { textTable } from '#platform/server/commands/command.ts';
import { runCommand } from './run-command.ts';
import { testCommandContext } from './testing-command-context.ts';

describe.each(bothDatabases)('commands on %s', async (kind) => {
  const database = await databaseForTests(kind);

  const run = (name: string, ...args: string[]) => runCommand({ name, args }, testCommandContext(database.db));

  it('missing shows the URLs that visitors did not find', async () => {
    expect((await run('missing')).output).toBe('No visitor has met a missing address.\n');
    const lastSeen = new Date('2026-11-20T12:00:00Z');
    await addMissingAddresses(database.db, [{ path: '/old', hits: 12, lastSeen, language: 'es' }]);
    expect(await run('missing')).toEqual({
      output: 'hits  first seen  last seen   language  address\n  12  2026-11-20  2026-11-20  es        /old\n',
      errors: '',
      exitCode: 0,
    });
  });

  it('marketing adds, lists and ends notifications', async () => {
    expect((await run('marketing', 'list')).output).toMatch(/^No notification runs/);
    expect((await run('marketing', 'list', '--all')).output).toBe('There is no notification.\n');
    const spanish = await run(
      'marketing',
      'add',
      '--language',
      'es',
      '--text',
      'Primera\\n\\nSegunda',
      '--target',
      '/tryit',
    );
    expect(spanish).toMatchObject({
      output: expect.stringMatching(/^Notification 1 is running: .* until it is ended/),
    });
    const english = ['--language', 'en', '--title', 'T'.repeat(50), '--text', 'x', '--from', '2100-01-01'];
    const added = await run('marketing', 'add', ...english, '--until', '2100-02-01');
    expect(added.output).toBe('Notification 2 is coming: from 2100-01-01 00:00 until 2100-02-01 00:00, Bogotá time.\n');
    const lines = (await run('marketing', 'list')).output.split('\n');
    expect(lines[0]).toMatch(/^id {2}type {2}language {2}state +from +until +target +title or text$/);
    expect(lines[1]).toMatch(/^ 2 +5 {2}en +coming +2100-01-01 00:00 {2}2100-02-01 00:00 {2}- +T{39}…$/);
    expect(lines[2]).toMatch(/^ 1 +5 {2}es +running +20\d\d-\d\d-\d\d \d\d:\d\d {2}- +\/tryit +Primera Segunda$/);
    expect((await run('marketing', 'end', '2')).output).toMatch(/^Notification 2 is ended/);
    expect(await run('marketing', 'end', '2')).toMatchObject({
      output: 'Notification 2 had ended before.\n',
      exitCode: 0,
    });
    expect((await run('marketing', 'list')).output).not.toContain('2100');
    expect((await run('marketing', 'list', '--all')).output).toMatch(/ 2 +5 {2}en +ended/);
  });

  it.each([
    [['marketing'], /^The action must be list, add or end\. It is missing\. See npm run marketing -- --help\n$/],
    [['marketing', 'remove'], /^The action must be .* It is "remove"\./],
    [['marketing', 'add', '--language', 'es'], /^--text must be .*\n$/],
    [['marketing', 'list', '--some'], /^list has one option/],
    [['marketing', 'end'], /^Name the notification by its number/],
    [['marketing', 'end', '1', '2'], /^Name the notification by its number/],
    [['marketing', 'end', '3000000000'], /^Name the notification by its number/],
    [['marketing', 'end', '77'], /^There is no notification 77\. .* list --all\n$/],
    [['consent'], /^Give one id/],
    [['consent', 'somebody'], /^Give one id/],
    [
      ['toString'],
      /^There is no command "toString"\. There are consent, team, outbox, marketing, tickets, meetings, payments, backup, restore, missing\.\n$/,
    ],
  ])('%j reports what is wrong', async ([name = '', ...args], errors) => {
    expect(await run(name, ...args)).toEqual({ output: '', errors: expect.stringMatching(errors), exitCode: 1 });
  });

  it('consent proves what a visitor answered', async () => {
    const [visitor, id, later] = [randomUUID(), randomUUID(), randomUUID()];
    const answer = { visitor, version: '2026-11-01', language: 'es' };
    await saveReceipt(database.db, { ...answer, id: later, purposes: [], at: new Date('2026-11-21T00:00:00Z') });
    await saveReceipt(database.db, { ...answer, id, purposes: ['marketing'], at: new Date('2026-11-20T00:00:00Z') });
    const [head, first, second] = (await run('consent', visitor)).output.split('\n');
    expect(head).toMatch(/^when +agreed to +text +language +receipt +visitor$/);
    expect(first).toMatch(new RegExp(`^2026-11-20T00:00:00.000Z +marketing +2026-11-01 +es +${id} +${visitor}$`));
    expect(second).toMatch(new RegExp(`^2026-11-21T00:00:00.000Z +only what is necessary .* ${later} `));
    expect((await run('consent', later)).output).not.toContain(id);
    expect((await run('consent', randomUUID())).output).toBe('There is no receipt with that id.\n');
  });
});

it('a command that fails unexpectedly shows the whole error', async () => {
  const database = await openTestDatabase('postgres');
  await database.close();
  const { errors, exitCode } = await runCommand({ name: 'missing', args: [] }, testCommandContext(database.db));
  expect(errors).toMatch(/Failed query[\s\S]* at /);
  expect(exitCode).toBe(1);
});

it('a table has columns of equal width, and numbers to the right', () => {
  expect(
    textTable(
      ['no', 'a'],
      [
        ['7', 'one\ntwo'],
        ['100', 'x'],
      ],
    ),
  ).toBe(' no  a\n  7  one two\n100  x');
});
