import type { BrowserContext, ConsoleMessage, Request, WebError } from '@playwright/test';

/**
 * What a visitor's browser would complain about: errors in the console (a violated Content-Security-Policy
 * is one), uncaught exceptions, and own files that do not arrive. Until it is told to stop.
 */
export function collectComplaints(context: BrowserContext, origin: string): { stop(): readonly string[] } {
  const complaints: string[] = [];
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()} (${message.location().url})`);
  };
  const onError = (thrown: WebError) => {
    const error = thrown.error();
    // Chromium's own: pages go over into each other, unless one of them does not, or is left meanwhile.
    if (/^Transition was|ViewTransition/.test(error.message)) return;
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
