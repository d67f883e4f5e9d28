import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { DatabaseError } from './database-error.ts';
import { openDatabase } from './open-database.ts';
import { createPostgresDatabase } from './testing.ts';
import { migrationsDir } from './testing-migrations.ts';

const open = (url: string) => openDatabase({ url, dataDir: '', migrationsDir });

async function failure(change: (url: URL) => void): Promise<string> {
  const url = new URL(await createPostgresDatabase());
  url.password = 'top-secret';
  change(url);
  const error = await open(url.href).catch((error: unknown) => error);
  expect(error).toBeInstanceOf(DatabaseError);
  expect(String(error)).not.toContain('top-secret');
  return String(error);
}

describe('PostgreSQL', () => {
  it('is migrated once when five servers start together', async () => {
    const url = await createPostgresDatabase();
    const servers = await Promise.all(Array.from({ length: 5 }, () => open(url)));
    const [first] = servers;
    await Promise.all(servers.map((server) => server.ping()));
    const applied = await first?.db.execute(sql`select count(*)::int as n, count(distinct hash)::int as d
      from drizzle.__drizzle_migrations`);
    const { entries } = JSON.parse(readFileSync(`${migrationsDir}/meta/_journal.json`, 'utf8'));
    expect(applied).toMatchObject({ rows: [{ n: entries.length, d: entries.length }] });
    expect(first?.kind).toBe('postgres');
    expect(first?.describe()).toMatch(/^PostgreSQL at 127\.0\.0\.1:\d+\/test_\w+$/);
    await Promise.all(servers.map((server) => server.close()));
  });

  it('reports that nothing listens', async () => {
    expect(await failure((url) => Object.assign(url, { port: '1' }))).toContain('127.0.0.1:1/test_');
    expect(await failure((url) => Object.assign(url, { hostname: 'localhost', port: '1' }))).toContain(
      'nothing listens',
    );
  });

  it('reports that the host is unknown', async () => {
    expect(await failure((url) => Object.assign(url, { hostname: 'no-such-host.invalid' }))).toContain('host name');
  });

  it('reports that the password or the user is wrong', async () => {
    expect(await failure(() => undefined)).toContain('password');
    expect(await failure((url) => Object.assign(url, { password: '' }))).toContain('password');
  });

  it('reports that the database is missing', async () => {
    const url = new URL(await createPostgresDatabase());
    url.pathname = '/nowhere';
    await expect(open(url.href)).rejects.toThrow(/\/nowhere cannot be used: it has no database of that name/);
  });

  it('reports that there is no response, after a few seconds', async () => {
    const accepted: Socket[] = [];
    const silent = createServer((socket) => void accepted.push(socket)).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const address = silent.address();
    const port = address && typeof address === 'object' ? String(address.port) : '';
    expect(await failure((url) => Object.assign(url, { port }))).toContain('does not answer');
    silent.close();
    for (const socket of accepted) socket.destroy();
  });
});
