import type { App } from '#platform/server/app-context.ts';
import { mountDownloads } from './mount-downloads.ts';
import { mountQuotation } from './mount-quotation.ts';
import { mountQuotePage } from './page/mount-quote-page.ts';
import type { QuoteDeps } from './quote-parts.ts';

export function mountQuotes(app: App, deps: QuoteDeps): void {
  mountQuotation(app, deps);
  mountDownloads(app, deps);
  mountQuotePage(app, deps);
}
