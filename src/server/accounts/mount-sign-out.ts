import { success } from '#contracts/envelope.ts';
import { signOut } from '#contracts/sign-out.ts';
import { endSession } from '#database/accounts/list-sessions.ts';
import type { App, AppContext } from '../app-context.ts';
import { mountCallWithoutInput } from '../calls/mount-call.ts';
import { whileDatabaseAnswers } from '../errors/while-database-answers.ts';
import { wantsPage } from '../http/accepts.ts';
import { isFromOwnPage } from '../security/own-pages-only.ts';
import type { AccountParts } from './account-parts.ts';
import { passCookies } from './accounts.ts';
import { handOverNobody } from './hand-over.ts';

/** A link leads here, so it is a GET; browsers say whether the link stood on a page of ours. */
export function mountSignOut(app: App, parts: AccountParts): void {
  mountCallWithoutInput(app, parts.config, signOut, async (c) => {
    const headers = c.req.header();
    // A browser that only prepares for a press has not been pressed.
    const isMeant = isFromOwnPage(headers, parts.config) && !headers['sec-purpose'];
    if (isMeant) await endThisSession(c, parts);
    return wantsPage(headers) ? c.redirect('/', 303) : success({});
  });
}

async function endThisSession(c: AppContext, { config, database, accounts }: AccountParts): Promise<void> {
  await whileDatabaseAnswers(database, async () => {
    const known = await accounts.signedIn(c);
    if (known) await endSession(database.db, known.user.id, known.sessionId);
    const { api } = await accounts.auth(c);
    passCookies(c, (await api.forgetSession({ returnHeaders: true })).headers);
  });
  handOverNobody(c, config);
}
