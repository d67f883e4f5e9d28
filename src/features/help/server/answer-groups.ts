export interface Grouped {
  /** Answers of a group are about the same thing, so that each of them helps somebody who asks for it. */
  readonly group?: string;
  /** It says in general what the others of its group say in detail. */
  readonly isOverview?: boolean;
}

interface Scored {
  readonly owner: { readonly entry: Grouped };
  readonly score: number;
}

/** An overview that is so little behind a detail is the better answer: "can you do our backups". */
const overviewBehind = 1;

function isOneGroup(one: Grouped, other: Grouped | undefined): boolean {
  return one === other || (one.group !== undefined && one.group === other?.group);
}

/** The likeliest answers, with the overview in front of the details about the same thing. */
export function overviewFirst<Answer extends Scored>(likeliest: readonly Answer[]): readonly Answer[] {
  const [best] = likeliest;
  const overview = likeliest.find(
    ({ owner, score }) =>
      owner.entry.isOverview &&
      isOneGroup(owner.entry, best?.owner.entry) &&
      score > (best?.score ?? 0) - overviewBehind,
  );
  return overview ? [overview, ...likeliest.filter((one) => one !== overview)] : likeliest;
}
