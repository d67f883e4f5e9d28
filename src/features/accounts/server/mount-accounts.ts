import type { App } from '#platform/server/app-context.ts';
import type { AccountDeps } from './account-parts.ts';
import { mountGoogle } from './google/mount-google.ts';
import { mountPhoto } from './mount-photo.ts';
import { mountSignOut } from './mount-sign-out.ts';
import { mountSignIn } from './sign-in/mount-sign-in.ts';

/** Signing in and out, and the picture of an account. */
export function mountAccounts(app: App, deps: AccountDeps): void {
  mountSignIn(app, deps);
  mountGoogle(app, deps);
  mountSignOut(app, deps);
  mountPhoto(app, deps);
}
