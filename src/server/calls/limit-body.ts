import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { calls } from '#contracts/calls.ts';
import type { AppEnv } from '../app-context.ts';
import { CallFault } from '../errors/call-fault.ts';
import { limits } from '../limits.ts';

/** What everything may send, and what single calls may. */
export function limitBody(): MiddlewareHandler<AppEnv> {
  const usual = limitTo(limits.body);
  const larger = new Map(
    calls.flatMap(({ path, largestBody }) => (largestBody ? [[path as string, limitTo(largestBody)]] : [])),
  );
  const withPhoto = limitTo(limits.photoForm);
  return (c, next) => {
    const limit = larger.get(c.req.path) ?? (/^\/(dashboard|application)\b/.test(c.req.path) ? withPhoto : usual);
    return limit(c, next);
  };
}

function limitTo(maxSize: number): MiddlewareHandler<AppEnv> {
  return bodyLimit({
    maxSize,
    onError: (c) => {
      // The rest of the body is never read, so nothing else can come over this connection.
      c.header('Connection', 'close');
      throw new CallFault('bodyTooLarge');
    },
  });
}
