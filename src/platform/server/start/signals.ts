/** npm passes on a Ctrl+C that the terminal has already sent, so a second signal counts only after this. */
const oneKeypress = 1_000;

/** The first signal shuts down gracefully; a second one, from a person who will not wait, immediately. */
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
