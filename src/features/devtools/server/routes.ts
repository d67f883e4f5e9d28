import type { App } from '#platform/server/app-context.ts';
import { refuseOtherMethods } from '#platform/server/calls/mount-call.ts';
import type { Config } from '#platform/server/config/config.ts';
import { openApi } from '../openapi.ts';

const path = '/api/docs.json';

/** The OpenAPI document, for machines. The page for people, `/api/docs`, is prerendered. */
export function mountDocs(app: App, { publicUrl }: Config): void {
  const document = openApi(publicUrl);
  app.get(path, (c) => c.json(document, 200, { 'Cache-Control': 'public, no-cache' }));
  refuseOtherMethods(app, { method: 'get', path });
}
