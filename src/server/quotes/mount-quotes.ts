import type { App } from '../app-context.ts';
import { mountDownloads } from './mount-downloads.ts';
import { mountQuotation } from './mount-quotation.ts';
import { mountQuotePage } from './page/mount-quote-page.ts';
import type { QuoteParts } from './quote-parts.ts';

export function mountQuotes(app: App, parts: QuoteParts): void {
  mountQuotation(app, parts);
  mountDownloads(app, parts);
  mountQuotePage(app, parts);
}
