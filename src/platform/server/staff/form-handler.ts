import type { CompletedStaffAction, StaffError, StaffQuery } from '#site/staff.ts';
import type { PageStatus } from '../live/live-pages.ts';
import type { ActionDeps } from './staff-actions.ts';

/** The form fields, by name. */
export type Typed = Readonly<Record<string, string>>;

/** The result, and where to go on: a redirect if it was done, otherwise the same page with what was typed. */
export type FormOutcome =
  | { readonly done: CompletedStaffAction; readonly place: StaffQuery }
  | {
      readonly place: StaffQuery;
      readonly status: PageStatus;
      /** It was done, but something that was typed is still to be sent. */
      readonly completed?: CompletedStaffAction;
      readonly errorCode?: StaffError;
      readonly problems?: Readonly<Record<string, string>>;
    };

/** Reads the fields that it needs, performs the action, and says what to show. */
export type FormHandler = (typed: Typed, deps: ActionDeps) => Promise<FormOutcome>;

/** Our forms do not send this: the form is old, or was changed. */
export function wrongInput(place: StaffQuery = {}): FormOutcome {
  return { place, status: 422, errorCode: 'wrongInput' };
}
