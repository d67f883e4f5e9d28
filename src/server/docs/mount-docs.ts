import { openApi } from '#contracts/openapi.ts';
import type { App } from '../app-context.ts';
import { refuseOtherMethods } from '../calls/mount-call.ts';
import type { Config } from '../config.ts';

const path = '/api/docs.json';

/** The description of the calls for machines. The page for people, `/api/docs`, is a prerendered one. */
export function mountDocs(app: App, { publicUrl }: Config): void {
  const document = openApi(publicUrl);
  app.get(path, (c) => c.json(document, 200, { 'Cache-Control': 'public, no-cache' }));
  refuseOtherMethods(app, { method: 'get', path });
}
