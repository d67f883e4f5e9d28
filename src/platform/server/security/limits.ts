import { msPerMinute, secondsPerHour } from '#site/durations.ts';
/** Limits that protect the server. There should be no need to configure them. */
export const limits = {
  /** Bytes of a body without files. */
  body: 100 * 1024,
  form: {
    /** Fields of a form: more than three times as many as the longest form of the site has. */
    fields: 200,
    fieldNameBytes: 100,
  },
  /** A body is aborted if fewer bytes than this arrive in this many milliseconds: 4 kB a second. */
  pace: { bytes: 60_000, milliseconds: 15_000 },
  /** Bodies of one client, counted before they are read. A whole office, or a whole village, may share a network. */
  bodies: {
    ordinary: {
      windowSeconds: 60,
      perWindow: { network: 600, wideNetwork: 3_000 },
      concurrent: { network: 50, wideNetwork: 100, all: 1_000 },
    },
    upload: {
      windowSeconds: secondsPerHour,
      perWindow: { network: 60, wideNetwork: 180 },
      concurrent: { network: 3, wideNetwork: 6, all: 24 },
    },
  },
  /**
   * Milliseconds for a browser to send its headers, and its whole request: three attachments over a slow connection.
   */
  headersTimeout: 10_000,
  requestTimeout: 120_000,
  /** Milliseconds between checks of those timeouts: Node's default is half a minute. */
  connectionsCheckingInterval: 2_000,
  /** Bytes of the request line and all headers. */
  headers: 16 * 1024,
  /** Requests that a connection may send without waiting for answers. Browsers sent at most 32 while they did so. */
  requestsInAdvance: 100,
  /** Milliseconds without a byte in either direction while an answer is on its way: nobody reads it. */
  silence: 120_000,
  /** Longer than the idle timeout of common proxies, so that the proxy closes a connection first. */
  keepAliveTimeout: 65_000,
  /** Milliseconds that open requests have to finish when the server stops. */
  shutdown: 10_000,
  /** Milliseconds that log and database have after that. */
  closing: 5_000,
  /**
   * Milliseconds for a command to arrive over the control socket, and for running ones to finish when the server stops.
   */
  controlTimeout: 5_000,
  controlClosing: 1_000,
  /** Milliseconds that a terminal waits for a command. */
  command: 10_000,
  /** Milliseconds for a mail server: to connect, between two responses, and for a whole message. */
  smtp: { connect: 10_000, silence: 30_000, whole: msPerMinute },
  mail: {
    /** Messages that a server sends concurrently. */
    atOnce: 3,
    /** Milliseconds between two checks for due mail, more or less. */
    lookEvery: 5_000,
    /** Milliseconds that a message is claimed by a server: far more than `smtp.whole`. */
    claim: 300_000,
  },
} as const;
