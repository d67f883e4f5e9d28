/** For what is welcome and not needed: on a lost line the page goes on without it. */
export function ignoreErrors(work: Promise<unknown>): void {
  work.catch(() => undefined);
}

/** What is welcome within a while: undefined where it fails, or takes longer than so many milliseconds. */
export function timeoutOrUndefined<Value>(patience: number, work: Promise<Value>): Promise<Value | undefined> {
  const tooLate = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), patience));
  return Promise.race([work.catch(() => undefined), tooLate]);
}

/** A script may run while the page is still arriving. */
export function whenParsed(): Promise<void> {
  if (document.readyState !== 'loading') return Promise.resolve();
  return new Promise((resolve) => document.addEventListener('DOMContentLoaded', () => resolve(), { once: true }));
}
