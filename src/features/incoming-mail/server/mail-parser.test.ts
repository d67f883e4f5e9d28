import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { bundleProgram } from '#platform/server/limited-process/testing-bundle-program.ts';
import { MailUnreadable } from './handled-mail.ts';
import { createMailParser } from './mail-parser.ts';
import { mailOf } from './testing-incoming.ts';

const from = { From: 'Ana <ana@example.com>', Subject: 'Hola' };
const html = (body: string) => mailOf({ ...from, 'Content-Type': 'text/html' }, body);
const mixed = (parts: readonly string[]) =>
  mailOf(
    { ...from, 'Content-Type': 'multipart/mixed; boundary=b' },
    `${parts.map((part) => `--b\n${part}\n`).join('')}--b--\n`,
  );
const forwarded = `Content-Type: message/rfc822\n\nFrom: b@example.com\nContent-Type: text/html\n\n${'<b><i>'.repeat(100_000)}Reenviado`;

const { program, remove } = await bundleProgram('src/features/incoming-mail/server/mail-program.ts');
afterAll(remove);

describe('the process that reads mail', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mail-parser-'));
  const parser = createMailParser(program);
  afterAll(async () => {
    await parser.close();
    rmSync(folder, { recursive: true, force: true });
  });

  function parse(raw: Uint8Array) {
    const path = join(folder, 'message');
    writeFileSync(path, raw);
    return parser.parse({ path, folder, isWhole: true });
  }

  // Each of them was once enough to block the site for up to a minute and a half.
  it.each([
    ['190,000 open blocks', html(`${'<div>'.repeat(190_000)}Hola`), 'Hola'],
    ['tables that are 2,000 deep', html(`${'<table><tr><td>'.repeat(2_000)}Hola${'</table>'.repeat(2_000)}`), 'Hola'],
  ])('reads a message with %s', async (_, raw, expected) => {
    expect((await parse(raw)).text).toContain(expected);
  });

  it.each([
    ['a megabyte of short paragraphs', html('<p>Hola</p>'.repeat(100_000)), 'Hola\n\nHola'],
    ['three forwarded mails of broken HTML', mixed([forwarded, forwarded, forwarded]), 'Reenviado'],
    ['900 parts of HTML', mixed(Array.from({ length: 900 }, () => 'Content-Type: text/html\n\n<p>Hola</p>')), 'Hola'],
  ])('reads a message with %s, too', { tags: 'system' }, async (_, raw, expected) => {
    expect((await parse(raw)).text).toContain(expected);
  });

  it('reads a message with 320,000 elements within one another', { tags: 'system' }, async () => {
    expect((await parse(html(`${'<b><i>'.repeat(160_000)}Hola`))).text).toContain('Hola');
  });

  it('reads a message with 14 MB of short lines', { tags: 'system' }, async () => {
    expect((await parse(mailOf(from, 'ab\n'.repeat(4_600_000)))).text).toContain('ab\nab');
  });

  it('says that a message cannot be read, and reads the next one', async () => {
    await expect(parse(Buffer.alloc(2_000_000, 'x'))).rejects.toThrow(MailUnreadable);
    expect((await parse(mailOf(from, 'Hola'))).text).toBe('Hola');
  });

  it('leaves no file of a message that cannot be read', async () => {
    const before = readdirSync(folder);
    await parse(Buffer.alloc(2_000_000, 'x')).catch(() => undefined);
    expect(readdirSync(folder)).toEqual(before);
  });
});
