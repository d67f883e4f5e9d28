import type { MiddlewareHandler } from 'hono';
import { type AppContext, type AppEnv, urlOf } from '../app-context.ts';
import type { Pages } from './pages.ts';
import type { Answer } from './representation.ts';

export function answerFromPages(pages: Pages): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const answer = pages.answer({ method: c.req.method, url: urlOf(c), headers: c.req.header() });
    return answer ? writeAnswer(c, answer) : next();
  };
}

function writeAnswer(c: AppContext, { status, headers, body }: Answer): Response {
  for (let n = 0; n < headers.length; n += 2) c.header(headers[n] ?? '', headers[n + 1]);
  c.status(status);
  return body ? c.body(new Uint8Array(body)) : c.body(null);
}

/** The page as built, whatever the query of the request says. */
export function answerBuilt(c: AppContext, pages: Pages): Response | Promise<Response> {
  const { method, path: url } = c.req;
  const built = pages.answer({ method, url, headers: c.req.header() });
  return built ? writeAnswer(c, built) : c.notFound();
}
