import type { createApp } from './app.ts';

interface Deps {
  readonly app: ReturnType<typeof createApp>['app'];
}

/**
 * Does once, before the server listens, what is slow only the first time: loading the program that renders pages and
 * the one for sessions, and naming the time zones. Each of them would delay all visitors of that moment by about a tenth
 * of a second.
 */
export async function warmUp({ app }: Deps): Promise<void> {
  await import('#features/accounts/server/auth.ts');
  // A page that could not be rendered does not prevent a start: it is logged, and tried again for the next visitor.
  await app.request('/meet/book/en');
  await app.request('/support/quote/en?items=quick-api');
}
