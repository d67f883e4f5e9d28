import type { Database } from '#platform/database/database.ts';
import { type App, connectedFrom } from '#platform/server/app-context.ts';
import type { Config } from '#platform/server/config/config.ts';
import { textFormat } from '#platform/server/metrics/family.ts';
import type { Metrics } from '#platform/server/metrics/metrics.ts';
import { databaseMetrics } from './database-metrics.ts';
import { mayScrape } from './may-scrape.ts';

/** Numbers for Prometheus. For all others there is nothing at this address. */
export function mountMetrics(
  app: App,
  { metricsToken: token, canary }: Pick<Config, 'metricsToken' | 'canary'>,
  { database, metrics }: { readonly database: Database; readonly metrics: Metrics },
): void {
  const { families, refresh } = databaseMetrics(database, { canary });
  metrics.add(...families);
  app.get('/metrics', async (c) => {
    if (!mayScrape({ headers: c.req.header(), connectedFrom: connectedFrom(c), token })) return c.notFound();
    await refresh();
    return c.body(metrics.write(), 200, { 'Cache-Control': 'no-store', 'Content-Type': textFormat });
  });
}
