import { openApi } from '#contracts/openapi.ts';
import type { App } from '../app-context.ts';
import type { Config } from '../config.ts';

/** The description of the calls for machines. The page for people, `/api/docs`, is a prerendered one. */
export function mountDocs(app: App, { publicUrl }: Config): void {
  const document = openApi(publicUrl);
  app.get('/api/docs.json', (c) => c.json(document, 200, { 'Cache-Control': 'public, no-cache' }));
}
