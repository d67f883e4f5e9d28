/** What is wrong with what was sent, beside its field. */
export interface ViewProblems {
  /** As it was typed, so that it can be put right. */
  readonly typed: Readonly<Record<string, string>>;
  /** By field. `missing`, `tooLong` and so on; the words are the pages'. */
  readonly problems: Readonly<Record<string, string>>;
}
