import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMigrations } from './apply-migrations.ts';
import { createPostgresDatabase } from './testing.ts';
import { findDisturbances, isContract } from './testing-migration-rules.ts';
import { migratedTemplate, migrationsDir } from './testing-migrations.ts';

/** Older than the rules. An upgrade past one of them may need that the old servers are stopped first. */
const beforeTheRules = [
  '0006_accounts',
  '0008_quotes_and_meetings',
  '0010_no_overlap',
  '0012_meeting_holds',
  '0017_erasure',
  '0018_conversations',
  '0020_inbox',
  '0024_team_members',
  '0025_console_speed',
  '0026_overview_origins',
];

async function connect(template?: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: await createPostgresDatabase(template) });
  await client.connect();
  return client;
}

it('no migration disturbs servers of the version before, unless it says why nothing needs that', async () => {
  const client = await connect();
  const found = new Map<string, readonly string[]>();
  for (const { name, statements } of readMigrations(migrationsDir)) {
    await client.query('begin');
    const disturbances = await findDisturbances(client, statements);
    await client.query('commit');
    if (disturbances.length > 0 && !isContract(statements)) found.set(name, disturbances);
  }
  await client.end();
  expect(beforeTheRules.filter((name) => !found.delete(name))).toEqual([]);
  // See docs/guide/release.md.
  expect(Object.fromEntries(found)).toEqual({});
}, 60_000);

it('only the snapshot of the newest migration is kept: Drizzle compares with no other', () => {
  const newest = readMigrations(migrationsDir).at(-1)?.name.slice(0, 4);
  const kept = readdirSync(join(migrationsDir, 'meta')).filter((name) => name.endsWith('_snapshot.json'));
  expect(kept).toEqual([`${newest}_snapshot.json`]);
});

describe('a migration', () => {
  let client: pg.Client;
  beforeAll(async () => {
    client = await connect(migratedTemplate);
  });
  afterAll(() => client.end());

  async function tryOut(...statements: readonly string[]): Promise<string[]> {
    await client.query('begin');
    try {
      return await findDisturbances(client, statements);
    } finally {
      await client.query('rollback');
    }
  }

  it.each([
    ['removes a table', 'drop table missing_address', ['missing_address is gone']],
    ['renames one', 'alter table incoming_folder rename to mail_folder', ['incoming_folder is gone']],
    ['removes a column', 'alter table quote drop column company', ['quote.company is gone']],
    ['renames one', 'alter table ticket rename column assignee to member', ['ticket.assignee is gone']],
    [
      'changes a type',
      'alter table ticket_attachment alter column bytes type bigint',
      ['ticket_attachment.bytes was integer and is bigint', 'ticket_attachment is written again, and locked meanwhile'],
    ],
    [
      'requires what was optional',
      'alter table ticket alter column country set not null',
      ['ticket.country must not be null any more'],
    ],
    [
      'removes a default',
      'alter table ticket alter column state drop default',
      ['ticket.state has no default any more'],
    ],
    [
      'adds a required column without a default',
      'alter table ticket add column rating integer not null',
      ['ticket.rating is new, must not be null and has no default'],
    ],
    [
      'refuses what was accepted',
      `alter table ticket add constraint named check (name <> '')`,
      [`ticket: CHECK ((name <> ''::text)) may refuse what was accepted`],
    ],
    [
      'refuses what was accepted twice',
      'create unique index on quote (lower(email))',
      ['quote: CREATE UNIQUE USING btree (lower(email)) may refuse what was accepted'],
    ],
    [
      'removes a unique index',
      'alter table incoming_mail drop constraint incoming_mail_key_unique',
      ['incoming_mail: CREATE UNIQUE USING btree (key) is gone, which "on conflict" may need'],
    ],
    [
      'writes a table again',
      'alter table meeting add column number uuid default gen_random_uuid()',
      ['meeting is written again, and locked meanwhile'],
    ],
    [
      'locks two tables',
      'alter table ticket add column a text; alter table quote add column b text',
      ['quote, ticket are locked together, in which a server can wait for the other'],
    ],
  ])('a migration that %s disturbs servers of the version before', async (_, statement, expected) => {
    expect(await tryOut(statement)).toEqual(expected);
  });

  it('a migration that only adds disturbs no server of the version before', async () => {
    const statements = [
      'create table rating (id uuid primary key, ticket_id uuid not null references ticket (id), stars smallint not null)',
      'alter table ticket add column rated_at timestamptz, add column stars smallint not null default 0',
      'alter table ticket add constraint stars_are_few check (stars between 0 and 5)',
      'create unique index on ticket (rated_at)',
      'create index on ticket (stars, name)',
      'drop index ticket_about',
      `update ticket set rated_at = now() where state = 'closed'`,
    ];
    expect(await tryOut(...statements)).toEqual([]);
  });

  it('may do otherwise if it says why', () => {
    expect(isContract(['-- contract: since version 3 nothing reads it.\nalter table a drop column b'])).toBe(true);
    expect(isContract(['-- contract:\nalter table a drop column b'])).toBe(false);
  });
});
