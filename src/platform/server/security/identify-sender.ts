import type { RequestListener } from 'node:http';
import { BlockList } from 'node:net';
import { connectedFrom, headersOf, type Step } from '../app-context.ts';
import { clientAddress, isTrustedProxy, type Sender, senderOf, type TrustProxy } from '../http/client-address.ts';
import { headerOf } from '../http/headers.ts';
import type { Log } from '../logging/log.ts';

const problems = {
  missing: 'the proxy sends no X-Forwarded-For',
  malformed: 'the proxy sends an X-Forwarded-For that holds something else than addresses',
} as const;

/**
 * Gives handlers access to the client of a request. It is worked out on first use, so that a health check, which comes
 * without X-Forwarded-For, is not reported as a wrong configuration.
 */
export function identifySender(trustProxy: TrustProxy, log: Log): Step {
  const reported = new Set<keyof typeof problems>();
  return (c) => {
    let known: { readonly sender: Sender | undefined } | undefined;
    c.set('sender', () => {
      known ??= { sender: identify() };
      return known.sender;
    });
    function identify(): Sender | undefined {
      const forwardedFor = headerOf(headersOf(c), 'x-forwarded-for');
      const { address, problem } = clientAddress({ forwardedFor, connectedFrom: connectedFrom(c), trustProxy });
      if (problem && !reported.has(problem)) {
        reported.add(problem);
        log.warn(
          `${problems[problem]}: until it does, all visitors behind it share the limits of one. See TRUST_PROXY in .env.example`,
        );
      }
      return address === undefined ? undefined : senderOf(address);
    }
    return undefined;
  };
}

const forwardingHeaders = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host'];

/** Removes headers that only a trusted proxy may set from all other requests, before anything reads them. */
export function ignoreForwardingOfOthers(listener: RequestListener, trustProxy: TrustProxy): RequestListener {
  if (!(trustProxy instanceof BlockList)) return listener;
  return (request, response) => {
    if (!isTrustedProxy(trustProxy, request.socket.remoteAddress)) {
      for (const name of forwardingHeaders) delete request.headers[name];
      request.rawHeaders = request.rawHeaders.filter((_, at, all) => {
        const name = all[at - (at % 2)]?.toLowerCase() ?? '';
        return !forwardingHeaders.includes(name);
      });
    }
    listener(request, response);
  };
}
