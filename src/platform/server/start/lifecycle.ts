type Close = () => Promise<void> | void;

/** What has been opened, so that it can be closed in the opposite order, whatever happens. */
export class Lifecycle {
  readonly #closers: Close[] = [];
  #stopping: Promise<void> | undefined;

  get isStopping(): boolean {
    return this.#stopping !== undefined;
  }

  onStop(close: Close): void {
    this.#closers.unshift(close);
  }

  /** Closes everything, even if one part cannot be closed. Waits for `started`, which may still be opening. */
  stop(started: Promise<unknown>, report: (error: unknown) => void): Promise<void> {
    this.#stopping ??= this.#closeAll(started, report);
    return this.#stopping;
  }

  async #closeAll(started: Promise<unknown>, report: (error: unknown) => void): Promise<void> {
    await started.catch(() => undefined);
    for (const close of this.#closers) {
      try {
        await close();
      } catch (error) {
        report(error);
      }
    }
  }
}
