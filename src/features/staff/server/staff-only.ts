import { loginAddress } from '#features/accounts/server/sign-in/back.ts';
import type { ReadSignedIn, SignedIn } from '#features/accounts/server/signed-in.ts';
import type { Database } from '#platform/database/database.ts';
import { type AppContext, urlOf } from '#platform/server/app-context.ts';
import { whileDatabaseAnswers } from '#platform/server/errors/while-database-answers.ts';
import { chooseLanguage } from '#platform/server/pages/choose-language.ts';
import { readAddress } from '#site/address.ts';

type Handler = (c: AppContext, staff: SignedIn) => Response | Promise<Response>;

/** Whoever is not signed in can do so and come back; for all others there is nothing at this address. */
export function staffOnly(database: Database, signedIn: ReadSignedIn, handle: Handler) {
  return async (c: AppContext): Promise<Response> => {
    const known = await whileDatabaseAnswers(database, () => signedIn(c));
    if (!known) return toSignIn(c);
    return known.isStaff ? handle(c, known) : c.notFound();
  };
}

function toSignIn(c: AppContext): Response {
  const language = chooseLanguage(readAddress(c.req.path), c.req.header());
  // What was sent is not sent again by coming back.
  const back = c.req.method === 'POST' ? c.req.path : urlOf(c);
  c.header('Cache-Control', 'no-store');
  return c.redirect(loginAddress(language, back), 303);
}
