import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createServer, type TLSSocket } from 'node:tls';

export const hasOpenssl = !spawnSync('openssl', ['version']).error;

function makeCertificate() {
  const folder = mkdtempSync(join(tmpdir(), 'hormiga-imap-'));
  const [keyFile, certFile] = [join(folder, 'key'), join(folder, 'cert')];
  const names = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  const made = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...names],
    ...['-keyout', keyFile, '-out', certFile],
  ]);
  if (made.status !== 0) throw new Error(`No certificate was made: ${made.stderr}`);
  const certificate = { key: readFileSync(keyFile), cert: readFileSync(certFile) };
  rmSync(folder, { recursive: true });
  return certificate;
}

/** What happens at a moment of a connection: `greeting`, or a command such as `EXAMINE`. */
export interface Moment {
  readonly name: string;
  /** With its tag. Empty for the greeting. */
  readonly line: string;
  readonly tag: string;
  readonly socket: TLSSocket;
  /** What a server that is well would send. */
  readonly answer: string;
}

/** True if it has dealt with the moment. */
export type Fault = (moment: Moment) => boolean;

/** An IMAP server over TLS that can do everything wrong, for a mailbox with these messages, numbered from 1. */
export async function startFaultyImap(messages: readonly Buffer[]) {
  let fault: Fault = () => false;
  const sockets = new Set<TLSSocket>();
  const counts = { connections: 0, sentBytes: 0 };

  const server = createServer(makeCertificate(), (socket) => {
    counts.connections++;
    sockets.add(socket);
    socket
      .on('error', () => undefined)
      .on('close', () => {
        counts.sentBytes += socket.bytesWritten;
        sockets.delete(socket);
      });
    const react = (name: string, line: string, answer: string) => {
      const [tag = ''] = line.split(' ', 1);
      if (!fault({ name, line, tag, socket, answer }) && socket.writable) socket.write(answer, 'latin1');
    };
    let idleTag = '';
    createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY })
      .on('error', () => undefined)
      .on('line', (line) => {
        const [tag = '', first = '', second = ''] = line.toUpperCase().split(' ');
        if (line === 'DONE') return void socket.write(`${idleTag} OK Done\r\n`);
        if (first === 'IDLE') idleTag = tag;
        const name = first === 'UID' ? second : first;
        react(name, line, answerTo(name, line, tag, messages));
      });
    react('greeting', '', '* OK Hello\r\n');
  });
  server.on('tlsClientError', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;

  return {
    url: `imaps://eva:secret-word@127.0.0.1:${port}/INBOX`,
    counts,
    break(wrong: Fault): void {
      fault = wrong;
    },
    async close(): Promise<void> {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function answerTo(name: string, line: string, tag: string, messages: readonly Buffer[]): string {
  const done = (...untagged: readonly string[]) =>
    `${untagged.map((one) => `* ${one}\r\n`).join('')}${tag} OK Done\r\n`;
  switch (name) {
    case 'CAPABILITY':
      return done('CAPABILITY IMAP4rev1 IDLE NAMESPACE');
    case 'NAMESPACE':
      return done('NAMESPACE (("" "/")) NIL NIL');
    case 'LIST':
      return done('LIST () "/" INBOX');
    case 'EXAMINE':
      return done(`${messages.length} EXISTS`, 'OK [UIDVALIDITY 7] Ok', `OK [UIDNEXT ${messages.length + 1}] Ok`);
    case 'SEARCH':
      return done(`SEARCH ${messages.map((_, n) => n + 1).join(' ')}`);
    case 'IDLE':
      return '+ idling\r\n';
    case 'FETCH':
      return done(fetched(line, messages));
    default:
      return done();
  }
}

/** The size of a message, and the piece of it that is asked for. */
function fetched(line: string, messages: readonly Buffer[]): string {
  const uid = Number(/FETCH (\d+)/i.exec(line)?.[1]);
  const message = messages[uid - 1] ?? Buffer.alloc(0);
  const facts = `${uid} FETCH (UID ${uid} RFC822.SIZE ${message.length}`;
  const [, first, length] = /<(\d+)\.(\d+)>/.exec(line) ?? [];
  if (first === undefined) return `${facts})`;
  const piece = message.subarray(Number(first), Number(first) + Number(length));
  return `${facts} BODY[]<${first}> {${piece.length}}\r\n${piece.toString('latin1')})`;
}
