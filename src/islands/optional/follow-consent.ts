import type { Purpose } from '#site/purposes.ts';
import { consentReceipt } from '#site/stored/consent-receipt.ts';
import { quietly } from '../quietly.ts';
import { recall } from '../storage/storage.ts';
import { forget } from '../storage/text.ts';
import { forgetMarketing } from './marketing/forget-marketing.ts';
import { startMarketing } from './marketing/start-marketing.ts';

interface Optional {
  /** Runs until the signal says that the visitor no longer agrees. */
  readonly start: (signal: AbortSignal) => Promise<void>;
  /** Removes what it has stored. */
  readonly forget: () => void;
}

/** Everything that runs only for those who have agreed. A purpose that is missing here does not compile. */
const optional: Record<Purpose, Optional> = {
  marketing: { start: startMarketing, forget: forgetMarketing },
};

const { dataset } = document.documentElement;
let running: AbortController | undefined;
let isWatching = false;

/** To be called when an answer was given here. What another tab changes is followed from then on. */
export function followConsent(): void {
  if (!isWatching) watch();
  if (dataset.consent === 'true' && isOutdated()) askAgain();
  if (dataset.consent === 'true') startAll();
  else stopAll();
}

function watch(): void {
  isWatching = true;
  new MutationObserver(followConsent).observe(document.documentElement, { attributeFilter: ['data-consent'] });
}

function startAll(): void {
  if (running) return;
  running = new AbortController();
  for (const { start } of Object.values(optional)) quietly(start(running.signal));
}

function stopAll(): void {
  running?.abort();
  running = undefined;
  if (dataset.consent === 'false') for (const { forget } of Object.values(optional)) forget();
}

/** Who agreed to an older text has not agreed to this one. */
function isOutdated(): boolean {
  const current = document.querySelector<HTMLElement>('[data-choice=consent]')?.dataset['version'];
  const receipt = recall(consentReceipt);
  return receipt !== undefined && current !== undefined && receipt.version !== current;
}

function askAgain(): void {
  forget('consent');
  delete dataset.consent;
}
