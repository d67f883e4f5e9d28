import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#database/database.ts';
import { openTestDatabase } from '#database/testing.ts';
import { testApp, testSite } from '../../testing-app.ts';
import { folderPostman } from '../folder-postman.ts';
import { mailFolder } from '../mail-folder.ts';
import { testMail } from '../testing-mail.ts';

const from = { name: 'Hormiga', address: 'hola@hormiga.example' };
const browser = { accept: 'text/html' };
const site = testSite();
const name = '20261120T120000Z-3f0c8a52-6d1e-4b7a-9c35-0e8f5d2a7b61.eml';
const older = '20261119T120000Z-3f0c8a52-6d1e-4b7a-9c35-0e8f5d2a7b62.eml';

let dataDir: string;
let folder: string;
let database: Database;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'hormiga-mail-'));
  folder = mailFolder(dataDir);
  database = await openTestDatabase('postgres');
}, 120_000);
afterAll(async () => {
  rmSync(dataDir, { recursive: true, force: true });
  await database.close();
});

const ask = (path: string, env: Record<string, string> = { NODE_ENV: 'development' }, method = 'GET') => {
  const { app } = testApp({ database, site, env: { DATA_DIR: dataDir, ...env } });
  return app.request(path, { method, headers: browser });
};

describe('mail that is kept in a folder', () => {
  it('is nothing at first', async () => {
    const response = await ask('/dev/mail');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('No mail has been sent.');
  });

  it('is a file a message, however often it is sent', async () => {
    const postman = folderPostman(folder, from);
    const text = 'Señora <b>Jane</b>';
    const html = '<p>Señora</p><script>alert(1)</script>';
    await postman.send(testMail({ subject: '<i>¡Hola! 🐜', text, html }));
    await postman.send(testMail({ subject: '<i>¡Hola! 🐜', text, html }));
    const [id, createdAt] = [older.slice(17, -4), new Date('2026-11-19T12:00:00Z')];
    await postman.send(testMail({ id, createdAt, subject: 'Older' }));
    expect(readdirSync(folder).sort()).toEqual([older, name]);
    expect(readFileSync(join(folder, name), 'utf8')).toContain('\r\nFrom: Hormiga <hola@hormiga.example>\r\n');
    expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });

  it('is not taken for sent when the folder cannot be written to', async () => {
    const file = join(dataDir, 'a-file');
    writeFileSync(file, '');
    await expect(folderPostman(join(file, 'mail'), from).send(testMail())).rejects.toThrow('ENOTDIR');
  });

  it('is listed for developers, the newest first', async () => {
    writeFileSync(join(folder, 'notes.txt'), 'Not a mail');
    const response = await ask('/dev/mail');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const html = await response.text();
    expect(html).toMatch(new RegExp(`<a href="/dev/mail/${name}">&lt;i&gt;¡Hola! 🐜</a>[\\s\\S]*${older}`));
    expect(html).toContain('<td>jane@example.com</td>');
    expect(html).not.toContain('notes.txt');
  });

  it('is shown to developers, and none of it runs', async () => {
    const response = await ask(`/dev/mail/${name}`);
    expect(response.status).toBe(200);
    const policy = response.headers.get('content-security-policy');
    expect(policy).toMatch(/default-src 'none'.*style-src 'sha256-[^']+';/);
    expect(policy).not.toContain('unsafe');
    const html = await response.text();
    expect(html).toContain('<h1>&lt;i&gt;¡Hola! 🐜</h1>');
    expect(html).toMatch(/<pre>Señora &lt;b&gt;Jane&lt;\/b&gt;\s*<\/pre>/);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).not.toContain('<script');
    expect((await ask('/dev/mail', undefined, 'POST')).status).toBe(405);
  });

  it.each([
    'notes.txt',
    '..%2Fa-file',
    '../a-file',
    '%2e%2e%2fa-file',
    `..%2Fmail%2F${name}`,
    `${name}%00`,
    `${name}/`,
    name.replace('2026', '2025'),
  ])('has no other file: %s', async (file) => {
    const response = await ask(`/dev/mail/${file}`);
    expect([response.status, response.headers.get('location')]).toEqual([302, '/not_found']);
  });

  it.each([
    ['in production', {}],
    ['where mail is sent', { NODE_ENV: 'development', SMTP_URL: 'smtp://127.0.0.1:1' }],
  ])('cannot be read %s', async (_, env) => {
    for (const path of ['/dev/mail', `/dev/mail/${name}`]) {
      const response = await ask(path, env);
      expect([response.status, response.headers.get('location')]).toEqual([302, '/not_found']);
    }
    expect((await ask('/dev/mail', env, 'POST')).status).toBe(404);
  });
});
