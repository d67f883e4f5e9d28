import type { Person } from '#features/accounts/person.ts';
import { type AccountDeps, type SignedIn, toPublicError } from '#features/accounts/server/accounts.ts';
import { findPhotoVersion, photoAddress } from '#features/accounts/server/photos.ts';
import { countUnread } from '#features/accounts/server/store/notifications.ts';
import { readerZone } from '#features/meetings/server/reader-zone.ts';
import { languageIn } from '#platform/browser/stored/user-language.ts';
import { errors } from '#platform/contracts/envelope.ts';
import type { Db } from '#platform/database/database.ts';
import { type AppContext, headersOf } from '#platform/server/app-context.ts';
import type { RenderError } from '#platform/server/errors/call-error.ts';
import { answerLive, type PageStatus } from '#platform/server/live/live-pages.ts';
import { chooseLanguage } from '#platform/server/pages/choose-language.ts';
import { readAddress } from '#site/address.ts';
import { findCountry } from '#site/countries.ts';
import { defaultLanguage, type Language } from '#site/languages.ts';
import type { DashboardAnswer, DashboardView } from '../dashboard-answer.ts';

type FormStatus = Pick<DashboardAnswer, 'done' | 'wrong' | 'errorCode'>;

interface Shown extends FormStatus {
  readonly language: Language;
  readonly view: DashboardView;
  readonly status?: PageStatus;
}

/** Responds with the dashboard of the signed-in visitor. If no one is signed in, it shows the outcome of the form. */
export async function answerDashboard(
  c: AppContext,
  { database: { db }, live }: AccountDeps,
  signedIn: SignedIn | undefined,
  { language, view, status = 200, ...formStatus }: Shown,
): Promise<Response> {
  const person = signedIn && (await personOf(db, signedIn));
  const unread = signedIn ? await countUnread(db, signedIn.user.id) : 0;
  const clock = readerZone(c.req.header('cookie'), person?.country);
  const dashboard: DashboardAnswer = { person, view, unread, clock, ...formStatus };
  return answerLive(c, live, { path: '/dashboard', dashboard }, { language, status });
}

async function personOf(db: Db, { user, member }: SignedIn): Promise<Person> {
  const { id, name, email } = user;
  return {
    name,
    email,
    isStaff: member !== undefined,
    photo: photoAddress(await findPhotoVersion(db, id)),
    language: languageIn(user.language) ?? defaultLanguage,
    country: findCountry(user.country ?? undefined)?.id,
  };
}

/** Errors are shown on the dashboard itself, with the text that the visitor has written, so that it is not lost. */
export function dashboardErrors(c: AppContext, deps: AccountDeps, written = ''): RenderError {
  const language = chooseLanguage(readAddress(c.req.path), headersOf(c));
  return async ({ errorCode }) => {
    const shown = { language, status: errors[errorCode].status };
    // The visitor cannot be identified while the database is down.
    const signedIn = errorCode === 'notReady' ? undefined : await deps.accounts.signedIn(c).catch(() => undefined);
    if (errorCode === 'bodyTooLarge' && signedIn) {
      const wrong = { typed: {}, problems: { photo: 'tooLarge' } };
      return answerDashboard(c, deps, signedIn, { ...shown, wrong, view: { kind: 'profile' } });
    }
    // Only a picture can be that large, and that is only the problem if the visitor is signed in.
    const publicError = errorCode === 'bodyTooLarge' ? 'signedOut' : toPublicError(errorCode);
    return answerDashboard(c, deps, signedIn, { ...shown, errorCode: publicError, view: { kind: 'nothing', written } });
  };
}
