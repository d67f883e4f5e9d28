import type { AppContext } from '../app-context.ts';
import { writeAnswer } from './answer-from-pages.ts';
import type { Pages } from './pages.ts';

/** The page as it was built, whatever the query of the request says. */
export function answerBuilt(c: AppContext, pages: Pages): Response | Promise<Response> {
  const { method, path: url } = c.req;
  const built = pages.answer({ method, url, headers: c.req.header() });
  return built ? writeAnswer(c, built) : c.notFound();
}
