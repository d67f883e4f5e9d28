import { callSite } from '#platform/browser/calls/call-site.ts';
import { returnFocus } from '#platform/browser/focus.ts';
import { notify } from '#platform/browser/interruptions/notify.ts';
import { newId } from '#platform/browser/new-id.ts';
import { whenParsed } from '#platform/browser/promises.ts';
import { recall, remember } from '#platform/browser/storage/storage.ts';
import { forget } from '#platform/browser/storage/text.ts';
import { languageIn } from '#platform/browser/stored/user-language.ts';
import { dataAttribute, dataOf, withDataValue } from '#platform/page/data-attributes.ts';
import { defaultLanguage } from '#site/languages.ts';
import { type Purpose, purposes } from '#site/purposes.ts';
import type { saveConsent } from '../contract.ts';
import { consentPending, consentReceipt } from '../stored.ts';

interface Optional {
  /** Runs until the signal says that the visitor has withdrawn consent. `startedAt`: when the page was loaded. */
  readonly start: (signal: AbortSignal, startedAt: number) => void;
  /** Removes what it has stored. */
  readonly forget: () => void;
}

/** Everything that only runs with consent. */
export type OptionalWork = Readonly<Record<Purpose, Optional>>;

const visitor = dataOf(document.documentElement);
let running: AbortController | undefined;
let isWatching = false;
let optional: OptionalWork;

/** Applies the current consent, and every later change, in this tab or another. */
export function followConsent(startedAt: number, work: OptionalWork): void {
  optional = work;
  if (!isWatching) watch(startedAt);
  if (visitor.consent === 'true' && isOutdated()) askAgain();
  if (visitor.consent === 'true') startAll(startedAt);
  else stopAll();
}

function watch(startedAt: number): void {
  isWatching = true;
  new MutationObserver(() => followConsent(startedAt, optional)).observe(document.documentElement, {
    attributeFilter: [dataAttribute('consent')],
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
  if (visitor.consent === 'false') for (const { forget } of Object.values(optional)) forget();
}

/** Consent to an older text is not consent to this one. */
function isOutdated(): boolean {
  const current = versionInPage();
  const receipt = recall(consentReceipt);
  return receipt !== undefined && current !== undefined && receipt.version !== current;
}

function versionInPage(): string | undefined {
  const form = document.querySelector<HTMLElement>(withDataValue('choice', 'consent'));
  return form ? dataOf(form).version : undefined;
}

function askAgain(): void {
  forget('consent');
  delete visitor.consent;
}

/**
 * Writes and sends the receipt of an answer, and starts or stops the optional work. `form` is set if the visitor has
 * just answered.
 */
export async function followAnswer(startedAt: number, optional: OptionalWork, form?: HTMLFormElement): Promise<void> {
  await whenParsed();
  writeReceipt();
  followConsent(startedAt, optional);
  const saved = form && dataOf(form).saved;
  if (saved) notify(saved, 'success');
  else if (form) returnFocus();
  await sendReceipt();
}

/** Records the answer and the version of its text, unless that is done. The browser keeps its anonymous id. */
function writeReceipt(): void {
  const answer = recall(consentPending);
  if (answer !== 'true' && answer !== 'false') return;
  const id = newId();
  remember(consentReceipt, {
    id,
    visitor: recall(consentReceipt)?.visitor ?? newId(),
    purposes: answer === 'true' ? purposes : [],
    version: versionInPage() ?? '',
    language: languageIn(document.documentElement.lang) ?? defaultLanguage,
  });
  remember(consentPending, id);
}

/** Every page tries again until the server has the receipt; the id makes sure that it is stored once. */
async function sendReceipt(): Promise<void> {
  const receipt = recall(consentReceipt);
  if (!receipt || recall(consentPending) !== receipt.id) return;
  const body = { ...receipt, purposes: [...receipt.purposes] };
  const { CODE, DATA } = await callSite<typeof saveConsent>('/preferences/consent', body);
  // Another answer may have been given in the meantime, which has another receipt.
  if (CODE !== 1 || recall(consentPending) !== receipt.id) return;
  remember(consentReceipt, { ...receipt, at: DATA.at });
  forget(consentPending.key);
}
