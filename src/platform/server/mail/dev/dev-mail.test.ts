import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { testApp, testSite } from '#app/testing-app.ts';
import { databaseForTests } from '../../../database/testing.ts';
import { parseHtml, parseResponse } from '../../../testing-html.ts';
import { mailFolder } from '../../data-folders.ts';
import { folderTransport } from '../mail-transport.ts';
import { testMail } from '../testing-mail.ts';

const from = { name: 'Hormiga', address: 'hola@hormiga.example' };
const browser = { accept: 'text/html' };
const site = testSite();
const name = '20261120T120000Z-3f0c8a52-6d1e-4b7a-9c35-0e8f5d2a7b61.eml';
const older = '20261119T120000Z-3f0c8a52-6d1e-4b7a-9c35-0e8f5d2a7b62.eml';

const dataDir = mkdtempSync(join(tmpdir(), 'hormiga-mail-'));
const folder = mailFolder(dataDir);
const database = await databaseForTests('postgres');
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const ask = (path: string, env: Record<string, string> = { NODE_ENV: 'development' }, method = 'GET') => {
  const { app } = testApp({ database, site, env: { DATA_DIR: dataDir, ...env } });
  return app.request(path, { method, headers: browser });
};

describe('mail in the folder', () => {
  it('is empty at first', async () => {
    const response = await ask('/dev/mail');
    expect(response.status).toBe(200);
    expect(await (await ask('/dev/mail?of=sent')).text()).toContain('No mail has been sent.');
  });

  it('is one file per message, however often it is sent', async () => {
    const transport = folderTransport(folder, from);
    const text = 'Señora <b>Jane</b>';
    const html = '<p>Señora</p><script>alert(1)</script>';
    await transport.send(testMail({ subject: '<i>¡Hola! 🐜', text, html }));
    await transport.send(testMail({ subject: '<i>¡Hola! 🐜', text, html }));
    const [id, createdAt] = [older.slice(17, -4), new Date('2026-11-19T12:00:00Z')];
    await transport.send(testMail({ id, createdAt, subject: 'Older' }));
    expect(readdirSync(folder).sort()).toEqual([older, name]);
    expect(readFileSync(join(folder, name), 'utf8')).toContain('\r\nFrom: Hormiga <hola@hormiga.example>\r\n');
    expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });

  it('does not count as sent when the folder is not writable', async () => {
    const file = join(dataDir, 'a-file');
    writeFileSync(file, '');
    await expect(folderTransport(join(file, 'mail'), from).send(testMail())).rejects.toThrow('ENOTDIR');
  });

  it('is listed for developers, the newest first', async () => {
    writeFileSync(join(folder, 'notes.txt'), 'Not a mail');
    const response = await ask('/dev/mail?of=sent');
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

  it('is shown as its reader sees it, in a frame that runs and loads nothing', async () => {
    const page = await (await ask(`/dev/mail/${name}`)).text();
    expect(parseHtml(page)('iframe[sandbox=""]').attr('src')).toBe(`/dev/mail/${name}?show=html&scheme=system`);
    const response = await ask(`/dev/mail/${name}?show=html`);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const policy = response.headers.get('content-security-policy');
    const own = "style-src 'unsafe-inline'; img-src data:";
    expect(policy).toBe(`sandbox; default-src 'none'; ${own}; frame-ancestors 'self'`);
    expect(await response.text()).toContain('<p>Señora</p>');
  });

  it('has an example of every mail', async () => {
    const $ = await parseResponse(await ask('/dev/mail?of=fr&width=375&scheme=dark'));
    const chosen = '?of=fr&width=375&scheme=dark';
    expect($(`a[href="/dev/mail/sample-fr-quote-visitor${chosen}"]`)).toHaveLength(1);
    expect($(`iframe[src="/dev/mail/sample-fr-quote-visitor${chosen}&show=html"]`)).toHaveLength(1);
    expect($('a[href*="sample-"]:not([href*="sample-fr-"])')).toHaveLength(0);
    const team = await parseResponse(await ask('/dev/mail?of=team'));
    expect(team('a[href^="/dev/mail/sample-es-ticket-team"]')).toHaveLength(1);
    expect(await (await ask('/dev/mail/sample-fr-quote-visitor')).text()).toContain('<h1>Votre soumission');
    const dark = await (await ask('/dev/mail/sample-en-code?show=html&scheme=dark')).text();
    expect(dark).toContain('@media all{');
    expect(parseHtml(dark)('img').attr('src')).toMatch(/^data:image\/png;base64,/);
    expect(await (await ask('/dev/mail/sample-en-code?show=html')).text()).toContain('482913');
    expect((await ask('/dev/mail/sample-en-other')).status).toBe(302);
  });

  describe('with attachments', () => {
    const [id, createdAt] = ['3f0c8a52-6d1e-4b7a-9c35-0e8f5d2a7b63', new Date('2026-11-18T12:00:00Z')];
    const file = `20261118T120000Z-${id}.eml`;
    const pdf = Uint8Array.from([37, 80, 68, 70, 0, 13, 10, 255]);

    it('lists them, and opens them', async () => {
      const attachment = { name: 'Reçu <1>.pdf', type: 'application/pdf', content: pdf };
      await folderTransport(folder, from).send(testMail({ id, createdAt, text: 'Señora' }), { attachment });
      expect(await (await ask('/dev/mail?of=sent')).text()).toContain('Hello</a> (Reçu &lt;1&gt;.pdf)');
      const html = await (await ask(`/dev/mail/${file}`)).text();
      expect(html).toMatch(/<pre>Señora\s*<\/pre>/);
      const [, address = ''] =
        /<a href="([^"]+)">Reçu &lt;1&gt;\.pdf<\/a> \(application\/pdf, 8 bytes\)/.exec(html) ?? [];
      const response = await ask(address);
      expect(response.headers.get('content-type')).toBe('application/pdf');
      expect(response.headers.get('content-disposition')).toMatch(/^inline; /);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(new Uint8Array(await response.arrayBuffer())).toEqual(pdf);
    });

    it('downloads what a browser could run', async () => {
      const attachment = { name: 'page.html', type: 'text/html', content: Buffer.from('<script>alert(1)</script>') };
      await folderTransport(folder, from).send(testMail({ id, createdAt }), { attachment });
      const response = await ask(`/dev/mail/${file}/page.html`);
      expect(response.headers.get('content-disposition')).toMatch(/^attachment; /);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    });

    it.each(['other.pdf', '..%2Fa-file', 'page.html/'])('does not serve %s', async (other) => {
      const response = await ask(`/dev/mail/${file}/${other}`);
      expect([response.status, response.headers.get('location')]).toEqual([302, '/not_found']);
    });
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
  ])('does not serve the file %s', async (file) => {
    const response = await ask(`/dev/mail/${file}`);
    expect([response.status, response.headers.get('location')]).toEqual([302, '/not_found']);
  });

  it.each([
    ['in production', {}],
    ['where mail is sent', { NODE_ENV: 'development', SMTP_URL: 'smtp://127.0.0.1:1' }],
  ])('cannot be read %s', async (_, env) => {
    for (const path of ['/dev/mail', `/dev/mail/${name}`, '/dev/mail/sample-en-code']) {
      const response = await ask(path, env);
      expect([response.status, response.headers.get('location')]).toEqual([302, '/not_found']);
    }
    expect((await ask('/dev/mail', env, 'POST')).status).toBe(404);
  });
});
