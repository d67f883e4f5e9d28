import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parseMail as parseFile } from './parse-mail.ts';
import { mailOf } from './testing-incoming.ts';

const folder = mkdtempSync(join(tmpdir(), 'parse-mail-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function parseMail(raw: Uint8Array, change: { readonly isWhole?: boolean; readonly authServer?: string } = {}) {
  const path = join(folder, 'message');
  writeFileSync(path, raw);
  return parseFile({ path, folder, isWhole: true, ...change });
}

const from = { From: 'Ana <ana@example.com>', Subject: 'Hola' };
const encoded = (charset: string, body: Buffer, encoding = 'base64') =>
  mailOf(
    { ...from, 'Content-Type': `text/plain; charset=${charset}`, 'Content-Transfer-Encoding': encoding },
    encoding === 'base64' ? body.toString('base64') : body.toString('latin1'),
  );
const html = (body: string) => mailOf({ ...from, 'Content-Type': 'text/html; charset=utf-8' }, body);
const parts = (type: string, ...bodies: readonly string[]) =>
  mailOf(
    { ...from, 'Content-Type': `${type}; boundary=b` },
    `${bodies.map((body) => `--b\n${body}\n`).join('')}--b--\n`,
  );

describe('a message', () => {
  it.each([
    ['ISO-8859-1', encoded('iso-8859-1', Buffer.from('¿Mañana?', 'latin1'))],
    ['Windows-1252', encoded('windows-1252', Buffer.from('¿Mañana?', 'latin1'))],
    ['UTF-8', encoded('utf-8', Buffer.from('¿Mañana?'))],
    ['quoted-printable', encoded('utf-8', Buffer.from('=C2=BFMa=C3=B1a=\r\nna?'), 'quoted-printable')],
    ['a name of nothing', encoded('x-unknown', Buffer.from('¿Mañana?'))],
  ])('is read in %s', async (_, raw) => {
    expect((await parseMail(raw)).text).toContain('Ma');
    expect((await parseMail(raw)).text).not.toContain('\u0000');
  });

  it('is read in Chinese, right to left, and with emoji in names', async () => {
    const chinese = encoded('gb2312', Buffer.from([0xc4, 0xe3, 0xba, 0xc3]));
    expect((await parseMail(chinese)).text).toBe('你好');
    const rtl = mailOf(
      { From: '=?utf-8?B?16nXnNeV150g8J+QnA==?= <a@example.com>', Subject: '=?utf-8?B?16nXnNeV150=?=' },
      'שלום',
    );
    expect(await parseMail(rtl)).toMatchObject({ subject: 'שלום', text: 'שלום', from: { name: 'שלום 🐜' } });
  });

  it('a message of HTML alone is text, without pictures, scripts and styles', async () => {
    const long = 'palabra '.repeat(40).trim();
    const { text } = await parseMail(
      html(
        `<style>p{color:red}</style><script>alert(1)</script><p>Hola&nbsp;&aacute;</p><img src="https://track.example/x.png"><p>${long}</p><div class="gmail_quote">On Monday A wrote:<blockquote>Antes</blockquote></div>`,
      ),
    );
    expect(text).toMatch(/^Hola\sá\n/);
    // mailparser breaks lines at 80 characters; a reader's window does that.
    expect(text).toContain(long);
    expect(text).toContain('> Antes');
    expect(text).not.toMatch(/track|alert|color/);
    expect((await parseMail(html('<table><tr><td>Uno</td><td>Dos</td></tr></table>'))).text).toBe('Uno Dos');
  });

  it('a message of HTML within other parts is text, too', async () => {
    const { text } = await parseMail(parts('multipart/related', 'Content-Type: text/html\n\n<p>Hola</p>'));
    expect(text).toBe('Hola');
  });

  it('a message that is empty, broken or strange is read as far as possible', async () => {
    expect(await parseMail(mailOf(from, ''))).toMatchObject({ text: '', files: [] });
    const broken = mailOf({ ...from, 'Content-Type': 'multipart/mixed; boundary=other' }, '--b\n\nHola\n--b--');
    expect((await parseMail(broken)).from?.address).toBe('ana@example.com');
    const unfinished = mailOf({ ...from, 'Content-Type': 'multipart/mixed; boundary=b' }, '--b\n\nHola, sin fin');
    expect((await parseMail(unfinished)).text).toBe('Hola, sin fin');
    expect((await parseMail(Buffer.from([0, 255, 1]))).from).toBeUndefined();
    expect(await parseMail(mailOf({ ...from, 'Message-ID': undefined }))).toMatchObject({ mailId: undefined });
    expect((await parseMail(mailOf(from, 'a\u0000b\u0007c'))).text).toBe('abc');
  });

  it('may have huge headers', async () => {
    const references = Array.from({ length: 20_000 }, (_, n) => `<${n}@example.com>`).join('\n ');
    const read = await parseMail(mailOf({ ...from, References: references, 'X-Long': 'x'.repeat(300_000) }));
    expect(read.refersTo[0]).toBe('<19999@example.com>');
    expect(read.refersTo.at(-1)).toBe('<0@example.com>');
    // Beyond a megabyte it is kept for the team instead.
    await expect(parseMail(mailOf({ ...from, 'X-Long': 'x'.repeat(2_000_000) }))).rejects.toThrow('header');
  });

  it('a message of only an attachment has no text, and winmail.dat is a file like others', async () => {
    const raw = parts(
      'multipart/mixed',
      'Content-Type: application/ms-tnef; name=winmail.dat\nContent-Transfer-Encoding: base64\n\neJ8+Ig==',
    );
    expect(await parseMail(raw)).toMatchObject({ text: '', files: [{ name: 'winmail.dat' }] });
  });

  it('a message with a forwarded message shows it', async () => {
    const inner = 'From: Luis <luis@example.com>\nSubject: Antes\n\nTexto reenviado';
    const raw = parts('multipart/mixed', '\nVean:', `Content-Type: message/rfc822\n\n${inner}`);
    expect((await parseMail(raw)).text).toContain('Texto reenviado');
  });

  it('a message of 10 MB is read', async () => {
    const file = Buffer.alloc(10 * 1024 * 1024, 7)
      .toString('base64')
      .replace(/.{76}/g, '$&\n');
    const raw = parts(
      'multipart/mixed',
      '\nHola',
      `Content-Type: image/png; name=a.png\nContent-Disposition: attachment; filename=a.png\nContent-Transfer-Encoding: base64\n\n${file}`,
    );
    const { text, files } = await parseMail(raw);
    expect([text, files[0]?.bytes]).toEqual(['Hola', 10 * 1024 * 1024]);
    expect(readFileSync(files[0]?.path ?? '').every((byte) => byte === 7)).toBe(true);
  });

  it('names its hidden recipients', async () => {
    const raw = mailOf({
      ...from,
      To: 'a@example.com, Group: b@example.com, c@example.com;',
      'Delivered-To': 'd@example.com',
      'X-Original-To': '<e@example.com>',
    });
    expect((await parseMail(raw)).recipients).toEqual(['a', 'b', 'c', 'd', 'e'].map((name) => `${name}@example.com`));
  });
});
