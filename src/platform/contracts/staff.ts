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

/** What was typed and could not be taken, for the view whose form it came from. */
export interface Mistyped {
  /** As it was typed, by field, where it could not be taken. */
  readonly typed?: Readonly<Record<string, string>> | undefined;
  /** By field: the name of what is wrong. The words are the pages'. */
  readonly problems?: Readonly<Record<string, string>> | undefined;
}

/** What is wrong with what was sent, beside its field. */
export interface ViewProblems {
  /** As it was typed, so that it can be put right. */
  readonly typed: Readonly<Record<string, string>>;
  /** By field. `missing`, `tooLong` and so on; the words are the pages'. */
  readonly problems: Readonly<Record<string, string>>;
}
