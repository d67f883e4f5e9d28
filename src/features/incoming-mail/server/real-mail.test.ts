import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parseMail } from './parse-mail.ts';
import { mailOf } from './testing-incoming.ts';

const folder = mkdtempSync(join(tmpdir(), 'real-mail-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function parse(raw: Uint8Array, isWhole = true) {
  const path = join(folder, 'message');
  writeFileSync(path, raw);
  return parseMail({ path, folder, isWhole });
}

const from = { From: 'Ana <ana@example.com>', Subject: 'Hola', 'Message-ID': '<1@example.com>' };
const group = (type: string, boundary: string, ...parts: readonly string[]) =>
  `Content-Type: multipart/${type}; boundary="${boundary}"\n\n${inside(boundary, parts)}`;
const inside = (boundary: string, parts: readonly string[]) =>
  `${parts.map((one) => `--${boundary}\n${one}\n`).join('')}--${boundary}--\n`;
const multipart = (type: string, ...parts: readonly string[]) =>
  mailOf({ ...from, 'Content-Type': `multipart/${type}; boundary=outer` }, inside('outer', parts));
const plain = (text: string) => `Content-Type: text/plain; charset=utf-8\n\n${text}\n`;
const html = (text: string) => `Content-Type: text/html; charset=utf-8\n\n${text}\n`;
const file = (name: string, type: string, content = 'x', more = 'Content-Disposition: attachment') =>
  `Content-Type: ${type}; name="${name}"\n${more}; filename="${name}"\nContent-Transfer-Encoding: base64\n\n${Buffer.from(content).toString('base64')}`;
const event =
  'BEGIN:VCALENDAR\nMETHOD:REQUEST\nBEGIN:VEVENT\nSUMMARY:Visita\nDTSTART:20261123T140000Z\nEND:VEVENT\nEND:VCALENDAR\n';

const namesOf = ({ files }: Awaited<ReturnType<typeof parse>>) => files.map(({ name }) => name);

describe('a message as programs write it', () => {
  it('a message with plain text and HTML is the plain text, and the HTML if that is empty', async () => {
    expect((await parse(multipart('alternative', plain('Hola'), html('<p>Hola HTML</p>')))).text).toBe('Hola');
    expect((await parse(multipart('alternative', plain(' '), html('<p>Hola</p>')))).text).toBe('Hola');
    // As Outlook with a picture, and Gmail with files.
    const related = group('related', 'r', html('<p>Hola HTML</p><img src="cid:a">'), file('a.png', 'image/png'));
    const mixed = multipart(
      'mixed',
      group('alternative', 'a', plain('Hola'), related),
      file('plan.pdf', 'application/pdf'),
    );
    expect(await parse(mixed)).toMatchObject({ text: 'Hola', files: [{ name: 'plan.pdf' }] });
  });

  it('a message of Apple Mail has its texts between its files, in their order', async () => {
    const raw = multipart(
      'mixed',
      plain('Uno'),
      file('a.pdf', 'application/pdf', 'x', 'Content-Disposition: inline'),
      plain('Dos'),
    );
    expect(await parse(raw)).toMatchObject({ text: 'Uno\n\nDos', files: [{ name: 'a.pdf' }] });
  });

  it('a message of Gmail with a third form of its text has no file of it', async () => {
    const amp = 'Content-Type: text/x-amp-html; charset=utf-8\n\n<html amp4email>Hola</html>';
    expect(await parse(multipart('alternative', plain('Hola'), amp, html('Hola')))).toMatchObject({
      text: 'Hola',
      files: [],
    });
  });

  it('flowed lines of Thunderbird are joined, and paragraphs, quotes and the signature are kept', async () => {
    const flowed = (body: string, more = '') =>
      parse(mailOf({ ...from, 'Content-Type': `text/plain; charset=utf-8; format=flowed${more}` }, body));
    const body =
      'Una línea \nlarga. \n\nOtra, \n\n> cita \n> larga\n>> más \n>> honda\n> fin\n From aquí\n y \n-- \nAna \nMaría';
    expect((await flowed(body)).text).toBe(
      'Una línea larga. \n\nOtra, \n\n> cita larga\n>> más honda\n> fin\nFrom aquí\ny \n-- \nAna María',
    );
    expect((await flowed('你 \n好', '; delsp=yes')).text).toBe('你好');
    // Without the parameter a space at the end means nothing.
    expect((await parse(mailOf(from, 'Uno \nDos'))).text).toBe('Uno \nDos');
  });

  it.each([
    ['S/MIME', 'application/pkcs7-signature', 'smime.p7s'],
    ['S/MIME of older programs', 'application/x-pkcs7-signature', 'smime.p7s'],
    ['PGP', 'application/pgp-signature', 'signature.asc'],
  ])('a message that is signed with %s is its text, without the signature', async (_, type, name) => {
    expect(await parse(multipart(`signed; protocol="${type}"`, plain('Hola'), file(name, type)))).toMatchObject({
      text: 'Hola',
      files: [],
    });
  });

  it('a message that is encrypted is a file', async () => {
    const version = 'Content-Type: application/pgp-encrypted\n\nVersion: 1';
    const pgp = multipart('encrypted', version, file('encrypted.asc', 'application/octet-stream'));
    expect(namesOf(await parse(pgp))).toEqual(['encrypted.asc']);
    const smime = mailOf(
      {
        ...from,
        'Content-Type': 'application/pkcs7-mime; smime-type=enveloped-data; name="smime.p7m"',
        'Content-Transfer-Encoding': 'base64',
      },
      'eHg=\n',
    );
    expect(await parse(smime)).toMatchObject({ text: '', files: [{ name: 'smime.p7m', bytes: 2 }] });
    const inline = '-----BEGIN PGP MESSAGE-----\n\nhQ\n-----END PGP MESSAGE-----';
    expect((await parse(mailOf(from, inline))).text).toBe(inline);
  });

  it.each([
    [
      'as Outlook sends it',
      multipart('alternative', plain('Ver'), `Content-Type: text/calendar; method=REQUEST\n\n${event}`),
    ],
    ['alone', mailOf({ ...from, 'Content-Type': 'text/calendar; method=REQUEST' }, event)],
    ['as a file', multipart('mixed', plain('Ver'), file('invite.ics', 'text/calendar', event))],
    ['as a file of Gmail', multipart('mixed', plain('Ver'), file('invite.ics', 'application/ics', event))],
    [
      'as a file without a type',
      multipart('mixed', plain('Ver'), file('Visita.ICS', 'application/octet-stream', event)),
    ],
  ])('a message with an invitation %s shows it, and keeps it as a file', async (_, raw) => {
    const read = await parse(raw);
    expect(read.invitation).toMatchObject({ summary: 'Visita', start: { kind: 'instant' } });
    expect(read.text).toMatch(/^(?:Ver)?$/);
    expect(readFileSync(read.files[0]?.path ?? '', 'utf8').replaceAll('\r', '')).toContain('SUMMARY:Visita');
    expect(read.files).toHaveLength(1);
  });

  it('a message of one file and nothing else is that file', async () => {
    const raw = mailOf(
      { ...from, 'Content-Type': 'application/pdf; name="plan.pdf"', 'Content-Transfer-Encoding': 'base64' },
      'JVBERg==\n',
    );
    const read = await parse(raw);
    expect(read).toMatchObject({ text: '', files: [{ name: 'plan.pdf', bytes: 4 }], isCut: false });
    expect(readFileSync(read.files[0]?.path ?? '', 'latin1')).toBe('%PDF');
  });

  it.each([
    ["filename*0*=utf-8''Cotizaci%C3%B3n%20; filename*1=final.pdf", 'Cotización final.pdf'],
    ["filename*=iso-8859-1'es'Cotizaci%F3n.pdf", 'Cotización.pdf'],
    ["filename*=x-unknown''Cotizaci%C3%B3n.pdf", 'Cotización.pdf'],
    ["filename=a.pdf; filename*=UTF-8''%e2%82%ac.pdf", '€.pdf'],
    ['filename*0="uno-";filename*1="dos.pdf"', 'uno-dos.pdf'],
    ['filename="=?utf-8?Q?Cotizaci=C3=B3n.pdf?="', 'Cotización.pdf'],
    ['filename="=?utf-8?B?Q290aXphY2nDs24=?=\n =?utf-8?B?LnBkZg==?="', 'Cotización.pdf'],
    ['filename="Cotización.pdf"', 'Cotización.pdf'],
    ['filename=sin comillas.pdf', 'sin comillas.pdf'],
    ["filename*=utf-8''%zz%.pdf", expect.stringMatching(/\.pdf$/)],
  ])('has a file whose name is written as %s', async (name, expected) => {
    expect(namesOf(await parse(multipart('mixed', `Content-Disposition: attachment; ${name}\n\nx`)))).toEqual([
      expected,
    ]);
  });

  it('has texts in wrong, unknown and missing character sets, also of HTML', async () => {
    const body = (head: string, text: string, encoding: BufferEncoding) =>
      Buffer.concat([mailOf({ ...from, 'Content-Type': head }, ''), Buffer.from(text, encoding)]);
    expect((await parse(body('text/plain; charset=utf-8', 'canción', 'latin1'))).text).toBe('canción');
    expect((await parse(body('text/plain; charset="unknown-8bit"', 'canción', 'latin1'))).text).toBe('canción');
    expect((await parse(body('text/plain', 'canción \x80', 'latin1'))).text).toBe('canción €');
    const meta = (charset: string) =>
      `<meta http-equiv=Content-Type content="text/html; charset=${charset}"><p>canción</p>`;
    expect((await parse(body('text/html', meta('windows-1252'), 'latin1'))).text).toBe('canción');
    expect((await parse(body('text/html; charset=us-ascii', meta('utf-8'), 'utf8'))).text).toBe('canción');
  });

  it.each([
    ['base64 with a wrong end', 'base64', 'SG9sYQ', 'Hola'],
    ['base64 with signs that are none of it', 'base64', 'SG9s*\n YQ==\nx', 'Hola'],
    ['quoted-printable with wrong signs', 'quoted-printable', 'Ho=zz la=', 'Ho=zz la'],
    ['an unknown encoding', 'x-unknown', 'Hola', 'Hola'],
    ['an encoding with a comment', 'BASE64 (x)', 'SG9sYQ==', 'Hola'],
  ])('a message in %s is read as far as possible', async (_, encoding, body, text) => {
    expect((await parse(mailOf({ ...from, 'Content-Transfer-Encoding': encoding }, body))).text).toContain(text);
  });

  it('a message that breaks off has the files that arrived, and names the one that did not', async () => {
    const raw = multipart(
      'mixed',
      plain('Hola'),
      file('a.pdf', 'application/pdf'),
      file('b.pdf', 'application/pdf', 'x'.repeat(900)),
    );
    expect(await parse(raw.subarray(0, -300), false)).toMatchObject({
      text: 'Hola',
      files: [{ name: 'a.pdf' }],
      missingFiles: ['b.pdf'],
      isCut: true,
    });
  });
});

describe('what programs write themselves', () => {
  const original = 'Received: by mx\nMessage-ID: <ticket@hormiga.example>\nSubject: Su mensaje\n\nHola';
  const daemon = { From: 'Mail Delivery System <MAILER-DAEMON@mx.example.com>', Subject: 'failure notice' };

  it.each([
    [
      'qmail',
      `Hi. This is the qmail-send program.\n\n<luis@example.com>:\nSorry, no mailbox here.\n\n--- Below this line is a copy.\n\n${original}`,
    ],
    [
      'Postfix, without its structure',
      `I'm sorry.\n\n<luis@example.com>: host mx said: 550 5.1.1 unknown\n\n${original}`,
    ],
  ])('a report of non-delivery by %s names the message and its recipient', async (_, body) => {
    for (const more of [{}, { 'Return-Path': '<>' }]) {
      expect(await parse(mailOf({ ...daemon, ...more }, body))).toMatchObject({
        kind: 'bounce',
        refersTo: ['<ticket@hormiga.example>'],
        report: { recipient: 'luis@example.com', isDelayed: false },
      });
    }
  });

  it('a report of non-delivery by Exim names the recipient in a header', async () => {
    const raw = mailOf({ ...daemon, 'X-Failed-Recipients': 'luis@example.com', 'Return-Path': '<>' }, original);
    expect(await parse(raw)).toMatchObject({ kind: 'bounce', report: { recipient: 'luis@example.com' } });
  });

  it('a report without any structure is never taken for a person', async () => {
    expect((await parse(mailOf(daemon, 'Something went wrong.'))).kind).toBe('bulk');
    // A postmaster may be one.
    const postmaster = { ...from, From: 'postmaster@example.com' };
    expect((await parse(mailOf(postmaster, original))).kind).toBe('message');
    expect((await parse(mailOf({ ...postmaster, 'Return-Path': '<>' }, original))).kind).toBe('bounce');
  });

  it('a receipt that a mail was opened is automatic', async () => {
    const receipt = 'Content-Type: message/disposition-notification\n\nDisposition: manual-action; displayed';
    const read = await parse(multipart('report; report-type=disposition-notification', plain('Leído'), receipt));
    expect(read).toMatchObject({ kind: 'automatic', text: 'Leído', files: [] });
  });
});
