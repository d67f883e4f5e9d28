import { isIdle, onChange } from './idle.ts';
import { createTurns, type Interruption, type Turns } from './turns.ts';

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
