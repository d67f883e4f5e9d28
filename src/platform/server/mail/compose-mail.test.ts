import { createTransport } from 'nodemailer';
import { describe, expect, it } from 'vitest';
import { type Attachment, composeMail, type Invitation, reasonOf } from './compose-mail.ts';
import { readEml } from './dev/read-eml.ts';
import { maskAddress, readMailbox } from './mailbox.ts';
import { testMail } from './testing-mail.ts';

const from = { name: 'Hormiga', address: 'hola@hormiga.example' };
const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

async function compose(changes: Parameters<typeof testMail>[0], sender = from) {
  const { message, envelope } = await transport.sendMail(composeMail(testMail(changes), sender));
  return { ...readEml(String(message)), envelope };
}

const names = ['auto-submitted', 'content-transfer-encoding', 'content-type', 'date', 'from', 'message-id'];
const usual = [...names, 'mime-version', 'subject', 'to'];

/** Characters that could end a line, or be mistaken for a line end. */
const breaks = ['\r\n', '\n', '\r', '\r\n\r\n', '\u2028', '\u0000', '\u0085', '\v'];

describe('the headers of a mail', () => {
  it.each(breaks)('cannot be extended by a subject with %j', async (end) => {
    const { head, text } = await compose({ subject: `Hello${end}Bcc: eve@evil.example${end}${end}Body` });
    expect([...head.keys()].sort()).toEqual(usual);
    expect(head.get('subject')).toMatch(/^Hello Bcc: eve@evil\.example +Body$/);
    expect(text.trim()).toBe('Text');
  });

  it.each(breaks)('cannot be extended by names with %j', async (end) => {
    const name = `Jane${end}Bcc: eve@evil.example${end}`;
    const { head, envelope } = await compose(
      { recipient: `${name} <jane@example.com>`, replyTo: `${name} <jane@example.com>` },
      { ...from, name },
    );
    expect([...head.keys()].sort()).toEqual([...usual, 'reply-to'].sort());
    expect(envelope).toEqual({ from: 'hola@hormiga.example', to: ['jane@example.com'] });
  });

  it.each([
    ...breaks.map((end) => `jane@example.com${end}Bcc: eve@evil.example`),
    ...breaks.map((end) => `jane${end}@example.com`),
    'jane@example.com, eve@evil.example',
    'jane@example.com;eve@evil.example',
    'jane@example.com> RCPT TO:<eve@evil.example',
    '<jane@example.com><eve@evil.example>',
    'jane@eve@evil.example',
    '"jane eve"@example.com',
    'team: jane@example.com;',
    'nobody',
    '',
  ])('are not made for %j', async (address) => {
    const error = await compose({ recipient: address }).catch((error: unknown) => error);
    expect(reasonOf(error)).toBe('the recipient is not a valid address');
    const { head } = await compose({ replyTo: address });
    expect([...head.keys()].sort()).toEqual(usual);
  });

  it.each(breaks)('cannot be extended by a file name with %j', async (end) => {
    const attachment = { name: `a${end}Bcc: eve@evil.example.pdf`, type: 'application/pdf', content: Buffer.from('%') };
    const { message } = await transport.sendMail(composeMail(testMail(), from, { attachment }));
    const { head, attachments } = readEml(String(message));
    expect([...head.keys()]).not.toContain('bcc');
    expect(attachments.map(({ name }) => name)).toEqual(['a Bcc: eve@evil.example.pdf']);
  });

  it('a mail never loads a local file or another site', async () => {
    const { html } = await compose({ html: '<img src="file:///etc/passwd">' });
    expect(html.trim()).toBe('<img src="file:///etc/passwd">');
  });
});

describe('a picture in a mail', () => {
  const picture = { id: 'head@mail', name: 'logo.png', content: Uint8Array.from([137, 80, 78, 71]) };
  const html = '<p>Señora <img src="cid:head@mail" alt="Hormiga"></p>';
  const send = async (attachment?: Attachment | Invitation) => {
    const files = { attachment, pictures: [picture] };
    const { message } = await transport.sendMail(composeMail(testMail({ html }), from, files));
    return String(message);
  };

  it('belongs to the HTML, so that no program lists it as an attached file', async () => {
    const source = await send();
    // The text, or the HTML with its picture.
    expect(source).toMatch(/multipart\/alternative;[\s\S]*text\/plain[\s\S]*multipart\/related;[\s\S]*text\/html/);
    expect(source).not.toContain('multipart/mixed');
    expect(source).toMatch(/Content-Disposition: inline; filename=logo\.png\r\n/);
    const { text, html: read, attachments, pictures } = readEml(source);
    expect([text.trim(), read.trim(), attachments]).toEqual(['Text', html, []]);
    expect([...pictures]).toEqual([
      ['head@mail', { name: 'head@mail', type: 'image/png', content: Buffer.from(picture.content) }],
    ]);
  });

  it.each([
    ['a document', { name: 'receipt.pdf', type: 'application/pdf', content: Buffer.from('%PDF') }, 'receipt.pdf'],
    ['an invitation', { method: 'REQUEST', calendar: 'BEGIN:VCALENDAR' } as const, 'invite.ics'],
  ])('goes with %s', async (_, attachment, name) => {
    const { html: read, attachments, pictures } = readEml(await send(attachment));
    expect([read.trim(), attachments.map((file) => file.name), pictures.size]).toEqual([html, [name], 1]);
  });
});

describe('a mailbox', () => {
  it('is parsed with and without a name', () => {
    expect(readMailbox(' jane@example.com ')).toEqual({ name: '', address: 'jane@example.com' });
    expect(readMailbox('Jane Doe <jane@example.com>')).toEqual({ name: 'Jane Doe', address: 'jane@example.com' });
    const quoted = { name: 'Hormiga "S.A.S.", Colombia', address: 'hola@hormiga.example' };
    expect(readMailbox('"Hormiga \\"S.A.S.\\", Colombia" <hola@hormiga.example>')).toEqual(quoted);
    expect(readMailbox('josé@correo.example')).toEqual({ name: '', address: 'josé@correo.example' });
  });

  it('a mailbox with a name in quotes is written unchanged', async () => {
    const sender = '"Hormiga S.A.S., Colombia" <hola@hormiga.example>';
    const { head } = await compose({}, readMailbox(sender));
    expect(head.get('from')).toBe(sender);
  });

  it('is masked so that it identifies no one', () => {
    expect(maskAddress('jane@example.com')).toBe('j***@example.com');
    expect(maskAddress('Jane <jane@example.com>')).toBe('j***@example.com');
    expect(maskAddress('no address')).toBe('***@?');
  });
});

it('a failure reason contains only what is known to be safe', () => {
  expect(reasonOf(Object.assign(new Error('open /home/jane/x'), { code: 'ENOSPC' }))).toBe('the disk is full (ENOSPC)');
  expect(reasonOf(new TypeError('jane@example.com'))).toBe('TypeError');
  expect(reasonOf(Object.assign(new Error('x'), { code: 'jane', command: 'jane', response: 'jane 550' }))).toBe(
    'Error',
  );
  expect(reasonOf('jane')).toBe('unknown');
});
