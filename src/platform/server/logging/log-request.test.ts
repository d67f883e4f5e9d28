import { pino } from 'pino';
import { expect, it } from 'vitest';
import { logRequest } from './request-logging.ts';

it.each([
  ['/support/quote/en?made=Q-7KQ2-94MX-3HTW', '/support/quote/en'],
  ['/support/status/en?quote=Q-7KQ2-94MX-3HTW', '/support/status/en'],
  ['/pay/back/fr/P-7KQ2-94MX-3HTW/key', '/pay/back/fr/P-7KQ2-94MX-3HTW/…'],
  ['/api/services/quotation/download/Q-7KQ2-94MX-3HTW.pdf', '/api/services/quotation/download/…'],
  ['/hello/ana@example.com/en', '/hello/…/en'],
  ['/unsubscribe/ana%40example.com', '/unsubscribe/…'],
  [`/${'@'.repeat(15_000)}`, '/…'],
  ['/a@b/c/d%40e/', '/…/c/…/'],
])('does not log the secret part of a URL: %s', (url, path) => {
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => lines.push(line) });
  logRequest(log, { id: '1', method: 'GET', url, status: 200, took: 0 });
  expect(JSON.parse(lines.join(''))).toMatchObject({ path });
});
