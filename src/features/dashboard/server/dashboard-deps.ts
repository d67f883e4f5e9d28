import type { AccountDeps } from '#features/accounts/server/accounts.ts';
import type { PersonalData } from '#platform/server/personal-data.ts';
import type { Consequences } from '../dashboard-answer.ts';

export interface DashboardDeps extends AccountDeps {
  /** What all features store about people; `app` knows them. */
  readonly personalData: readonly PersonalData[];
}

/** What happens when an account is deleted, as the features declare it. */
export function listConsequences({
  personalData,
  config,
}: Pick<DashboardDeps, 'personalData' | 'config'>): Omit<Consequences, 'account'> {
  return {
    erased: personalData.flatMap(({ erases }) => erases),
    kept: personalData.flatMap(({ keeps }) =>
      keeps.map(({ what, for: kind }) => ({ what, days: config.retentionDays[kind] })),
    ),
  };
}
