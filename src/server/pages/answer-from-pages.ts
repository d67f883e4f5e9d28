import type { MiddlewareHandler } from 'hono';
import { type AppEnv, urlOf } from '../app-context.ts';
import type { Pages } from './pages.ts';

export function answerFromPages(pages: Pages): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const answer = pages.answer({ method: c.req.method, url: urlOf(c), headers: c.req.header() });
    if (!answer) return next();
    for (let n = 0; n < answer.headers.length; n += 2) c.header(answer.headers[n] ?? '', answer.headers[n + 1]);
    c.status(answer.status);
    return answer.body ? c.body(new Uint8Array(answer.body)) : c.body(null);
  };
}
