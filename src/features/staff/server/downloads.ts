import type { StaffVisitor } from '#features/accounts/server/accounts.ts';
import { type App, type AppContext, headersOf } from '#platform/server/app-context.ts';
import { attachmentsFolder } from '#platform/server/data-folders.ts';
import { CallError } from '#platform/server/errors/call-error.ts';
import type { ConsoleFile, FeatureDeps } from '#platform/server/feature.ts';
import { isFromOwnPage } from '#platform/server/security/origins.ts';
import type { StaffContext } from './staff-context.ts';

/** The files that the features declare for the team. */
export function mountDownloads(app: App, deps: FeatureDeps, { file, actorOf, pageOf }: StaffContext): void {
  const { config, console, database } = deps;
  const folder = attachmentsFolder(config.dataDir);
  const sending = (send: ConsoleFile['send']) => async (c: AppContext, staff: StaffVisitor) => {
    const { page, language } = pageOf(c, staff);
    const response = await send(c, {
      db: database.db,
      by: actorOf(staff),
      folder,
      language,
      refuse: (place, errorCode) => page.draw(place, { errorCode }, 422),
    });
    if (!response) throw new CallError('notFound');
    return response;
  };
  for (const { path, view, send, confirm } of console.files) {
    app.get(path, file(view, sending(send)));
    if (!confirm) continue;
    // No link can send it, and no page of another site.
    app.post(
      path,
      async (c, next) => {
        if (!isFromOwnPage(headersOf(c), config)) throw new CallError('otherSite');
        await next();
      },
      file(view, sending(confirm)),
    );
  }
}
