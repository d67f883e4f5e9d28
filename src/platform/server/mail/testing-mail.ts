import { once } from 'node:events';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import type { OutgoingMail } from './compose-mail.ts';
import type { MailTransport } from './mail-transport.ts';

/** A message as it would be in the outbox. */
export function testMail(changes: Partial<OutgoingMail> = {}): OutgoingMail {
  return {
    id: '3f0c8a52-6d1e-4b7a-9c35-0e8f5d2a7b61',
    createdAt: new Date('2026-11-20T12:00:00.123Z'),
    recipient: 'jane@example.com',
    replyTo: null,
    subject: 'Hello',
    text: 'Text',
    html: null,
    thread: null,
    isPersonal: false,
    ...changes,
  };
}

interface ReceivedMail {
  readonly from: string | undefined;
  readonly to: readonly string[];
  readonly source: string;
}

/** A real mail server on this machine, without TLS unless `options` enable it. */
export async function startSmtpServer(options: SMTPServerOptions = {}) {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    closeTimeout: 1,
    logger: false,
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : undefined;
        const to = envelope.rcptTo.map(({ address }) => address);
        received.push({ from, to, source: Buffer.concat(chunks).toString('utf8') });
        done();
      });
    },
    ...options,
  });
  // A client that gave up is not a failure of this server.
  server.on('error', () => undefined);
  const listening = once(server.server, 'listening');
  server.listen(0, '127.0.0.1');
  await listening;
  const address = server.server.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  return {
    received,
    port,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** Sends nothing, and records what it was given. */
export function testTransport(send: (mail: OutgoingMail) => Promise<void> = async () => undefined) {
  const given: OutgoingMail[] = [];
  const waiting: { messages: number; resolve: () => void }[] = [];
  const transport: MailTransport = {
    async send(mail) {
      given.push(mail);
      for (const { messages, resolve } of waiting) if (given.length >= messages) resolve();
      await send(mail);
    },
  };
  /** Resolves when this many messages were given. */
  const untilGiven = (messages: number) =>
    new Promise<void>((resolve) => {
      if (given.length >= messages) resolve();
      else waiting.push({ messages, resolve });
    });
  return { ...transport, given, untilGiven };
}
