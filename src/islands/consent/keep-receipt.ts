import type { keepConsent } from '#contracts/consent.ts';
import { purposes } from '#site/purposes.ts';
import { consent } from '#site/stored/consent.ts';
import { consentReceipt } from '#site/stored/consent-receipt.ts';
import { languageIn } from '#site/stored/user-language.ts';
import { callSite } from '../calls/call-site.ts';
import { notify } from '../interruptions/notify.ts';
import { newId } from '../new-id.ts';
import { recall, remember } from '../storage/storage.ts';

/** Notes what was answered, and to which text. The same browser keeps its anonymous id. */
export function keepReceipt({ dataset }: HTMLFormElement): void {
  remember(consentReceipt, {
    id: newId(),
    visitor: recall(consentReceipt)?.visitor ?? newId(),
    purposes: recall(consent) === 'true' ? purposes : [],
    version: dataset['version'] ?? '',
    language: languageIn(document.documentElement.lang) ?? 'en',
  });
  if (dataset['saved']) notify(dataset['saved'], 'success');
}

/** Until the server has it, every page tries again; the id makes one receipt of it all. */
export async function sendReceipt(): Promise<void> {
  const receipt = recall(consentReceipt);
  if (!receipt || receipt.at) return;
  const { CODE, DATA } = await callSite<typeof keepConsent>('/preferences/consent', {
    ...receipt,
    purposes: [...receipt.purposes],
  });
  // Another answer may have been given meanwhile, which has a receipt of its own.
  if (CODE === 1 && recall(consentReceipt)?.id === receipt.id) remember(consentReceipt, { ...receipt, at: DATA.at });
}
