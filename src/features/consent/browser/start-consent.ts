import { ignoreErrors } from '#platform/browser/promises.ts';
import { readText, rememberText } from '#platform/browser/storage/text.ts';
import { dataOf } from '#platform/page/data-attributes.ts';
import type { OptionalWork } from './follow-consent.ts';

/** Some optional work measures its time from here, however late its code is loaded. */
const startedAt = Date.now();

let loadOptional: () => Promise<OptionalWork>;

const follow = (form?: HTMLFormElement) =>
  ignoreErrors(
    Promise.all([import('./follow-consent.ts'), loadOptional()]).then(([module, optional]) =>
      module.followAnswer(startedAt, optional, form),
    ),
  );

/** The answer takes effect immediately; its consequences follow, on the next page if necessary. */
export function answerConsent(form: HTMLFormElement, answer: string): void {
  for (const key of ['consent', 'consentPending']) rememberText(key, answer);
  dataOf(document.documentElement).consent = answer;
  form.closest('dialog')?.close();
  follow(form);
}

/**
 * Loads the rest for visitors who have agreed, here or in another tab, and for those with a receipt that is not yet
 * sent.
 */
export function startConsent(load: typeof loadOptional): void {
  loadOptional = load;
  // Not from <html data-consent>: this may run before the script that sets it.
  if (readText('consent') === 'true' || readText('consentPending')) follow();
  addEventListener('storage', ({ key }) => key === 'consent' && follow());
}
