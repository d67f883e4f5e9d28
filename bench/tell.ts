/** What is being measured just now: beside the report, so that this can be kept alone. */
export function tell(text: string): void {
  process.stderr.write(process.stderr.isTTY ? `\r\x1b[K… ${text}` : `… ${text}\n`);
}

/** Before the report comes. */
export function tellNoMore(): void {
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
}
