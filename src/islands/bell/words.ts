/** The words of `bell.json`, but for the number at the bell, which stands there before the island wakes. */
export interface BellWords {
  readonly label: string;
  readonly hint: string;
  readonly loading: string;
  readonly emptyTitle: string;
  readonly empty: string;
  readonly failed: string;
  readonly notMarked: string;
  readonly again: string;
  readonly marked: string;
  readonly lost: string;
  readonly all: string;
}
