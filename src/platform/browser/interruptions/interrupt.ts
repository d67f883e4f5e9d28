import { dataAttribute, dataOf, type ElementData } from '../../page/data-attributes.ts';

export interface Interruption {
  readonly kind: Exclude<Kind, 'cookies'>;
  /**
   * A response to what the visitor has just done, so it does not wait until they have finished everything else.
   */
  readonly isAnswer?: boolean;
  /** Checked when its turn comes: what waited may have become pointless. */
  readonly isWanted?: () => boolean;
  /** Shows it; resolves when it is closed. */
  readonly show: () => Promise<unknown>;
}

/** What the queue needs to know of the page, and what it reports to it. */
interface Stage {
  /** True if the visitor can be interrupted now. */
  readonly isIdle: () => boolean;
  readonly isBannerUp: () => boolean;
  /** Reports what is shown; the banner is hidden meanwhile. */
  readonly mark: (kind: Kind | undefined) => void;
  /** Calls back after a pause: two interruptions never come in direct succession. */
  readonly afterBreath: (run: () => void) => void;
}

interface Turns {
  enqueue(interruption: Interruption): void;
  /** Call this whenever the page may have become idle. */
  next(): void;
}

/** Shows one interruption at a time, by precedence, and none while the visitor is busy. */
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
      // An interruption that cannot be shown must not block the others.
    }
    stage.afterBreath(() => {
      isTaken = false;
      next();
    });
  };
  const enqueue = (interruption: Interruption) => {
    const isLater = ({ kind }: Interruption) => isBefore(interruption.kind, kind);
    waiting = [...waiting.filter((each) => !isLater(each)), interruption, ...waiting.filter(isLater)];
    next();
  };
  return { enqueue, next };
}

/**
 * Everything that may appear without being requested, the most urgent first. A film was requested by the URL; a
 * language has to be settled before anything can be read; a notice responds to what the visitor has just done. The
 * cookie banner stays until it is answered, so it is hidden for those three and lets no other pass.
 */
const precedence = ['video', 'language', 'notice', 'cookies', 'offer', 'marketing'] as const;

type Kind = (typeof precedence)[number];

function isBefore(one: Kind, other: Kind): boolean {
  return precedence.indexOf(one) < precedence.indexOf(other);
}
/**
 * Long enough that a second press meant for the closed element does not hit the next one, and that focus has moved from
 * one field to the next.
 */
const breath = 600;

/** Created on first use: islands that may interrupt are also rendered at build time, where there is no page. */
let turns: Turns | undefined;

/** Shows something that the visitor has not requested, when its turn has come. */
export function interrupt(interruption: Interruption): void {
  turns ??= startTurns(dataOf(document.documentElement));
  turns.enqueue(interruption);
}

function startTurns(visitor: ElementData): Turns {
  const started = createTurns({
    isIdle,
    isBannerUp: () => !visitor.consent,
    mark: (kind) => {
      if (kind) visitor.interruption = kind;
      else delete visitor.interruption;
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

/** A visitor who uses a dialog, a menu or a panel is not disturbed, */
const busy = 'dialog[open], header details[open], [aria-expanded=true]';
/** nor one who types, or is in a frame of another site, such as a checkout. */
const typing = 'iframe, input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]';

/** Older browsers know no popovers, and throw at this selector. */
const popover = () => (CSS.supports('selector(:popover-open)') ? ', :popover-open' : '');

function isIdle(): boolean {
  if (document.hidden || document.querySelector(busy + popover())) return false;
  const at = document.activeElement;
  // A focused element in a shadow root is only visible as its host.
  return !at?.matches(typing) && !at?.shadowRoot;
}

/**
 * Events that may end such a time: a dialog, a menu or a field is left, the tab is visible again, the banner is
 * answered.
 */
function onChange(run: () => void): void {
  for (const type of ['focusout', 'close', 'toggle', 'click', 'keyup', 'visibilitychange'])
    document.addEventListener(type, run, { capture: true, passive: true });
  new MutationObserver(run).observe(document.documentElement, { attributeFilter: [dataAttribute('consent')] });
}

/** Opens a dialog over the page; resolves when it is closed. */
export async function untilClosed(dialog: HTMLDialogElement): Promise<void> {
  dialog.showModal();
  await new Promise<void>((resolve) => dialog.addEventListener('close', () => resolve(), { once: true }));
}
