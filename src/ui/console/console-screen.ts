import type { ReactNode } from 'react';
import type { Mistyped } from '#platform/contracts/staff.ts';
import type { StaffPlaceName, StaffViews } from '#site/staff.ts';

export interface ScreenProps<View> {
  readonly view: View;
  readonly mistyped: Mistyped;
  /** New ones, shown this once. */
  readonly recoveryCodes?: readonly string[] | undefined;
}

/** How a view of the team's console looks. */
export interface ConsoleScreen<View> {
  readonly Screen: (props: ScreenProps<View>) => ReactNode;
  /** It shows no times, so that it need not say in which time zone they are. */
  readonly isTimeless?: true;
  /** It has a search of its own. */
  readonly hasSearch?: true;
  /** Its title, if not the name of the view: it names the record, so that browser tabs can be told apart. */
  readonly titleOf?: (view: View) => string;
}

/** The screens that a feature adds, by the name of the view. */
export type ConsoleScreens = { readonly [Name in StaffPlaceName]?: ConsoleScreen<StaffViews[Name]> };
