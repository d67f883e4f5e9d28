import { isCalm, onChange } from './calm.ts';
import { createTurns, type Interruption } from './turns.ts';

const { dataset } = document.documentElement;

/** Long enough that a second press meant for what is gone does not hit what comes; and a field that is left for the next one has it by then. */
const breath = 600;

let breathing: ReturnType<typeof setTimeout> | undefined;

const turns = createTurns({
  isCalm,
  isBannerUp: () => !dataset.consent,
  mark: (kind) => {
    if (kind) dataset.interruption = kind;
    else delete dataset.interruption;
  },
  afterBreath: (run) => setTimeout(run, breath),
});

onChange(() => {
  clearTimeout(breathing);
  breathing = setTimeout(() => turns.next(), breath);
});

/** Shows something that the visitor has not asked for, when its turn has come. */
export function interrupt(interruption: Interruption): void {
  turns.ask(interruption);
}
