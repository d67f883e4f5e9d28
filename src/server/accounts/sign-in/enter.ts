import { endSession } from '#database/accounts/list-sessions.ts';
import { findSession } from '#database/accounts/open-session.ts';
import type { Language } from '#site/languages.ts';
import type { AppContext } from '../../app-context.ts';
import type { AccountParts } from '../account-parts.ts';
import { beginSession } from './begin-session.ts';
import type { SignInForm } from './read-sign-in.ts';
import { tryCode } from './try-code.ts';

/** Signs in whoever has the code. A session that this browser had before ends: it may have been somebody else's. */
export async function enter(
  c: AppContext,
  form: SignInForm,
  language: Language,
  { config, database: { db }, accounts }: AccountParts,
): Promise<'entered' | 'wrong' | 'spent'> {
  const before = await accounts.signedIn(c);
  const tried = await tryCode(c, await accounts.auth(c), form, language);
  if (typeof tried === 'string') return tried;
  const opened = await findSession(db, tried.token);
  if (!opened) throw new Error('The session that was opened is not there');
  if (before) await endSession(db, before.user.id, before.sessionId);
  await beginSession(c, config, db, { sessionId: opened.session.id, user: opened.user });
  return 'entered';
}
