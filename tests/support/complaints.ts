import type { BrowserContext } from '@playwright/test';

/**
 * What a visitor's browser would complain about: errors in the console (a violated Content-Security-Policy
 * is one), uncaught exceptions, and own files that do not arrive.
 */
export function collectComplaints(context: BrowserContext, origin: string): readonly string[] {
  const complaints: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => {
    complaints.push(`uncaught: ${error.error().stack ?? error.error().message}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown';
    // A page that is left takes its unfinished requests with it.
    if (reason === 'net::ERR_ABORTED' || !request.url().startsWith(origin)) return;
    complaints.push(`request failed: ${request.method()} ${request.url()} (${reason})`);
  });
  return complaints;
}
