/** What is welcome within a while: undefined where it fails, or takes longer than so many milliseconds. */
export function timeoutOrUndefined<Value>(patience: number, work: Promise<Value>): Promise<Value | undefined> {
  const tooLate = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), patience));
  return Promise.race([work.catch(() => undefined), tooLate]);
}
