import { uuidText } from '#platform/contracts/bounded-input.ts';
import type { App } from '#platform/server/app-context.ts';
import { whileDatabaseAnswers } from '#platform/server/errors/while-database-answers.ts';
import { pathText } from '#platform/server/http/request-text.ts';
import type { AccountDeps } from './account-parts.ts';
import { photoPath } from './photo-address.ts';
import { findPhoto } from './store/photos.ts';

/** The picture of whoever is signed in, for nobody else. A new one gets a new address. */
export function mountPhoto(app: App, { database, accounts }: AccountDeps): void {
  app.get(`${photoPath}/:version`, async (c) => {
    const version = uuidText().safeParse(pathText(c, 'version'));
    if (!version.success) return c.notFound();
    return whileDatabaseAnswers(database, async () => {
      const known = await accounts.signedIn(c);
      const photo = known && (await findPhoto(database.db, known.user.id, version.data));
      if (!photo) return c.notFound();
      return c.body(new Uint8Array(photo.content), 200, {
        'Content-Type': photo.type,
        'Cache-Control': 'private, max-age=86400',
      });
    });
  });
}
