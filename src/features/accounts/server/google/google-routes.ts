import { eq } from 'drizzle-orm';
import { languageIn } from '#platform/browser/stored/user-language.ts';
import { inputBounds } from '#platform/contracts/input-bounds.ts';
import { currentTime } from '#platform/database/clock.ts';
import type { Db } from '#platform/database/database.ts';
import { consumeRateLimit } from '#platform/database/limits/rate-limits.ts';
import { type App, type AppContext, headersOf } from '#platform/server/app-context.ts';
import { whileDatabaseAnswers } from '#platform/server/errors/call-error.ts';
import { queryText } from '#platform/server/http/request-text.ts';
import type { Log } from '#platform/server/logging/log.ts';
import { chooseLanguage } from '#platform/server/pages/choose-language.ts';
import { isFromOwnPage } from '#platform/server/security/origins.ts';
import { networkLimits, withinLimits } from '#platform/server/security/within-limits.ts';
import { href } from '#site/address.ts';
import { sessionCookie } from '#site/cookies.ts';
import { secondsPerHour } from '#site/durations.ts';
import type { Language } from '#site/languages.ts';
import { authPath, googleStartPath } from '../../sign-in.ts';
import { type AccountDeps, passCookies } from '../accounts.ts';
import { handOver } from '../cookies.ts';
import { findPhotoVersion, largestPhoto, pictureType, savePhoto } from '../photos.ts';
import { welcome } from '../sign-in/enter.ts';
import { rememberBrowser } from '../sign-in/known-browser.ts';
import { backTo, readBack } from '../sign-in/read-sign-in.ts';
import { countGoogleStart } from '../sign-in/sign-in-limits.ts';
import { endSession, type User } from '../store/account.ts';
import { addNotification } from '../store/notifications.ts';
import { user } from '../tables.ts';

const arrivedPath = '/api/glogin/listo';

/** Each start stores a row for some minutes, and each return looks one up. */
const ways = {
  start: [{ name: 'google-start-wide', of: 'wideNetwork', most: 1_000, seconds: secondsPerHour }],
  back: [
    { name: 'google-back', of: 'network', most: 200, seconds: secondsPerHour },
    { name: 'google-back-wide', of: 'wideNetwork', most: 1_000, seconds: secondsPerHour },
  ],
} as const;

/**
 * Sign-in with Google, if its keys are configured. These are links and not forms, because the Content-Security-Policy
 * does not let a form lead to another site. Google returns to Better Auth, which redirects the visitor to `arrivedPath`
 * with a session.
 */
export function mountGoogle(app: App, deps: AccountDeps): void {
  const { config, database, accounts, log, secretOf } = deps;
  if (!config.google) return;
  const countWay = (c: AppContext, way: keyof typeof ways) =>
    withinLimits(c, async () => {
      const limits = networkLimits(c, await secretOf(), ways[way]);
      for (const limit of limits) await consumeRateLimit(database.db, limit, currentTime());
    });

  app.get(googleStartPath, async (c) => {
    const { language, back } = placeOf(c);
    if (!isFromOwnPage(headersOf(c), config)) return c.redirect(href('/login', language), 303);
    return whileDatabaseAnswers(database, async () => {
      await countGoogleStart(c, { db: database.db, secret: await secretOf() });
      await countWay(c, 'start');
      const { api } = await accounts.auth(c);
      const { headers, response } = await api.signInSocial({
        body: {
          provider: 'google',
          callbackURL: `${arrivedPath}?${new URLSearchParams({ back, language })}`,
          errorCallbackURL: failedAddress(language, back),
        },
        headers: c.req.raw.headers,
        returnHeaders: true,
      });
      passCookies(c, headers);
      return response.url ? c.redirect(response.url, 303) : c.redirect(failedAddress(language, back), 303);
    });
  });

  app.get(`${authPath}/callback/google`, async (c) => {
    const answer = await whileDatabaseAnswers(database, async () => {
      await countWay(c, 'back');
      const before = await accounts.signedIn(c);
      const answer = await (await accounts.auth(c)).handler(c.req.raw);
      // As with a code: the previous session of this browser may have been another person's.
      const isEntered = answer.headers.getSetCookie().some((cookie) => cookie.includes(`${sessionCookie}=`));
      if (before && isEntered) await endSession(database.db, before.user.id, before.sessionId);
      return answer;
    });
    // It redirects to one of the two addresses that it was given, whatever Google answered.
    const { language } = placeOf(c);
    const next = ownPathOf(answer.headers.get('location'), config.publicUrl);
    passCookies(c, answer.headers);
    return c.redirect(next ?? failedAddress(language, ''), 303);
  });

  app.get(arrivedPath, async (c) => {
    const { language, back } = placeOf(c);
    return whileDatabaseAnswers(database, async () => {
      const known = await accounts.signedIn(c);
      if (!known) return c.redirect(failedAddress(language, back), 303);
      await copyPhoto(database.db, known.user, log);
      await addNotification(database.db, known.user.id, welcome);
      await handOver(c, config, database.db, known);
      rememberBrowser(c, config, { secret: await secretOf(), email: known.user.email, now: currentTime() });
      return c.redirect(await backTo(accounts, { back, email: known.user.email, language }), 303);
    });
  });
}

function placeOf(c: AppContext): { language: Language; back: string } {
  const named = languageIn(queryText(c, 'language', inputBounds.languageTag) ?? '');
  return {
    language: named ?? chooseLanguage(undefined, headersOf(c)),
    back: readBack(queryText(c, 'back', inputBounds.address)),
  };
}

function failedAddress(language: Language, back: string): string {
  return `${href('/login', language)}?${new URLSearchParams({ error: 'google', ...(back && { back }) })}`;
}

function ownPathOf(location: string | null, publicUrl: string): string | undefined {
  if (!location || !URL.canParse(location, publicUrl)) return undefined;
  const { origin, pathname, search } = new URL(location, publicUrl);
  const isOurs = origin === publicUrl && (pathname === arrivedPath || pathname.startsWith('/login/'));
  return isOurs ? pathname + search : undefined;
}

/** Milliseconds. A picture is not worth waiting longer for. */
const pictureTimeout = 3_000;
/** Not every name below `googleusercontent.com`: some lead to the machines of Google's customers. */
const googlesPictures: readonly string[] = ['lh3', 'lh4', 'lh5', 'lh6'].map((name) => `${name}.googleusercontent.com`);

/**
 * Copies the picture of a Google account, once, so that our pages load nothing from Google. If this fails, the sign-in
 * continues without it.
 */
export async function copyPhoto(db: Db, { id, image }: Pick<User, 'id' | 'image'>, log: Log): Promise<void> {
  if (!image) return;
  await db.update(user).set({ image: null }).where(eq(user.id, id));
  if (!isGooglesPicture(image) || (await findPhotoVersion(db, id))) return;
  try {
    const response = await fetch(image, { signal: AbortSignal.timeout(pictureTimeout), redirect: 'error' });
    const content = await readPicture(response);
    const type = content && pictureType(content);
    if (response.ok && type) await savePhoto(db, id, { type, content });
  } catch {
    log.warn('a picture could not be copied from Google');
  }
}

function isGooglesPicture(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host } = new URL(address);
  return protocol === 'https:' && googlesPictures.includes(host);
}

/** Undefined if it is larger than a picture may be: the rest is not read. */
async function readPicture({ body }: Response): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > largestPhoto) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
