/** Writes bytes somewhere, perhaps fewer than all. */
type WriteChunk = (chunk: Uint8Array, done: (error: Error | null, written: number) => void) => void;

interface LogOutput {
  write(line: string): void;
  /** Calls `done` when everything is written, or as soon as that fails. */
  flush(done?: () => void): void;
}

/** A write of this many lines costs little more than one of a single line. */
const mostLines = 64;
/** In characters: what waits while nothing can be written. Further lines are lost. */
const mostWaiting = 1024 * 1024;
/** Milliseconds between two attempts. */
const retryAfter = 200;

/**
 * Writes the lines of a log in batches, each after `longestWait` milliseconds at the latest. A full disk, or a reader
 * that does not read, must not end the site or fill its memory: lines wait, the oldest are written as soon as that is
 * possible again, and another line says how many were lost.
 */
export function logOutput(writeChunk: WriteChunk, longestWait: number): LogOutput {
  let lines: string[] = [];
  let waiting = 0;
  let lost = 0;
  let isWriting = false;
  let timer: NodeJS.Timeout | undefined;
  let flushes: (() => void)[] = [];

  function settleFlushes(): void {
    const settled = flushes;
    flushes = [];
    for (const done of settled) done();
  }

  function writeBatch(): void {
    clearTimeout(timer);
    timer = undefined;
    if (isWriting) return;
    if (lines.length === 0) {
      settleFlushes();
      return;
    }
    const batch = Buffer.from(lines.join(''));
    lines = [];
    waiting = 0;
    isWriting = true;
    writeWhole(batch);
  }

  function writeWhole(chunk: Uint8Array): void {
    writeChunk(chunk, (error, written) => {
      if (error) {
        setTimeout(writeWhole, retryAfter, chunk).unref();
        settleFlushes();
        return;
      }
      if (written < chunk.length) {
        writeWhole(chunk.subarray(written));
        return;
      }
      isWriting = false;
      if (lost > 0) sayWhatIsLost();
      if (timer === undefined || flushes.length > 0 || lines.length >= mostLines) writeBatch();
    });
  }

  function sayWhatIsLost(): void {
    const line = { level: 40, time: Date.now(), lost, msg: 'lines of this log are lost: they could not be written' };
    lines.push(`${JSON.stringify(line)}\n`);
    lost = 0;
  }

  return {
    write(line) {
      if (waiting + line.length > mostWaiting) {
        lost++;
        return;
      }
      waiting += line.length;
      if (lines.push(line) >= mostLines) writeBatch();
      else timer ??= setTimeout(writeBatch, longestWait).unref();
    },
    flush(done) {
      if (done) flushes.push(done);
      writeBatch();
    },
  };
}
