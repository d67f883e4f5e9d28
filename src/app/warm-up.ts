import type { Help } from '#features/help/server/create-help.ts';
import { languageCodes } from '#site/languages.ts';
import type { createApp } from './app.ts';

interface Deps {
  readonly app: ReturnType<typeof createApp>['app'];
  readonly help: Help;
}

/**
 * Does once, before the server listens, what is slow only the first time: loading the program that renders pages and
 * the one for sessions, naming the time zones, and indexing the answers of the help. Each of them would delay all
 * visitors of that moment by about a tenth of a second.
 */
export async function warmUp({ app, help }: Deps): Promise<void> {
  for (const language of languageCodes) help.answer('', language);
  await import('#features/accounts/server/auth.ts');
  // A page that could not be rendered does not prevent a start: it is logged, and tried again for the next visitor.
  await app.request('/meet/book/en');
  await app.request('/support/quote/en?items=quick-api');
}
