interface Destination {
  write(text: string): unknown;
  flush(done?: (error?: Error) => void): void;
}

const mostLines = 64;
const longestWait = 200;

/** Passes lines on in bundles: the destination's own work for a write is as much as making the line. */
export function batchedLines(destination: Destination): Destination {
  let lines: string[] = [];
  let timer: NodeJS.Timeout | undefined;

  function passOn(): void {
    clearTimeout(timer);
    timer = undefined;
    if (lines.length > 0) destination.write(lines.join(''));
    lines = [];
  }

  return {
    write(line) {
      if (lines.push(line) >= mostLines) passOn();
      else timer ??= setTimeout(passOn, longestWait).unref();
    },
    flush(done) {
      passOn();
      destination.flush(done);
    },
  };
}
