import { eq } from 'drizzle-orm';
import { success } from '#platform/contracts/envelope.ts';
import { currentTime } from '#platform/database/clock.ts';
import type { Db } from '#platform/database/database.ts';
import type { App, AppContext } from '#platform/server/app-context.ts';
import { mountCall, mountCallWithoutInput } from '#platform/server/calls/mount-call.ts';
import { CallError, whileDatabaseAnswers } from '#platform/server/errors/call-error.ts';
import { addPasskey, enterWithPasskey, startAddingPasskey, startPasskey } from '../../contract.ts';
import { type AccountDeps, passCookies, type SignedIn } from '../accounts.ts';
import { handOver } from '../cookies.ts';
import { endSession } from '../store/account.ts';
import { passkey, session } from '../tables.ts';
import { markSecondFactor } from './factors.ts';
import { isRecent } from './required.ts';

/** Call this in the transaction that adds a passkey: the log and the mail to its owner. */
export type NotePasskey = (tx: Db, owner: SignedIn['user']) => Promise<void>;

interface Deps extends AccountDeps {
  readonly notePasskey: NotePasskey;
}

/** Passkeys: for sign-in, as a second factor, and adding one. Browsers reach Better Auth only through these calls. */
export function mountPasskeys(app: App, deps: Deps): void {
  const { config, database, accounts } = deps;
  const { db } = database;
  const headersOf = (c: AppContext) => c.req.raw.headers;

  mountCallWithoutInput(app, config, startPasskey, (c) =>
    whileDatabaseAnswers(database, async () => {
      const { api } = await accounts.auth(c);
      const given = await api.generatePasskeyAuthenticationOptions({ headers: headersOf(c), returnHeaders: true });
      passCookies(c, given.headers);
      return success({ options: { ...given.response, userVerification: 'required' } });
    }),
  );

  mountCall(app, config, enterWithPasskey, ({ credential }, c) =>
    whileDatabaseAnswers(database, async () => {
      const before = await accounts.signedIn(c);
      const { api } = await accounts.auth(c);
      const body = { response: credential };
      const entered = await orRefuse(
        api.verifyPasskeyAuthentication({ headers: headersOf(c), body, returnHeaders: true }),
      );
      const { session: opened, user } = entered.response;
      const [known] = await db.transaction(async (tx) => {
        const now = currentTime();
        await markSecondFactor(tx, opened.id, now);
        await tx.update(passkey).set({ lastUsedAt: now }).where(eq(passkey.credentialID, credential.id));
        // The previous session of this browser may have been another person's.
        if (before) await endSession(tx, before.user.id, before.sessionId);
        const userAgent = (c.req.header('user-agent') ?? '').slice(0, longestUserAgent);
        // It is the same visit, which is not logged again.
        const isSameVisit = before !== undefined && before.user.id === user.id && before.member?.hasEntered;
        return tx
          .update(session)
          .set({ userAgent, consoleAt: isSameVisit ? now : null })
          .where(eq(session.id, opened.id))
          .returning();
      });
      passCookies(c, entered.headers);
      const account = known && (await accounts.findUser(known.userId));
      if (!known || !account) throw new CallError('notSignedIn');
      await handOver(c, config, db, { sessionId: known.id, user: account });
      return success({ isMember: (await accounts.findRole(account.email)) !== undefined });
    }),
  );

  mountCallWithoutInput(app, config, startAddingPasskey, (c) =>
    whileDatabaseAnswers(database, async () => {
      await memberIn(c);
      const { api } = await accounts.auth(c);
      const headers = headersOf(c);
      const given = await orRefuse(api.generatePasskeyRegistrationOptions({ headers, returnHeaders: true }));
      passCookies(c, given.headers);
      return success({ options: { ...given.response } });
    }),
  );

  mountCall(app, config, addPasskey, ({ credential }, c) =>
    whileDatabaseAnswers(database, async () => {
      const { user, sessionId } = await memberIn(c);
      const { api } = await accounts.auth(c);
      const body = { response: credential };
      const added = await orRefuse(api.verifyPasskeyRegistration({ headers: headersOf(c), body }));
      const { getAuthenticatorName } = await import('@better-auth/passkey');
      const name = getAuthenticatorName(added.aaguid) ?? '';
      await db.transaction(async (tx) => {
        await tx.update(passkey).set({ name }).where(eq(passkey.id, added.id));
        await markSecondFactor(tx, sessionId, currentTime());
        await deps.notePasskey(tx, user);
      });
      deps.wakeMail?.();
      return success({});
    }),
  );

  /** Only team members have passkeys, and only shortly after they have proven who they are. */
  async function memberIn(c: AppContext): Promise<SignedIn> {
    const known = await accounts.signedIn(c);
    if (!known?.member || !isRecent(known.member.provenAt, currentTime())) throw new CallError('notSignedIn');
    return known;
  }
}

const longestUserAgent = 400;

/** Better Auth says in English what is wrong with a passkey; our pages only say that it did not work. */
async function orRefuse<Result>(work: Promise<Result>): Promise<Result> {
  return work.catch((error: unknown) => {
    throw error instanceof Error && error.name === 'APIError' ? new CallError('notSignedIn') : error;
  });
}
