import { findPhotoVersion } from '#database/accounts/photos.ts';
import type { Db } from '#database/database.ts';
import { countUnread } from '#database/notifications/list-notifications.ts';
import type { DashboardAnswer, DashboardView, Person } from '#site/account/dashboard.ts';
import { findCountry } from '#site/countries.ts';
import { defaultLanguage, type Language } from '#site/languages.ts';
import { languageIn } from '#site/stored/user-language.ts';
import type { AppContext } from '../../app-context.ts';
import { answerLive, type PageStatus } from '../../live/answer-live.ts';
import type { AccountDeps } from '../account-parts.ts';
import { photoAddress } from '../photo-address.ts';
import type { SignedIn } from '../signed-in.ts';

type FormStatus = Pick<DashboardAnswer, 'done' | 'wrong' | 'fault'>;

interface Shown extends FormStatus {
  readonly language: Language;
  readonly view: DashboardView;
  readonly status?: PageStatus;
}

/** The dashboard of whoever is signed in, or, for nobody, what became of what they sent. */
export async function answerDashboard(
  c: AppContext,
  { database: { db }, live }: AccountDeps,
  signedIn: SignedIn | undefined,
  { language, view, status = 200, ...formStatus }: Shown,
): Promise<Response> {
  const person = signedIn && (await personOf(db, signedIn));
  const unread = signedIn ? await countUnread(db, signedIn.user.id) : 0;
  const dashboard: DashboardAnswer = { person, view, unread, ...formStatus };
  return answerLive(c, live, { path: '/dashboard', dashboard }, { language, status });
}

async function personOf(db: Db, { user, isStaff }: SignedIn): Promise<Person> {
  const { id, name, email } = user;
  return {
    name,
    email,
    isStaff,
    photo: photoAddress(await findPhotoVersion(db, id)),
    language: languageIn(user.language) ?? defaultLanguage,
    country: findCountry(user.country ?? undefined)?.id,
  };
}
