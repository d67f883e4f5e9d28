import { isBefore, type Kind } from './precedence.ts';

export interface Interruption {
  readonly kind: Exclude<Kind, 'cookies'>;
  /** It answers what the visitor has just done, so it does not wait until they are done with everything else. */
  readonly isAnswer?: boolean;
  /** Asked when its turn comes: what waited may have become pointless. */
  readonly isWanted?: () => boolean;
  /** Shows it; resolves when it is gone. */
  readonly show: () => Promise<unknown>;
}

/** What the turns need to know of the page, and what they tell it. */
export interface Stage {
  /** Can a visitor be interrupted right now? */
  readonly isIdle: () => boolean;
  readonly isBannerUp: () => boolean;
  /** Says what is shown; the banner is hidden meanwhile. */
  readonly mark: (kind: Kind | undefined) => void;
  /** Calls back after a breath: two interruptions never come in one go. */
  readonly afterBreath: (run: () => void) => void;
}

export interface Turns {
  ask(interruption: Interruption): void;
  /** To be called whenever the page may have become calm. */
  next(): void;
}

/** One interruption at a time, in their order of precedence, and none while the visitor is busy. */
export function createTurns(stage: Stage): Turns {
  let waiting: readonly Interruption[] = [];
  let isTaken = false;

  const next = () => {
    if (isTaken) return;
    const isIdle = stage.isIdle();
    if (!isIdle && !waiting.some(({ isAnswer }) => isAnswer)) return;
    waiting = waiting.filter(({ isWanted }) => isWanted?.() ?? true);
    const first = waiting.find(({ isAnswer }) => isIdle || isAnswer);
    const isHeldBack = first && stage.isBannerUp() && isBefore('cookies', first.kind);
    if (!first || isHeldBack) {
      stage.mark(undefined);
      return;
    }
    waiting = waiting.filter((each) => each !== first);
    void give(first);
  };
  const give = async ({ kind, show }: Interruption) => {
    isTaken = true;
    stage.mark(kind);
    try {
      await show();
    } catch {
      // What cannot be shown must not keep the others waiting.
    }
    stage.afterBreath(() => {
      isTaken = false;
      next();
    });
  };
  const ask = (interruption: Interruption) => {
    const isLater = ({ kind }: Interruption) => isBefore(interruption.kind, kind);
    waiting = [...waiting.filter((each) => !isLater(each)), interruption, ...waiting.filter(isLater)];
    next();
  };
  return { ask, next };
}
