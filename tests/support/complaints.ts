import type { BrowserContext, ConsoleMessage, Request, WebError } from '@playwright/test';

/**
 * What a visitor's browser would complain about: errors in the console (a violated Content-Security-Policy
 * is one, a header that it does not understand another), uncaught exceptions, and own files that do not arrive. Until it is told to stop.
 */
export function collectComplaints(context: BrowserContext, origin: string): { stop(): readonly string[] } {
  const complaints: string[] = [];
  const onConsole = (message: ConsoleMessage) => {
    // A header that the browser does not understand is only a warning.
    const isAboutHeader = message.text().startsWith('Error with ');
    if (message.type() === 'error' || isAboutHeader)
      complaints.push(`console: ${message.text()} (${message.location().url})`);
  };
  const onError = (thrown: WebError) => {
    const error = thrown.error();
    // Chromium's own: one page moves over to the next, unless that takes seconds on a busy machine or is left meanwhile.
    if (/^Transition was (?!.*opt-in disabled)/.test(error.message)) return;
    // Not everything that is thrown has a stack, or a message.
    complaints.push(`uncaught: ${error.stack || error.message || error.name} (${thrown.page()?.url()})`);
  };
  const onFailure = (request: Request) => {
    const reason = request.failure()?.errorText ?? 'unknown';
    // A page that is left takes its unfinished requests with it.
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
