/** For what is welcome and not needed: on a lost line the page goes on without it. */
export function ignoreErrors(work: Promise<unknown>): void {
  work.catch(() => undefined);
}
