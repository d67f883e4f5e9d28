import { success } from '#platform/contracts/envelope.ts';
import type { App, AppContext } from '#platform/server/app-context.ts';
import { mountCallWithoutInput } from '#platform/server/calls/mount-call.ts';
import { wantsPage } from '#platform/server/http/accepts.ts';
import { isFromOwnPage } from '#platform/server/security/own-pages-only.ts';
import { signOut } from '../contract.ts';
import type { AccountDeps } from './account-parts.ts';
import { takeCookie } from './accounts.ts';
import { handOverNobody } from './hand-over.ts';
import { endSession } from './store/list-sessions.ts';

/** A link leads here, so it is a GET; browsers say whether the link stood on a page of ours. */
export function mountSignOut(app: App, deps: AccountDeps): void {
  mountCallWithoutInput(app, deps.config, signOut, async (c) => {
    const headers = c.req.header();
    // A browser that only prepares for a press has not been pressed.
    const isMeant = isFromOwnPage(headers, deps.config) && !headers['sec-purpose'];
    if (isMeant) await endThisSession(c, deps);
    return wantsPage(headers) ? c.redirect('/', 303) : success({});
  });
}

/** In this browser it is over in any case; only the session itself may outlive a database that is away. */
async function endThisSession(c: AppContext, { config, database, accounts, log }: AccountDeps): Promise<void> {
  try {
    const known = await accounts.signedIn(c);
    if (known) await endSession(database.db, known.user.id, known.sessionId);
  } catch (error) {
    log.warn({ id: c.get('requestId'), err: error }, 'a session could not be ended');
  }
  takeCookie(c);
  handOverNobody(c, config);
}
