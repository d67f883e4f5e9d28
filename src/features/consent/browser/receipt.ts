import { callSite } from '#platform/browser/calls/call-site.ts';
import { newId } from '#platform/browser/new-id.ts';
import { recall, remember } from '#platform/browser/storage/storage.ts';
import { forget } from '#platform/browser/storage/text.ts';
import { languageIn } from '#platform/browser/stored/user-language.ts';
import { defaultLanguage } from '#site/languages.ts';
import { purposes } from '#site/purposes.ts';
import type { saveConsent } from '../contract.ts';
import { consentPending, consentReceipt } from '../stored.ts';

/** Notes what was answered, and to which text, unless that is done. The same browser keeps its anonymous id. */
export function writeReceipt(): void {
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
export async function sendReceipt(): Promise<void> {
  const receipt = recall(consentReceipt);
  if (!receipt || recall(consentPending) !== receipt.id) return;
  const body = { ...receipt, purposes: [...receipt.purposes] };
  const { CODE, DATA } = await callSite<typeof saveConsent>('/preferences/consent', body);
  // Another answer may have been given meanwhile, which has a receipt of its own.
  if (CODE !== 1 || recall(consentPending) !== receipt.id) return;
  remember(consentReceipt, { ...receipt, at: DATA.at });
  forget(consentPending.key);
}
