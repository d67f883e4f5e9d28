import type { Mistyped } from '#platform/contracts/staff.ts';
import type { CompletedStaffAction, StaffFault } from '#site/staff.ts';
import type { StaffView } from './staff-view.ts';

declare module '#platform/page/live.ts' {
  interface LiveAnswers {
    '/staff': { readonly staff: StaffAnswer };
  }
}

/** What needs somebody, told above every view as long as it lasts. */
type StaffAlert = 'outbox' | 'deadLetters' | 'payments' | 'bookings' | 'canary';

/** `/staff` for somebody of the team. */
export interface StaffAnswer extends Mistyped {
  readonly email: string;
  readonly view: StaffView;
  readonly alerts?: readonly StaffAlert[] | undefined;
  readonly done?: CompletedStaffAction | undefined;
  readonly fault?: StaffFault | undefined;
}
