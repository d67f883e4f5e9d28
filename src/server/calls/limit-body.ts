import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { AppEnv } from '../app-context.ts';
import { answerFault } from '../errors/call-fault.ts';
import { limits } from '../limits.ts';

export function limitBody(): MiddlewareHandler<AppEnv> {
  return bodyLimit({
    maxSize: limits.body,
    onError: (c) => {
      // The rest of the body is never read, so nothing else can come over this connection.
      c.header('Connection', 'close');
      return answerFault(c, 'bodyTooLarge');
    },
  });
}
