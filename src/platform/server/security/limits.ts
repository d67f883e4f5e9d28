/** Bounds that protect the server. Nobody should need to change them from outside. */
export const limits = {
  /** Bytes of a body without files. */
  body: 100 * 1024,
  form: {
    /** Fields of a form: more than three times as many as the longest one of the site has. */
    fields: 200,
    fieldNameBytes: 100,
  },
  /** A body of which fewer bytes than these arrive in so many milliseconds is ended: 4 kB a second. */
  pace: { bytes: 60_000, milliseconds: 15_000 },
  /** Bodies of one sender, counted before they are read. A whole office, or a whole village, may share a network. */
  bodies: {
    ordinary: {
      windowSeconds: 60,
      perWindow: { network: 600, wideNetwork: 3_000 },
      concurrent: { network: 50, wideNetwork: 100, all: 1_000 },
    },
    upload: {
      windowSeconds: 3_600,
      perWindow: { network: 60, wideNetwork: 180 },
      concurrent: { network: 3, wideNetwork: 6, all: 24 },
    },
  },
  /** Milliseconds for a browser to send its headers, and its whole request: three attachments over a slow line. */
  headersTimeout: 10_000,
  requestTimeout: 120_000,
  /** … and how often it is looked who is over that: Node itself would look every half minute. */
  connectionsCheckingInterval: 2_000,
  /** Bytes of the first line and all headers of a request. */
  headers: 16 * 1024,
  /** Longer than the idle time of common proxies, so that it is the proxy that closes a connection. */
  keepAliveTimeout: 65_000,
  /** Milliseconds that open requests have to finish when the server stops. */
  shutdown: 10_000,
  /** … and that log and database have after them. */
  closing: 5_000,
  /** Milliseconds that a command has to arrive over the control socket, and that running ones have at the end. */
  controlTimeout: 5_000,
  controlClosing: 1_000,
  /** Milliseconds that somebody at a terminal waits for a command. */
  command: 10_000,
  /** Milliseconds for a mail server: to be reached, to say something again, and for a whole message. */
  smtp: { connect: 10_000, silence: 30_000, whole: 60_000 },
  mail: {
    /** Messages that a server sends at the same time. */
    atOnce: 3,
    /** Milliseconds from one look for due mail to the next, more or less. */
    lookEvery: 5_000,
    /** Milliseconds that a message belongs to the server that claimed it: far more than `smtp.whole`. */
    claim: 300_000,
  },
  documents: {
    /** Milliseconds for the thread that draws: to start on a busy machine, for a document, and to stay without work. */
    starting: 30_000,
    patience: 10_000,
    idle: 60_000,
    /** How many may be asked for at once. */
    waiting: 100,
  },
} as const;
