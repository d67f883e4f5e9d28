/** What is being measured just now: beside the report, so that this can be kept alone. */
export function showProgress(text: string): void {
  process.stderr.write(process.stderr.isTTY ? `\r\x1b[K… ${text}` : `… ${text}\n`);
}

/** Before the report comes. */
export function clearProgress(): void {
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
}
