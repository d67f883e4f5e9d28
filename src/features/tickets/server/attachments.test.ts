import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { codigoErrorEnvelope } from '#platform/contracts/envelope.ts';
import { databaseForTests, databaseKinds } from '#platform/database/testing.ts';
import { testUpload } from '#platform/server/body/testing-upload.ts';
import { createTicket } from '../contract.ts';
import { largestTicket, ticketLimits } from '../ticket-limits.ts';
import { typeOfContent } from './attachments.ts';
import { senderLimits } from './spam/form-token.ts';
import { findTicket } from './store/find-tickets.ts';
import { ticketApp } from './testing-tickets.ts';

const png = Buffer.from('89504e470d0a1a0a0000', 'hex');
const html = '<!doctype html><script>alert(1)</script>';
const text = (name = 'a.txt', content: BlobPart = 'Hola') => new File([content], name);

describe('the type of an attachment', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hormiga-content-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each([
    ['scan.PDF', '%PDF-1.7 …', 'application/pdf'],
    ['a.png', png, 'image/png'],
    ['a.jpg', Buffer.from('ffd8ffe0', 'hex'), 'image/jpeg'],
    ['a.b.jpeg', Buffer.from('ffd8ffe0', 'hex'), 'image/jpeg'],
    ['notas.txt', '\ufeffÑandú 🐜\r\n\t', 'text/plain'],
    ['a.png', html, undefined],
    ['a.png', Buffer.from('89504e47', 'hex'), undefined],
    ['a.pdf', png, undefined],
    ['a.txt', png, undefined],
    ['a.txt', Buffer.from('caf\xe9', 'latin1'), undefined],
    ['a.txt', 'a\u0000b', undefined],
    ['a.html', html, undefined],
    ['a.exe', 'MZ', undefined],
    ['txt', 'Hola', 'text/plain'],
    ['constructor', 'Hola', undefined],
    ['a.txt.', 'Hola', undefined],
  ])('is checked against the content of %s', async (name, content, type) => {
    expect(typeOfContent(await testUpload(folder, name, content))).toBe(type);
  });
});

describe.each(databaseKinds)('tickets with attachments, on %s', async (kind) => {
  const database = await databaseForTests(kind);
  let tickets: ReturnType<typeof ticketApp>;
  beforeEach(() => {
    tickets = ticketApp(database);
    return () => rmSync(tickets.dataDir, { recursive: true });
  });

  const stored = () => {
    const folder = join(tickets.dataDir, 'attachments');
    return readdirSync(tickets.dataDir).length === 0 ? [] : readdirSync(folder).map((name) => join(folder, name));
  };
  const errorIn = async (response: Response) => {
    const { CODIGO, DATA } = codigoErrorEnvelope.parse(await response.json());
    return [response.status, CODIGO, DATA.fields && Object.keys(DATA.fields)];
  };

  it('store the files in a separate folder, under names that the server chooses', async () => {
    const response = await tickets.send({ attachments: [text('../../etc/passwd.txt'), new File([png], 'Logo ñ.png')] });
    const { reference } = createTicket.response.parse(await response.json()).DATA;
    const attachments = (await findTicket(database.db, reference))?.attachments ?? [];
    expect(attachments).toMatchObject([
      { name: '../../etc/passwd.txt', type: 'text/plain', bytes: 4 },
      { name: 'Logo ñ.png', type: 'image/png', bytes: png.length },
    ]);
    const paths = attachments.map(({ id }) => join(tickets.dataDir, 'attachments', id));
    expect(stored().sort()).toEqual([...paths].sort());
    expect(readFileSync(paths[1] ?? '')).toEqual(png);
    expect(paths.map((path) => statSync(path).mode & 0o777)).toEqual([0o600, 0o600]);
  });

  it('accept as many and as large files as the limits allow', async () => {
    const large = new File([Buffer.alloc(ticketLimits.attachmentBytes, 'x')], 'a.txt');
    const attachments = Array.from({ length: ticketLimits.attachments }, () => large);
    const descripcion = '山'.repeat(ticketLimits.message);
    expect((await tickets.send({ attachments, descripcion })).status).toBe(200);
    expect(stored()).toHaveLength(3);
  });

  it('leave no file behind when they are not saved', async () => {
    const email_cliente = 'attaches@example.com';
    const most = Math.min(...senderLimits.filter(({ of }) => of === 'email').map((limit) => limit.most));
    for (let left = most; left > 0; left--) await tickets.send({ email_cliente });
    const attachments = [text()];
    expect(await errorIn(await tickets.send({ email_cliente, attachments }))).toEqual([429, 7, undefined]);
    expect(stored()).toEqual([]);
  });

  it.each([
    ['a .png that is HTML', 422, { attachments: [text('a.png', html)] }, ['attachments']],
    ['too many', 422, { attachments: [text(), text(), text(), text()] }, ['attachments']],
    ['one that is a text field', 422, { attachments: 'a.txt' }, ['attachments']],
    [
      'one too large',
      413,
      { attachments: [text('a.txt', 'x'.repeat(ticketLimits.attachmentBytes + 1))] },
      ['attachments'],
    ],
    ['a body too large', 413, { attachments: [text('a.txt', 'x'.repeat(largestTicket))] }, undefined],
  ])('are refused with attachments that are invalid: %s', async (_, status, change, fields) => {
    expect(await errorIn(await tickets.send(change))).toEqual([status, 2, fields]);
    expect(stored()).toEqual([]);
  });

  it.each([
    ['JSON', 415, 'application/json', '{}'],
    ['no type', 415, '', 'x'],
    ['a multipart body without its border', 400, 'multipart/form-data; boundary=x', 'nothing'],
    [
      'a multipart body that breaks off',
      400,
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; na',
    ],
    ['a multipart type without a border', 400, 'multipart/form-data', '--x--'],
    ['nothing in it', 422, 'application/x-www-form-urlencoded', ''],
  ])('are refused with a request body of %s', async (_, status, type, body) => {
    const [answered, CODIGO] = await errorIn(await tickets.post(body, { 'content-type': type }));
    expect([answered, CODIGO]).toEqual([status, 2]);
  });

  it('are accepted by POST only', async () => {
    const response = await tickets.app.request(createTicket.path);
    expect(response.headers.get('allow')).toBe('POST');
    expect(await errorIn(response)).toEqual([405, 3, undefined]);
  });
});
