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
interface Stage {
  /** Can a visitor be interrupted right now? */
  readonly isIdle: () => boolean;
  readonly isBannerUp: () => boolean;
  /** Says what is shown; the banner is hidden meanwhile. */
  readonly mark: (kind: Kind | undefined) => void;
  /** Calls back after a breath: two interruptions never come in one go. */
  readonly afterBreath: (run: () => void) => void;
}

interface Turns {
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

/**
 * All that may come before a visitor's eyes unasked, the most urgent first. A film was asked for by the address; a
 * language has to be settled before anything can be read; a notice answers what the visitor has just done. The cookie
 * banner stands until it is answered, so it steps aside for those three and lets no other pass.
 */
const precedence = ['video', 'language', 'notice', 'cookies', 'offer', 'marketing'] as const;

type Kind = (typeof precedence)[number];

function isBefore(one: Kind, other: Kind): boolean {
  return precedence.indexOf(one) < precedence.indexOf(other);
}
/** Long enough that a second press meant for what is gone does not hit what comes; and a field that is left for the next one has it by then. */
const breath = 600;

/** Made when something is first to be shown: islands that may do so are drawn at build time too, where there is no page. */
let turns: Turns | undefined;

/** Shows something that the visitor has not asked for, when its turn has come. */
export function interrupt(interruption: Interruption): void {
  turns ??= startTurns(document.documentElement.dataset);
  turns.ask(interruption);
}

function startTurns(dataset: DOMStringMap): Turns {
  const started = createTurns({
    isIdle,
    isBannerUp: () => !dataset['consent'],
    mark: (kind) => {
      if (kind) dataset['interruption'] = kind;
      else delete dataset['interruption'];
    },
    afterBreath: (run) => setTimeout(run, breath),
  });
  let breathing: ReturnType<typeof setTimeout> | undefined;
  onChange(() => {
    clearTimeout(breathing);
    breathing = setTimeout(() => started.next(), breath);
  });
  return started;
}

/** Whoever is busy with a dialog, a menu or a panel is not disturbed, */
const busy = 'dialog[open], header details[open], [aria-expanded=true]';
/** nor whoever types, or is in a window of another site within the page, such as a checkout. */
const typing = 'iframe, input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]';

/** Older browsers know no popovers, and refuse to look for them. */
const popover = () => (CSS.supports('selector(:popover-open)') ? ', :popover-open' : '');

function isIdle(): boolean {
  if (document.hidden || document.querySelector(busy + popover())) return false;
  const at = document.activeElement;
  // What is in somebody's shadow is seen by its host alone.
  return !at?.matches(typing) && !at?.shadowRoot;
}

/** What may end such a time: a dialog, a menu or a field is left, the tab is seen again, the banner is answered. */
function onChange(run: () => void): void {
  for (const type of ['focusout', 'close', 'toggle', 'click', 'keyup', 'visibilitychange'])
    document.addEventListener(type, run, { capture: true, passive: true });
  new MutationObserver(run).observe(document.documentElement, { attributeFilter: ['data-consent'] });
}
