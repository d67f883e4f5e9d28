interface Patience {
  /** How often it is tried in all. */
  readonly attempts?: number;
  /** Milliseconds before the second attempt; each later pause is twice as long. */
  readonly pause?: number;
}

/** Does the work and tries again when it fails. The last failure is passed on. */
export async function retry<T>(work: () => Promise<T>, patience: Patience = {}): Promise<T> {
  const { attempts = 3, pause = 500 } = patience;
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (failure) {
      if (attempt >= attempts) throw failure;
      await sleep(pause * 2 ** (attempt - 1));
    }
  }
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
