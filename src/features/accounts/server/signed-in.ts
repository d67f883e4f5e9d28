import type { AppContext } from '#platform/server/app-context.ts';
import type { user } from './tables.ts';

/** Who makes a request, by the cookie of their session. */
export interface SignedIn {
  readonly sessionId: string;
  readonly user: typeof user.$inferSelect;
  /** Is their address one of STAFF_EMAILS? */
  readonly isStaff: boolean;
}

/** Undefined: nobody that we know. What has to be said to the browser, such as a new cookie, goes out with the answer. */
export type ReadSignedIn = (c: AppContext) => Promise<SignedIn | undefined>;
