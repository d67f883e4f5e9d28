/** npm passes on a Ctrl+C that the terminal has already sent, so a second signal counts only after this. */
const oneKeypress = 1_000;

/** The first signal stops in good order; a second one, from somebody who will not wait, at once. */
export function onStopSignal(stop: (signal: 'SIGTERM' | 'SIGINT') => void): void {
  let first: number | undefined;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (first === undefined) {
        first = performance.now();
        stop(signal);
      } else if (performance.now() - first > oneKeypress) process.exit(1);
    });
  }
}
