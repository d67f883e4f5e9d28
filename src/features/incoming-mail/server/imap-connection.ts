import { isIP } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { ImapFlow } from 'imapflow';
import type { ImapMailbox } from '#platform/server/config/inbound-variables.ts';
import { certificateProblem } from '#platform/server/mail/certificate-problem.ts';
import { largestMail } from './store.ts';

/** Milliseconds. */
export interface ConnectionTimeouts {
  /** For a server that sends nothing while something is expected of it. */
  readonly silence: number;
  /** For each step, such as listing what is new or fetching one message, also if the server sends something all the time. */
  readonly step: number;
}

/** Bytes of one line: far more than a list of the messages of a year. */
const longestLine = 1024 * 1024;

/** A connection to a mailbox. Whatever its server does, it is an error after some time, and takes a limited memory. */
export interface ImapConnection {
  readonly client: ImapFlow;
  /** Rejects when the connection ends, with the first reason that is known. */
  readonly ended: Promise<never>;
  /** Call this at the beginning of each step. */
  beginStep(): void;
  /** Call this when a step is done that no other follows for now. */
  endStep(): void;
  close(): void;
}

export function connectTo(mailbox: ImapMailbox, { silence, step }: ConnectionTimeouts): ImapConnection {
  const client = openClient(mailbox, silence);
  let fail: (reason: unknown) => void = () => undefined;
  const ended = new Promise<never>((_, reject) => {
    fail = reject;
  });
  ended.catch(() => undefined);
  client.on('error', fail);
  client.on('close', () => fail(Object.assign(new Error('The connection was closed'), { code: 'NoConnection' })));
  let timer: NodeJS.Timeout | undefined;
  const endStep = () => clearTimeout(timer);
  const tooSlow = () => {
    fail(Object.assign(new Error('The server takes too long'), { code: 'TOO_SLOW' }));
    client.close();
  };
  return {
    client,
    ended,
    beginStep() {
      endStep();
      timer = setTimeout(tooSlow, step).unref();
    },
    endStep,
    close() {
      endStep();
      // A client that idles would wait for an answer to its goodbye.
      client.close();
    },
  };
}

/** A server on this machine may be without TLS. */
function openClient({ host, port, isSecure, user, password }: ImapMailbox, silence: number): ImapFlow {
  const isLocal = host === 'localhost' || (isIP(host) !== 0 && /^(?:127\.|::1$)/.test(host));
  return new ImapFlow({
    host,
    port,
    secure: isSecure,
    ...(!isSecure && { doSTARTTLS: !isLocal }),
    auth: { user, pass: password },
    // Its log would contain addresses and messages.
    logger: false,
    connectionTimeout: 20_000,
    greetingTimeout: Math.min(silence, 20_000),
    socketTimeout: silence,
    maxLineLength: longestLine,
    // Some servers send a whole message when a piece of it is asked for.
    maxLiteralSize: largestMail,
    maxResponseSize: largestMail + longestLine,
  });
}

/** Remembers what the server announces at any time, also while messages are being read. */
export function watchForNews(client: ImapFlow) {
  let isAnnounced = false;
  let announce: () => void = () => undefined;
  client.on('exists', () => {
    isAnnounced = true;
    announce();
  });
  return {
    forget(): void {
      isAnnounced = false;
    },
    /** Resolves when something is new, and after this time at the latest. */
    async wait(ms: number): Promise<void> {
      if (isAnnounced) return;
      const done = new AbortController();
      announce = () => done.abort();
      // It ends with the next command. Without this the client would wait for a while before it listens.
      client.idle().catch(() => undefined);
      await wait(ms, undefined, { signal: done.signal, ref: false }).catch(() => undefined);
    },
  };
}

/** Names the setting to correct. Without addresses: a server's answer often repeats them. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if ('authenticationFailed' in error && error.authenticationFailed)
    return 'the mailbox does not accept user or password: correct them in INBOUND_IMAP_URL';
  if ('mailboxMissing' in error && error.mailboxMissing)
    return 'it has no such folder: correct its name in INBOUND_IMAP_URL or INBOUND_SENT_FOLDER';
  const certificate = certificateProblem(error);
  if (certificate) return `${certificate}: correct the host in INBOUND_IMAP_URL, or the certificate`;
  const code = 'code' in error && typeof error.code === 'string' && /^\w{1,40}$/.test(error.code) ? error.code : '';
  const [, reason = 'the mailbox cannot be read'] = reasons.find(([codes]) => codes.test(code)) ?? [];
  return code && !reason.includes(':') ? `${reason} (${code})` : reason.replace(':', ` (${code}):`);
}

/** By the codes of Node, OpenSSL and the IMAP client. */
const reasons: readonly (readonly [codes: RegExp, reason: string])[] = [
  [
    /^(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|CONNECT_TIMEOUT)$/,
    'the mail server cannot be reached: check host and port in INBOUND_IMAP_URL',
  ],
  [/^(?:ETIMEOUT|GREETING_TIMEOUT|UPGRADE_TIMEOUT|TOO_SLOW)$/, 'the mail server does not answer in time'],
  [/^(?:ClosedAfterConnect\w+|NoConnection|ECONNRESET|EPIPE)$/, 'the mail server closes the connection'],
  [
    /^(?:EPROTO|ERR_SSL_\w+|LineTooLarge|LiteralTooLarge|ResponseTooLarge|ParserError\w*|InvalidResponse|UnexpectedTag|ResponseProcessingFailed|STARTTLS_INJECTION|UNNUMBERED)$/,
    'the mail server answers what is not IMAP: check host and port in INBOUND_IMAP_URL',
  ],
];
