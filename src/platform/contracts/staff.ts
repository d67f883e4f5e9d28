import type { Words } from '#content/words.ts';

type StaffWords = Words['staff'];

/** The result of the previous form, shown once above the view. */
export type CompletedStaffAction = keyof StaffWords['done'];

/** Why nothing was done, or why the requested view is not shown. */
export type StaffError = keyof StaffWords['errors'];

export interface StaffActionLine {
  readonly at: number;
  readonly staffEmail: string;
  /** Such as `ticket-answered`. */
  readonly action: string;
  readonly subject: string;
  readonly details: Readonly<Record<string, string | number>>;
}
/** From 1, which is the newest. */
export interface Paged {
  readonly page: number;
  readonly hasOlder: boolean;
}

export interface ListEnds {
  readonly first: string;
  readonly last: string;
}

/** What was typed and refused, for the view whose form it came from. */
export interface Mistyped {
  /** What was typed, by field, if it was refused. */
  readonly typed?: Readonly<Record<string, string>> | undefined;
  /** The error code by field. The words are in the pages. */
  readonly problems?: Readonly<Record<string, string>> | undefined;
}

/** Errors to show beside their fields. */
export interface ViewProblems {
  /** What was typed, so that it can be corrected. */
  readonly typed: Readonly<Record<string, string>>;
  /** By field. `missing`, `tooLong` and so on; the words are in the pages. */
  readonly problems: Readonly<Record<string, string>>;
}
