import { callSite } from '#platform/browser/calls/call-site.ts';
import { returnFocus } from '#platform/browser/focus.ts';
import { notify } from '#platform/browser/interruptions/notify.ts';
import { newId } from '#platform/browser/new-id.ts';
import { whenParsed } from '#platform/browser/promises.ts';
import { recall, remember } from '#platform/browser/storage/storage.ts';
import { forget } from '#platform/browser/storage/text.ts';
import { languageIn } from '#platform/browser/stored/user-language.ts';
import { defaultLanguage } from '#site/languages.ts';
import { purposes } from '#site/purposes.ts';
import type { saveConsent } from '../contract.ts';
import { consentPending, consentReceipt } from '../stored.ts';
import { followConsent, type OptionalWork } from './follow-consent.ts';

/** What comes after an answer: its receipt, and what it allows or ends. With a form, it was given just now. */
export async function followAnswer(startedAt: number, optional: OptionalWork, form?: HTMLFormElement): Promise<void> {
  await whenParsed();
  writeReceipt();
  followConsent(startedAt, optional);
  const saved = form?.dataset['saved'];
  if (saved) notify(saved, 'success');
  else if (form) returnFocus();
  await sendReceipt();
}

/** Notes what was answered, and to which text, unless that is done. The same browser keeps its anonymous id. */
function writeReceipt(): void {
  const answer = recall(consentPending);
  if (answer !== 'true' && answer !== 'false') return;
  const id = newId();
  remember(consentReceipt, {
    id,
    visitor: recall(consentReceipt)?.visitor ?? newId(),
    purposes: answer === 'true' ? purposes : [],
    version: document.querySelector<HTMLElement>('[data-choice=consent]')?.dataset['version'] ?? '',
    language: languageIn(document.documentElement.lang) ?? defaultLanguage,
  });
  remember(consentPending, id);
}

/** Until the server has it, every page tries again; the id makes one receipt of it all. */
async function sendReceipt(): Promise<void> {
  const receipt = recall(consentReceipt);
  if (!receipt || recall(consentPending) !== receipt.id) return;
  const body = { ...receipt, purposes: [...receipt.purposes] };
  const { CODE, DATA } = await callSite<typeof saveConsent>('/preferences/consent', body);
  // Another answer may have been given meanwhile, which has a receipt of its own.
  if (CODE !== 1 || recall(consentPending) !== receipt.id) return;
  remember(consentReceipt, { ...receipt, at: DATA.at });
  forget(consentPending.key);
}
