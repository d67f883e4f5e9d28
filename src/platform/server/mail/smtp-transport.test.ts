import { afterEach, expect, it } from 'vitest';
import { reasonOf } from './compose-mail.ts';
import { readEml } from './dev/read-eml.ts';
import { type SmtpPatience, smtpTransport } from './mail-transport.ts';
import { startSmtpServer, testMail } from './testing-mail.ts';

const from = { name: 'Hormiga', address: 'hola@hormiga.example' };
const servers: Awaited<ReturnType<typeof startSmtpServer>>[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function start(options?: Parameters<typeof startSmtpServer>[0]) {
  const server = await startSmtpServer(options);
  servers.push(server);
  return server;
}

/** Why a message could not be sent, as the team sees it. */
function failure(url: string, patience?: SmtpPatience): Promise<string> {
  return smtpTransport(url, from, patience)
    .send(testMail())
    .then(() => 'sent', reasonOf);
}

const refusing = (responseCode: number, words: string) => Object.assign(new Error(words), { responseCode });

it('sends a message unchanged, in any language', async () => {
  const { received, port } = await start();
  const mail = testMail({
    subject: 'Recibimos su solicitud 🐜 à bientôt, con un asunto que no cabe en una sola línea de la cabecera',
    replyTo: 'josé@correo.example',
    text: 'Señora,\n\n.un punto al comienzo\nFrom aquí à là 🐜\n',
    html: `<p>Señora ${'x'.repeat(2_000)}</p>`,
  });
  await smtpTransport(`smtp://127.0.0.1:${port}`, from).send(mail);
  const [arrived] = received;
  expect(arrived).toMatchObject({ from: 'hola@hormiga.example', to: ['jane@example.com'] });
  const { head, text, html } = readEml(arrived?.source ?? '');
  expect(head.get('subject')).toBe(mail.subject);
  expect(head.get('from')).toBe('Hormiga <hola@hormiga.example>');
  expect(head.get('to')).toBe('jane@example.com');
  expect(head.get('reply-to')).toContain('@correo.example');
  expect(head.get('auto-submitted')).toBe('auto-generated');
  expect(text.replaceAll('\r\n', '\n').trim()).toBe(mail.text.trim());
  expect(html.trim()).toBe(mail.html);
});

it('gives a message the same id whenever it is sent', async () => {
  const { received, port } = await start();
  const transport = smtpTransport(`smtp://127.0.0.1:${port}`, from);
  await transport.send(testMail());
  await transport.send(testMail());
  const ids = received.map(({ source }) => readEml(source).head.get('message-id'));
  const id = '<3f0c8a52-6d1e-4b7a-9c35-0e8f5d2a7b61@hormiga.example>';
  expect(ids).toEqual([id, id]);
});

it.each([
  [450, '4.2.1 <jane@example.com> is busy', /\(EENVELOPE, RCPT TO, 450 4\.2\.1\)$/],
  [550, '5.1.1 No jane@example.com here', /\(EENVELOPE, RCPT TO, 550 5\.1\.1\)$/],
  [550, 'jane is unknown', /\(EENVELOPE, RCPT TO, 550\)$/],
])('reports a recipient refused with %i %s, without naming the person', async (code, words, reason) => {
  const { port, received } = await start({ onRcptTo: (_address, _session, done) => done(refusing(code, words)) });
  const reported = await failure(`smtp://127.0.0.1:${port}`);
  expect(reported).toMatch(/^the mail server refused sender or recipient /);
  expect(reported).toMatch(reason);
  expect(reported).not.toMatch(/jane/);
  expect(received).toEqual([]);
});

it('reports a message that was refused', async () => {
  const { port } = await start({
    onData(stream, _session, done) {
      stream.resume().on('end', () => done(refusing(554, 'Spam from hola@hormiga.example')));
    },
  });
  expect(await failure(`smtp://127.0.0.1:${port}`)).toBe('the mail server refused the message (EMESSAGE, DATA, 554)');
});

it('signs in, and reports when it may not', async () => {
  const { port, received } = await start({
    authOptional: false,
    onAuth: ({ username, password }, _session, done) =>
      username === 'ana' && password === 'p@ss' ? done(null, { user: 'ana' }) : done(refusing(535, 'No ana here')),
  });
  expect(await failure(`smtp://ana:p%40ss@127.0.0.1:${port}`)).toBe('sent');
  expect(received).toHaveLength(1);
  const reported = await failure(`smtp://ana:wrong@127.0.0.1:${port}`);
  expect(reported).toMatch(/^the mail server does not accept user or password \(EAUTH, AUTH PLAIN, 535\)$/);
});

it('reports a server that is down', async () => {
  const { port, close } = await start();
  await close();
  expect(await failure(`smtp://127.0.0.1:${port}`)).toMatch(/^nothing listens at the address of the mail server/);
});

it('does not trust a server with an invalid certificate', async () => {
  const { port, received } = await start({ secure: true });
  const untrusted = /^the certificate of the mail server (?:is not trusted|has expired) \([A-Z_]+\)$/;
  expect(await failure(`smtps://127.0.0.1:${port}`)).toMatch(untrusted);
  const upgrading = await start({ disabledCommands: [] });
  expect(await failure(`smtp://127.0.0.1:${upgrading.port}`)).toMatch(untrusted);
  const plain = await start();
  expect(await failure(`smtp://127.0.0.1:${plain.port}?requireTLS=true`)).toMatch(/^no safe connection/);
  expect([...received, ...upgrading.received, ...plain.received]).toEqual([]);
});

it.each([
  ['to greet', { onConnect: () => undefined }, { connect: 40, silence: 5_000, whole: 5_000 }, /did not answer in time/],
  ['to answer', { onData: () => undefined }, { connect: 5_000, silence: 40, whole: 5_000 }, /did not answer in time/],
  ['altogether', { onData: () => undefined }, { connect: 5_000, silence: 5_000, whole: 40 }, /took too long/],
])('does not wait for ever for a server that is slow %s', async (_, options, patience, reason) => {
  const { port } = await start(options);
  expect(await failure(`smtp://127.0.0.1:${port}`, patience)).toMatch(reason);
});
