import type { AppContext } from '#platform/server/app-context.ts';
import type { CallError } from '#platform/server/errors/call-error.ts';
import { defineFeature } from '#platform/server/feature.ts';
import { pagePattern } from '#platform/server/pages/choose-language.ts';
import { dashboardErrors } from './answer-dashboard.ts';
import type { DashboardDeps } from './dashboard-deps.ts';
import { mountDashboard } from './routes.ts';

declare module '#platform/server/feature.ts' {
  interface FeatureDeps extends Pick<DashboardDeps, 'personalData'> {}
}

const account = { countedByHandler: 'everything that an account does, by account' };

export const dashboardFeature = defineFeature({
  name: 'dashboard',
  mount: (app, deps) => mountDashboard(app, deps),
  writeLimits: {
    [`POST ${pagePattern('/dashboard')}`]: account,
    [`POST ${pagePattern('/application')}`]: account,
    'POST /dashboard/file/:id': { storesNothing: 'sends a file of the account' },
  },
  routeErrors: (deps) =>
    ['/dashboard/*', '/application/*'].map((path) => ({
      path,
      render: (c: AppContext, error: CallError) => dashboardErrors(c, deps)(error),
    })),
});
