import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { beforeEach, describe, expect, it } from 'vitest';
import { codigoErrorEnvelope } from '#platform/contracts/envelope.ts';
import { databaseForTests, databaseKinds } from '#platform/database/testing.ts';
import { createTicket } from '../contract.ts';
import { largestTicket, ticketLimits } from '../ticket-limits.ts';
import { senderLimits } from './spam/form-token.ts';
import { findTicket } from './store/find-tickets.ts';
import { ticketApp } from './testing-tickets.ts';

const png = Buffer.from('89504e470d0a1a0a0000', 'hex');
const html = '<!doctype html><script>alert(1)</script>';
/** A document of Word, with other files in it. */
const docx = (...others: string[]) =>
  zipSync(
    Object.fromEntries(['[Content_Types].xml', 'word/document.xml', ...others].map((one) => [one, new Uint8Array(9)])),
  );
const text = (name = 'a.txt', content: BlobPart = 'Hola') => new File([content], name);

describe.each(databaseKinds())('tickets with attachments, on %s', async (kind) => {
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

  it('accept what offices write, and store the type of each', async () => {
    const zip = zipSync({ 'setup.exe': new Uint8Array(9) });
    const attachments = [new File([docx()], 'Oferta.DOCX'), text('citas.csv', 'a;b'), new File([zip], 'todo.zip')];
    const response = await tickets.send({ attachments });
    const { reference } = createTicket.response.parse(await response.json()).DATA;
    const saved = (await findTicket(database.db, reference))?.attachments ?? [];
    expect(saved.map(({ name, type }) => [name, type])).toEqual([
      ['Oferta.DOCX', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
      ['citas.csv', 'text/csv'],
      // Accepted and marked: customers of software send such archives.
      ['todo.zip', 'application/x-zip-with-programs'],
    ]);
  });

  it.each([
    [
      'en',
      'presupuesto.xlsm',
      '=1',
      /“presupuesto\.xlsm” here, only PDF, pictures, Word.* and ZIP\. Please save a document with macros/,
    ],
    ['es', 'instalador.exe', 'MZ', /«instalador\.exe», solo PDF, .* y ZIP\./],
    ['fr', 'plan.png', html, /«\u00a0plan\.png\u00a0» ne correspond pas à la fin de son nom/],
    ['fr', 'devis.docx', docx('word/vbaProject.bin'), /«\u00a0devis\.docx\u00a0» contient des macros/],
    ['es', 'grande.pdf', 'x'.repeat(ticketLimits.attachmentBytes + 1), /«grande\.pdf» es demasiado grande/],
    ['en', 'a\u202efdp.exe', 'MZ', /“a_fdp\.exe”/],
  ] as const)('say in %s which file is refused, and why: %s', async (lang, name, content, words) => {
    const response = await tickets.send({ lang, attachments: [text(), new File([content], name)] });
    const { DATA } = codigoErrorEnvelope.parse(await response.json());
    expect(DATA.fields?.['attachments']).toMatch(words);
    expect(stored()).toEqual([]);
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
    ['a program', 422, { attachments: [text('a.exe', 'MZ')] }, ['attachments']],
    [
      'a document with macros',
      422,
      { attachments: [new File([docx('word/vbaProject.bin')], 'a.docx')] },
      ['attachments'],
    ],
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
