import type { App } from '#platform/server/app-context.ts';
import { refuseOtherMethods } from '#platform/server/calls/mount-call.ts';
import type { Config } from '#platform/server/config/config.ts';
import { type OpenApiDocument, openApi } from '../openapi.ts';

const path = '/api/docs.json';

/** The OpenAPI document, for machines. The page for people, `/api/docs`, is prerendered. */
export function mountDocs(app: App, { publicUrl }: Config): void {
  // Describing all schemas takes long, and few ask for it: not while the server starts.
  let document: OpenApiDocument | undefined;
  app.get(path, (c) => {
    document ??= openApi(publicUrl);
    return c.json(document, 200, { 'Cache-Control': 'public, no-cache' });
  });
  refuseOtherMethods(app, { method: 'get', path });
}
