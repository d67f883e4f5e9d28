export interface Quoting {
  /** To which the id of a package and how many of it are added. */
  readonly href: string;
  readonly packages: readonly QuotedPackage[];
}

interface QuotedPackage {
  /** As quotes know it. */
  readonly id: string;
  readonly emails: number;
  /** So many of it can stand on one quote. */
  readonly most: number;
}

/** The packages of one size that hold so many e-mails with the fewest left over, the larger ones first. */
export function packagesFor(quantity: number, packages: readonly QuotedPackage[]) {
  return packages
    .map(({ most, ...one }) => ({ ...one, most, count: Math.ceil(quantity / one.emails) }))
    .filter(({ count, most }) => count > 0 && count <= most)
    .sort((one, other) => one.count * one.emails - other.count * other.emails || other.emails - one.emails)[0];
}
