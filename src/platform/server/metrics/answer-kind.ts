import type { AppContext } from '../app-context.ts';
import type { AnswerKind } from './request-metrics.ts';

const watchPaths = new Set(['/healthz', '/readyz', '/metrics']);

/** What was answered, by what the app knows of it. There are few kinds, whatever addresses are asked for. */
export function answerKind(c: AppContext): AnswerKind {
  const { path } = c.req;
  if (watchPaths.has(path)) return 'watch';
  if (c.get('call')) return 'call';
  const { headers } = c.res;
  if (headers.has('etag')) return builtKind(path);
  return headers.get('content-type')?.startsWith('text/html') ? 'live' : 'other';
}

/** Files have an ending, and addresses of pages have none. */
export function builtKind(url: string): 'page' | 'file' {
  const dot = url.indexOf('.');
  if (dot === -1) return 'page';
  const query = url.indexOf('?');
  return query !== -1 && query < dot ? 'page' : 'file';
}
