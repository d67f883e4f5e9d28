// @module-tag servers
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { session, user } from '#features/accounts/server/tables.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import { createPostgresDatabase } from '#platform/database/testing.ts';
import { migratedTemplate, migrationsDir } from '#platform/database/testing-migrations.ts';
import { unpackEmptyPglite } from '#platform/database/testing-pglite.ts';
import { startProcess, type TestProcess } from '#platform/database/testing-process.ts';
import { queueMail } from '#platform/server/mail/outbox.ts';
import { parseResponse } from '#platform/testing-html.ts';
import { bundleServer } from './testing-bundle.ts';
import { writeTestSite } from './testing-site.ts';

let folder: string;
let programs: { main: string; command: string };
const started: TestProcess[] = [];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hormiga-main-'));
  writeTestSite(join(folder, 'client'));
  writeFileSync(join(folder, 'variants.json'), '{}');
  programs = await bundleServer();
}, 120_000);
afterAll(() => {
  for (const { child } of started) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
}, 120_000);

/** A folder with a new embedded database in it. */
async function newDataDir(name: string): Promise<string> {
  const dataDir = join(folder, name);
  await unpackEmptyPglite(dataDir);
  return dataDir;
}

function startSite(env: Record<string, string>, ...args: string[]): TestProcess {
  const defaults = { PORT: '0', HOST: '127.0.0.1', CLIENT_DIR: join(folder, 'client'), START_BANNER: '1' };
  const site = startProcess([programs.main, ...args], { ...defaults, ...env });
  started.push(site);
  return site;
}

const run = (dataDir: string, ...args: string[]) => runWith({ DATA_DIR: dataDir }, ...args);

async function runWith(env: Record<string, string>, ...args: string[]) {
  const command = startProcess([programs.command, ...args], env);
  started.push(command);
  const exitCode = await command.ended();
  return { exitCode, output: command.output(), errors: command.errors() };
}

async function urlOf(site: TestProcess): Promise<string> {
  const [, url = ''] = await site.waitForOutput(/Site +(http:\S+)/);
  return url.replace('localhost', '127.0.0.1');
}

async function failure(env: Record<string, string>): Promise<string> {
  const site = startSite(env);
  expect(await site.ended()).toBe(1);
  expect(site.errors()).toContain('The site cannot start.');
  expect(site.errors()).not.toMatch(/^ +at /m);
  return site.errors();
}

const browser = { accept: 'text/html' };

// These tests mostly wait for a process to start or to end.
describe('the embedded database and its process', { timeout: 120_000, concurrent: true }, () => {
  it('reports where the site is, stops cleanly, and persists what was sent', async () => {
    const dataDir = await newDataDir('clean');
    const site = startSite({ DATA_DIR: dataDir });
    const url = await urlOf(site);
    expect(site.output()).toContain(`embedded PGlite in ${dataDir}`);
    expect(site.output()).toMatch(/power cut[\s\S]*DATABASE_URL[\s\S]*Stop +Ctrl\+C/);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    await fetch(`${url}/wanted-page`, { headers: browser });
    site.child.kill('SIGTERM');
    expect(await site.ended()).toBe(0);
    expect(existsSync(join(dataDir, 'lock'))).toBe(false);
    expect(site.errors()).toBe('');

    expect(await run(dataDir, 'missing')).toMatchObject({
      exitCode: 0,
      output: expect.stringMatching(/1 .*\/wanted-page/),
      errors: `Database: embedded PGlite in ${dataDir}\n`,
    });
  });

  it('runs several commands concurrently, whether the site runs or not', { tags: 'system' }, async () => {
    const dataDir = await newDataDir('commands');
    const site = startSite({ DATA_DIR: dataDir });
    const add = (text: string) => run(dataDir, 'marketing', 'add', '--language', 'es', '--text', text);
    const url = await urlOf(site);
    const added = await Promise.all([add('Hola'), add('Hola')]);
    const outputs = added.map(({ output }) => output.split(':')[0]).sort();
    expect(outputs).toEqual(['Notification 1 is running', 'Notification 2 is running']);
    const response = await fetch(`${url}/marketing/marketing_get_notificacion_pub`, {
      method: 'POST',
      body: '{"tipo":5}',
      headers: { 'content-type': 'application/json' },
    });
    expect(await response.json()).toMatchObject({ CODE: 1, DATA: { contenido: 'Hola', idioma: 'ES' } });
    expect(await run(dataDir, 'marketing', 'end', '7')).toMatchObject({
      exitCode: 1,
      output: '',
      errors: expect.stringContaining('There is no notification 7'),
    });
    site.child.kill('SIGTERM');
    expect(await site.ended()).toBe(0);
    expect(readdirSync(dataDir)).toEqual(['database']);

    const both = await Promise.all([run(dataDir, 'marketing', 'end', '1'), run(dataDir, 'marketing', 'end', '1')]);
    expect(both.map(({ output }) => output).sort()).toEqual([
      'Notification 1 had ended before.\n',
      expect.stringContaining('Notification 1 is ended.'),
    ]);
  });

  it('is not shared with a second process, and starts immediately after a kill', { tags: 'system' }, async () => {
    const dataDir = await newDataDir('killed');
    const first = startSite({ DATA_DIR: dataDir });
    const url = await urlOf(first);
    const message = await failure({ DATA_DIR: dataDir });
    expect(message).toContain(`process ${first.child.pid}`);
    expect(message).toContain(dataDir);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);

    first.child.kill('SIGKILL');
    expect(await first.ended()).toBe('SIGKILL');
    expect(readdirSync(dataDir).sort()).toEqual(['control.sock', 'database', 'lock']);
    const second = startSite({ DATA_DIR: dataDir });
    expect((await fetch(`${await urlOf(second)}/readyz`)).status).toBe(200);
    const errors = `Database: the one of the site that runs with DATA_DIR=${dataDir}\n`;
    expect(await run(dataDir, 'missing')).toMatchObject({ exitCode: 0, errors });
    second.child.kill('SIGINT');
    expect(await second.ended()).toBe(0);
  });

  it('is closed again when the port is taken', { tags: 'system' }, async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const address = taken.address();
    const port = address && typeof address === 'object' ? address.port : 0;
    const dataDir = await newDataDir('taken');
    expect(await failure({ DATA_DIR: dataDir, PORT: String(port) })).toContain(`PORT=${port} is taken`);
    expect(existsSync(join(dataDir, 'lock'))).toBe(false);
    taken.close();
  });

  it('needs a writable folder', { tags: 'system' }, async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    expect(await failure({ DATA_DIR: join(file, 'below') })).toContain(`DATA_DIR=${join(file, 'below')}`);
  });
});

describe('settings in a file', { timeout: 120_000, concurrent: true, tags: 'system' }, () => {
  const option = '--env-file';

  it('are the same for the site and for its commands', async () => {
    const dataDir = await newDataDir('settings');
    const file = join(folder, 'site.env');
    writeFileSync(file, `DATA_DIR=${dataDir}\nSMTP_URI=smtp://127.0.0.1:1\nSMTP_URL=smtp://127.0.0.1:1\nPORT=1\n`);
    const server = startSite({}, option, file);
    await urlOf(server);
    // PORT is in the environment, too, which takes precedence over the file.
    expect(server.output()).toContain(`embedded PGlite in ${dataDir}`);
    await server.waitForOutput(/"level":40.*DATABASE_URL is not set.*Set it to a PostgreSQL/);
    await server.waitForOutput(/"level":40.*PUBLIC_URL is not set/);
    await server.waitForOutput(/"level":40.*SMTP_URI in .*site\.env is not a setting.*Did you mean SMTP_URL\?/);
    await server.waitForOutput(/"level":40.*SMTP_URL: no mail can be sent now: nothing listens/);
    expect(server.output()).not.toContain('smtp://127');
    server.child.kill('SIGTERM');
    expect(await server.ended()).toBe(0);
    expect(await runWith({}, 'tickets', option, file)).toMatchObject({
      exitCode: 0,
      output: 'There is no ticket.\n',
      errors: expect.stringMatching(/^Settings: .*site\.env\nWarning: SMTP_URI .*\nDatabase: embedded PGlite in .*\n$/),
    });
  });

  it('a missing settings file is reported, and nothing is done', async () => {
    const missing = join(folder, 'missing.env');
    const server = startSite({ DATA_DIR: join(folder, 'never') }, option, missing);
    expect(await server.ended()).not.toBe(0);
    expect(server.errors()).toContain(missing);
    const command = await runWith({ DATA_DIR: join(folder, 'never') }, 'tickets', option, missing);
    expect(command.exitCode).not.toBe(0);
    expect(command.errors).toContain(missing);
    expect(existsSync(join(folder, 'never'))).toBe(false);
  });
});

describe('a site that cannot start', { timeout: 120_000, concurrent: true }, () => {
  it('names every wrong variable', async () => {
    const message = await failure({ PORT: 'abc', TRUST_PROXY: 'maybe' });
    expect(message).toMatch(/PORT must be [\s\S]*"abc"[\s\S]*TRUST_PROXY must be [\s\S]*"maybe"/);
  });

  it('names the placeholders to which a public site would send its mail, without the password', {
    tags: 'system',
  }, async () => {
    const env = { PUBLIC_URL: 'https://www.ants.co', SMTP_URL: 'smtp://user:top-secret@mail.ants.co' };
    const message = await failure(env);
    expect(message).toMatch(/MAIL_FROM is hola@[\s\S]*TEAM_EMAIL is soporte@/);
    expect(message).not.toContain('top-secret');
  });

  it('reports that PostgreSQL cannot be reached, without the password', { tags: 'system' }, async () => {
    const message = await failure({ DATABASE_URL: 'postgresql://user:top-secret@127.0.0.1:1/site' });
    expect(message).toContain('127.0.0.1:1/site');
    expect(message).not.toContain('top-secret');
  });

  it('reports that nothing is built', { tags: 'system' }, async () => {
    expect(await failure({ CLIENT_DIR: join(folder, 'nothing') })).toContain('npm run build');
  });

  it('reports that the host does not belong to this machine', { tags: 'system' }, async () => {
    const message = await failure({ DATABASE_URL: await createPostgresDatabase(), HOST: '203.0.113.1' });
    expect(message).toContain('HOST=203.0.113.1');
  });
});

describe('a running site', { timeout: 120_000 }, () => {
  let site: TestProcess;
  let url: string;
  const [staffEmail, sessionToken, authSecret] = ['eva@hormiga.example', 'token-of-eva', 'x'.repeat(32)];
  const waiting = { key: 'waiting', recipient: 'jane@example.com', subject: 'Hello', text: 'Text' };
  beforeAll(async () => {
    const databaseUrl = await createPostgresDatabase(migratedTemplate);
    const database = await openDatabase({ url: databaseUrl, dataDir: '', migrationsDir });
    await queueMail(database.db, waiting);
    const [eva] = await database.db.insert(user).values({ name: 'Eva', email: staffEmail }).returning();
    const expiresAt = new Date(Date.now() + 60 * 60_000);
    await database.db.insert(session).values({ userId: eva?.id ?? '', token: sessionToken, expiresAt });
    await database.close();
    const team = { STAFF_EMAILS: staffEmail, AUTH_SECRET: authSecret };
    site = startSite({ DATABASE_URL: databaseUrl, DATA_DIR: join(folder, 'running'), ...team });
    url = await urlOf(site);
  }, 120_000);

  it('sends the mail that waits, into a folder if there is no mail server, and says so', async () => {
    expect(site.output()).toContain(`Mail      written to ${join(folder, 'running/mail')}`);
    await site.waitForOutput(/"msg":"a mail was sent"/);
    expect(readdirSync(join(folder, 'running/mail'))).toEqual([expect.stringMatching(/\.eml$/)]);
    await site.waitForOutput(/"level":40.*SMTP_URL is not set/);
    expect(site.output()).not.toContain('jane');
  });

  it('answers pages, files and calls over HTTP', async () => {
    const page = await fetch(`${url}/company_about`, {
      headers: { 'accept-language': 'fr', cookie: 'userCountry=co' },
    });
    expect(page.headers.get('content-encoding')).toMatch(/br|gzip/);
    expect(page.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
    const $ = await parseResponse(page);
    expect($('html').attr()).toEqual({ lang: 'fr-CA', 'data-country': 'co', 'data-signed': 'out' });
    expect($('p').text()).toBe('/company_about/fr');
    expect((await fetch(`${url}/contact/es`, { headers: { 'if-none-match': '*' } })).status).toBe(304);
    expect((await fetch(`${url}/contact/es`, { method: 'HEAD' })).headers.get('content-language')).toBe('es');
    expect(await (await fetch(`${url}/assets/entry.abc123.js`)).text()).toBe('console.log(1)');
    const countries = await fetch(`${url}/gogoals/get_countries`, { method: 'POST' });
    expect(await countries.json()).toMatchObject({ CODE: 1 });
    expect((await fetch(`${url}/contact`, { method: 'POST' })).status).toBe(405);
    const unknown = await fetch(`${url}/nowhere/es`, { headers: browser });
    expect([unknown.status, unknown.url]).toEqual([404, `${url}/not_found/es`]);
  });

  it('refuses a body that is too large, however it is sent', async () => {
    const send = (headers: Record<string, string>, chunks: string[]) =>
      new Promise<number | undefined>((resolve, reject) => {
        const call = request(`${url}/preferences/country`, { method: 'POST', headers }, (response) => {
          response.resume();
          resolve(response.statusCode);
        });
        call.on('error', reject);
        for (const chunk of chunks) call.write(chunk);
        call.end();
      });
    const type = { 'content-type': 'application/json' };
    const large = Array.from({ length: 20 }, () => 'x'.repeat(10_000));
    expect(await send(type, large)).toBe(413);
    expect(await send({ ...type, 'content-length': '200000' }, large)).toBe(413);
    expect(await send(type, ['{"country":', '"co"}'])).toBe(303);
  });

  it('finishes an open request and ends the streams of the team when it is stopped', async () => {
    const signature = createHmac('sha256', authSecret).update(sessionToken).digest('base64');
    const cookie = `hormiga.session_token=${encodeURIComponent(`${sessionToken}.${signature}`)}`;
    const listen = () => fetch(`${url}/staff/events`, { headers: { cookie, accept: 'text/event-stream' } });
    const streams = await Promise.all([listen(), listen()]);
    expect(streams.map(({ status }) => status)).toEqual([200, 200]);
    // Rejects if the connection is cut off, and browsers would not know when to come again.
    const read = Promise.all(streams.map((stream) => stream.text()));
    const call = request(`${url}/preferences/country`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': '16' },
    });
    call.write('{"country"');
    await new Promise((resolve) => setTimeout(resolve, 300));
    site.child.kill('SIGTERM');
    await site.waitForOutput(/"stopping"/);
    call.end(':"co"}');
    const [response] = await once(call, 'response');
    expect(response.statusCode).toBe(303);
    for (const text of await read) expect(text).toContain('retry: 3000\n\n');
    expect(await site.ended()).toBe(0);
    await expect(fetch(`${url}/healthz`)).rejects.toThrow();
  });
});
