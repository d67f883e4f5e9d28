import { isBefore, type Kind } from './precedence.ts';

export interface Interruption {
  readonly kind: Exclude<Kind, 'cookies'>;
  /** Asked when its turn comes: what waited may have become pointless. */
  readonly isWanted?: () => boolean;
  /** Shows it; resolves when it is gone. */
  readonly show: () => Promise<unknown>;
}

/** What the turns need to know of the page, and what they tell it. */
export interface Stage {
  /** Can a visitor be interrupted right now? */
  readonly isCalm: () => boolean;
  readonly isBannerUp: () => boolean;
  /** Says what is shown; the banner is hidden meanwhile. */
  readonly mark: (kind: Kind | undefined) => void;
  /** Calls back after a breath: two interruptions never come in one go. */
  readonly afterBreath: (run: () => void) => void;
}

/** One interruption at a time, in their order of precedence, and none while the visitor is busy. */
export class Turns {
  readonly #stage: Stage;
  #waiting: readonly Interruption[] = [];
  #isTaken = false;

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  ask(interruption: Interruption): void {
    const isLater = ({ kind }: Interruption) => isBefore(interruption.kind, kind);
    const [earlier, later] = [this.#waiting.filter((each) => !isLater(each)), this.#waiting.filter(isLater)];
    this.#waiting = [...earlier, interruption, ...later];
    this.next();
  }

  /** To be called whenever the page may have become calm. */
  next(): void {
    if (this.#isTaken || !this.#stage.isCalm()) return;
    this.#waiting = this.#waiting.filter(({ isWanted }) => isWanted?.() ?? true);
    const [first, ...rest] = this.#waiting;
    if (!first || (this.#stage.isBannerUp() && isBefore('cookies', first.kind))) {
      this.#stage.mark(undefined);
      return;
    }
    this.#waiting = rest;
    void this.#give(first);
  }

  async #give({ kind, show }: Interruption): Promise<void> {
    this.#isTaken = true;
    this.#stage.mark(kind);
    // What cannot be shown must not keep the others waiting.
    await show().catch(() => undefined);
    this.#stage.afterBreath(() => {
      this.#isTaken = false;
      this.next();
    });
  }
}
