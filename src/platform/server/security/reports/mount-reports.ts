import type { App } from '../../app-context.ts';
import { readText } from '../../body/read-body.ts';
import type { Config } from '../../config/config.ts';
import type { Log } from '../../logging/log.ts';
import { memoryLimit } from '../../memory-limit.ts';
import { isFromOwnPage } from '../own-pages-only.ts';
import { readReports } from './read-report.ts';
import { createReportLog } from './report-log.ts';
import { reportsPath } from './reports-path.ts';

const types = ['application/csp-report', 'application/reports+json', 'application/json'];

/**
 * Takes what browsers report of the content policy. They read no answer, so it is the same to all; what comes from
 * pages of other sites, too often or in another shape is passed over.
 */
export function mountReports(app: App, config: Pick<Config, 'publicUrl' | 'trustProxy'>, log: Log): void {
  const tell = createReportLog(log);
  const countReport = memoryLimit({ each: 30, all: 600 });
  app.post(reportsPath, async (c) => {
    const headers = c.req.header();
    const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
    if (types.includes(type) && isFromOwnPage(headers, config)) {
      const reports = readReports(parseJson(await readText(c))) ?? [];
      // Each by itself: one request may bring a hundred.
      for (const violation of reports) if (countReport(c.get('sender')()?.network ?? '') === 0) tell(violation);
    }
    return c.body(null, 204, { 'Cache-Control': 'no-store' });
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
