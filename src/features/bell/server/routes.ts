import { wordsIn } from '#content/words.ts';
import type { AccountDeps } from '#features/accounts/server/accounts.ts';
import { makeUserInfo } from '#features/accounts/server/cookies.ts';
import { findBellOwner, type User } from '#features/accounts/server/store/account.ts';
import {
  countUnread,
  markNotification as mark,
  mostInBell,
  readBell,
} from '#features/accounts/server/store/notifications.ts';
import { nothingNew, success } from '#platform/contracts/envelope.ts';
import { currentTime } from '#platform/database/clock.ts';
import { type App, type AppContext, headersOf } from '#platform/server/app-context.ts';
import { mountCall, mountCallWithoutInput } from '#platform/server/calls/mount-call.ts';
import { answerWithError } from '#platform/server/errors/answer-error.ts';
import { CallError, whileDatabaseAnswers } from '#platform/server/errors/call-error.ts';
import { negotiateLanguage } from '#platform/server/http/accept.ts';
import { chosenCountry, headerOf } from '#platform/server/http/headers.ts';
import { notificationHref } from '#site/dashboard.ts';
import { defaultLanguage, type Language } from '#site/languages.ts';
import { getNotifications, getUserInfo, markNotification } from '../contract.ts';
import { notificationText } from '../notifications.ts';

/** The calls of the bell. Their token comes from local storage and gives access to nothing else. */
export function mountBell(app: App, { config, database, accounts }: AccountDeps): void {
  const { db } = database;
  const ownerOf = async ({ token, email }: { token: string; email: string }): Promise<User> => {
    const owner = await findBellOwner(db, { token, email, now: currentTime() });
    if (!owner) throw new CallError('notSignedIn');
    return owner;
  };

  mountCall(app, config, getNotifications, (asker, c) =>
    whileDatabaseAnswers(database, async () => {
      const found = await readBell(db, { ...asker, now: currentTime() });
      if (!found) throw new CallError('notSignedIn');
      const { owner, unread } = found;
      if (unread.length === 0) return { ...nothingNew(), DATA: [], TOTAL: 0 };
      const language = bellLanguage(c);
      const country = chosenCountry(headerOf(headersOf(c), 'cookie'));
      const listed = unread.map(({ id, kind, values }) => {
        const { title, text } = notificationText(kind, values, language, country);
        return { id, titulo: title, contenido: text, url: notificationHref(language, id) };
      });
      return { ...success(listed), TOTAL: unread.length < mostInBell ? unread.length : await countUnread(db, owner) };
    }),
  );

  mountCall(app, config, markNotification, ({ notificacion_id, ...asker }) =>
    whileDatabaseAnswers(database, async () => {
      const { id } = await ownerOf(asker);
      if (!(await mark(db, id, notificacion_id, currentTime()))) throw new CallError('notFound');
      return success({});
    }),
  );

  mountCallWithoutInput(app, config, getUserInfo, (c) =>
    whileDatabaseAnswers(database, async () => {
      const known = await accounts.signedIn(c);
      if (!known) throw new CallError('notSignedIn');
      return success(await makeUserInfo(db, known));
    }),
  );
}

export const bellCalls = [getNotifications, markNotification, getUserInfo] as const;

/** The page sends its own language, which may differ from the one the visitor once chose. */
function bellLanguage(c: AppContext): Language {
  return negotiateLanguage(headerOf(headersOf(c), 'accept-language') ?? '') ?? defaultLanguage;
}

/** The visitor sees the description of an error, so it is in their language. What only a program gets wrong has the usual one. */
export function renderBellError(c: AppContext, { errorCode, details }: CallError): Response {
  const texts: Readonly<Record<string, string>> = wordsIn(bellLanguage(c)).notifications.errors;
  const description = details.description ?? texts[errorCode];
  return answerWithError(c, errorCode, { ...details, description });
}
