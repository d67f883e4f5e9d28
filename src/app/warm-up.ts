import type { Help } from '#features/help/server/create-help.ts';
import { languageCodes } from '#site/languages.ts';
import type { createApp } from './app.ts';

interface Deps {
  readonly app: ReturnType<typeof createApp>['app'];
  readonly help: Help;
}

/**
 * Does once, before the server listens, what takes long only the first time: loading the program that draws pages and
 * the one for sessions, naming the time zones, and indexing the pages for the help. Each of them would keep all
 * visitors of that moment waiting for about a tenth of a second.
 */
export async function warmUp({ app, help }: Deps): Promise<void> {
  for (const language of languageCodes) help('', language);
  await import('#features/accounts/server/auth.ts');
  // One that could not be drawn is no reason not to start: it is logged, and tried again for the next visitor.
  await app.request('/meet/book/en');
  await app.request('/support/quote/en?items=quick-api');
}
