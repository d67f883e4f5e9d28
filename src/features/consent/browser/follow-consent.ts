import { recall } from '#platform/browser/storage/storage.ts';
import { forget } from '#platform/browser/storage/text.ts';
import type { Purpose } from '#site/purposes.ts';
import { consentReceipt } from '../stored.ts';

interface Optional {
  /** Runs until the signal says that the visitor no longer agrees. `startedAt`: when the page came to life. */
  readonly start: (signal: AbortSignal, startedAt: number) => void;
  /** Removes what it has stored. */
  readonly forget: () => void;
}

/** Everything that runs only for those who have agreed. */
export type OptionalWork = Readonly<Record<Purpose, Optional>>;

const { dataset } = document.documentElement;
let running: AbortController | undefined;
let isWatching = false;
let optional: OptionalWork;

/** Follows the answer that stands, and every other one that is given from then on, here or in another tab. */
export function followConsent(startedAt: number, work: OptionalWork): void {
  optional = work;
  if (!isWatching) watch(startedAt);
  if (dataset.consent === 'true' && isOutdated()) askAgain();
  if (dataset.consent === 'true') startAll(startedAt);
  else stopAll();
}

function watch(startedAt: number): void {
  isWatching = true;
  new MutationObserver(() => followConsent(startedAt, optional)).observe(document.documentElement, {
    attributeFilter: ['data-consent'],
  });
}

function startAll(startedAt: number): void {
  if (running) return;
  running = new AbortController();
  for (const { start } of Object.values(optional)) start(running.signal, startedAt);
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
