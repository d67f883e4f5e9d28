/** For an enhancement that finds out whether an island around or within it is needed. */
export interface Islands {
  wake(element: HTMLElement): void;
  /** Nobody has reached for it yet. */
  isAsleep(element: HTMLElement): boolean;
}
