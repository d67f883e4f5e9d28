import type { Words } from '#content/words.ts';
import type { StaffFactorView, StaffInvitationView } from '#features/team/team-lines.ts';
import type { CompletedStaffAction, Mistyped, StaffError } from '#platform/contracts/staff.ts';
import type { StaffPlaceName, StaffViewName, StaffViews } from '#site/staff.ts';

declare module '#platform/page/live.ts' {
  interface LiveAnswers {
    '/staff': { readonly staff: StaffAnswer };
  }
}

/** A problem that needs a person, shown above every view as long as it lasts. */
export interface StaffAlert {
  readonly name: keyof Words['staff']['alerts'];
  /** The view in which it is dealt with. */
  readonly view?: StaffViewName | undefined;
}

/** `/staff` for a team member. */
export interface StaffAnswer extends Mistyped {
  /** Empty if the session has ended. */
  readonly email: string;
  /** The groups of the menu: what this member may open. Undefined: there is no menu. */
  readonly menu?: readonly (readonly StaffViewName[])[] | undefined;
  /** The list that the view belongs to. */
  readonly list?: StaffViewName | undefined;
  readonly view: StaffView;
  readonly alerts?: readonly StaffAlert[] | undefined;
  /** How much waits for the team in a view. */
  readonly waiting?: Readonly<Partial<Record<StaffViewName, number>>> | undefined;
  readonly done?: CompletedStaffAction | undefined;
  readonly errorCode?: StaffError | undefined;
  /** The address to sign in and come back, if the session has ended. */
  readonly signIn?: string | undefined;
  /** New ones, shown this once. */
  readonly recoveryCodes?: readonly string[] | undefined;
}

/** What the page shows: a view of a feature, or what is asked before one can be shown. */
export type StaffView =
  | StaffViews[StaffPlaceName]
  | StaffFactorView
  | StaffInvitationView
  /** Nothing can be shown: the error explains why. */
  | { readonly kind: 'nothing' };
