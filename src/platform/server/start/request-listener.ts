import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { App } from '../app-context.ts';
import type { Log } from '../logging/log.ts';
import { logRequest } from '../logging/log-request.ts';
import { requestIdHeader, requestIdOf } from '../logging/request-id.ts';
import { builtKind } from '../metrics/answer-kind.ts';
import type { RequestMetrics } from '../metrics/request-metrics.ts';
import type { Pages } from '../pages/pages.ts';
import type { Answer } from '../pages/representation.ts';

/**
 * Answers built pages and files straight from memory, which is about twice as fast as through the app;
 * everything else goes to the app, which would answer those in the same way.
 */
export function requestListener(app: App, pages: Pages, log: Log, requests?: RequestMetrics): RequestListener {
  const toApp = getRequestListener(app.fetch);
  return (request, response) => {
    const startedAt = performance.now();
    const answer = fromMemory(pages, request);
    if (!answer) return void toApp(request, response);
    const id = requestIdOf(request.headers);
    write(response, answer, id);
    const { method = '', url = '' } = request;
    const took = performance.now() - startedAt;
    requests?.finished(builtKind(url), answer.status, took);
    logRequest(log, { id, method, url, status: answer.status, took });
  };
}

function fromMemory(pages: Pages, { method = '', url = '', headers }: IncomingMessage): Answer | undefined {
  try {
    return pages.answer({ method, url, headers });
  } catch {
    // The app meets the same error, logs it and answers it as one.
    return undefined;
  }
}

function write(response: ServerResponse, { status, headers, body }: Answer, id: string): void {
  response.writeHead(status, [...headers, requestIdHeader, id]);
  response.end(body);
}
