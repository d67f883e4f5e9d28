import { mountBell } from '#features/bell/server/mount-bell.ts';
import { mountDashboard } from '#features/dashboard/server/mount-dashboard.ts';
import { mountOwnFiles } from '#features/dashboard/server/mount-own-files.ts';
import type { App } from '#platform/server/app-context.ts';
import type { AccountDeps } from './account-parts.ts';
import { mountGoogle } from './google/mount-google.ts';
import { mountPhoto } from './mount-photo.ts';
import { mountSignOut } from './mount-sign-out.ts';
import { mountSignIn } from './sign-in/mount-sign-in.ts';

/** Everything that visitors with an account can do. */
export function mountAccounts(app: App, deps: AccountDeps): void {
  mountSignIn(app, deps);
  mountGoogle(app, deps);
  mountSignOut(app, deps);
  mountBell(app, deps);
  mountPhoto(app, deps);
  mountDashboard(app, deps);
  mountOwnFiles(app, deps);
}
