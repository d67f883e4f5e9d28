import type { BrowserContext, ConsoleMessage, Request, WebError } from '@playwright/test';

/**
 * Collects browser problems until it is stopped: console errors (such as a violated Content-Security-Policy or an unknown
 * header), uncaught exceptions, and own files that fail to load.
 */
export function collectComplaints(context: BrowserContext, origin: string): { stop(): readonly string[] } {
  const complaints: string[] = [];
  const onConsole = (message: ConsoleMessage) => {
    // An unknown header is only a warning.
    const isAboutHeader = message.text().startsWith('Error with ');
    if (message.type() === 'error' || isAboutHeader)
      complaints.push(`console: ${message.text()} (${message.location().url})`);
  };
  const onError = (thrown: WebError) => {
    const error = thrown.error();
    // From Chromium: a page transition is skipped when it takes seconds on a busy machine or the page is left.
    if (/^Transition was (?!.*opt-in disabled)/.test(error.message)) return;
    // From Playwright: in a context that is used again, its clock of an earlier test is sometimes not removed completely.
    if (/reading 'controller'\)\s+at <anonymous>/.test(error.stack ?? '')) return;
    // A thrown value need not have a stack or a message.
    complaints.push(`uncaught: ${error.stack || error.message || error.name} (${thrown.page()?.url()})`);
  };
  const onFailure = (request: Request) => {
    const reason = request.failure()?.errorText ?? 'unknown';
    // Leaving a page aborts its unfinished requests.
    if (reason === 'net::ERR_ABORTED' || !request.url().startsWith(origin)) return;
    complaints.push(`request failed: ${request.method()} ${request.url()} (${reason})`);
  };
  context.on('console', onConsole).on('weberror', onError).on('requestfailed', onFailure);
  return {
    stop() {
      context.off('console', onConsole).off('weberror', onError).off('requestfailed', onFailure);
      return complaints;
    },
  };
}
