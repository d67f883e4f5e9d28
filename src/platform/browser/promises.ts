/** For what is optional: without a connection the page goes on without it. */
export function ignoreErrors(work: Promise<unknown>): void {
  work.catch(() => undefined);
}

/** Undefined if `work` fails, or takes longer than this many milliseconds. */
export function timeoutOrUndefined<Value>(patience: number, work: Promise<Value>): Promise<Value | undefined> {
  const tooLate = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), patience));
  return Promise.race([work.catch(() => undefined), tooLate]);
}

/** A script may run while the page is still loading. */
export function whenParsed(): Promise<void> {
  if (document.readyState !== 'loading') return Promise.resolve();
  return new Promise((resolve) => document.addEventListener('DOMContentLoaded', () => resolve(), { once: true }));
}
