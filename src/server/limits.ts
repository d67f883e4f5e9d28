/** Bounds that protect the server. Nobody should need to change them from outside. */
export const limits = {
  /** Bytes a call may send. A call that needs more says so in its description. */
  body: 100 * 1024,
  /** Milliseconds for a browser to send its headers, and its whole request: three attachments over a slow line. */
  headersTimeout: 10_000,
  requestTimeout: 120_000,
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
} as const;
