import { ignoreErrors } from '#platform/browser/promises.ts';
import { readText, rememberText } from '#platform/browser/storage/text.ts';
import type { OptionalWork } from './follow-consent.ts';

/** Some of what is optional counts its time from here, however late its code arrives. */
const startedAt = Date.now();

let loadOptional: () => Promise<OptionalWork>;

const follow = (form?: HTMLFormElement) =>
  ignoreErrors(
    Promise.all([import('./follow-consent.ts'), loadOptional()]).then(([module, optional]) =>
      module.followAnswer(startedAt, optional, form),
    ),
  );

/** An answer counts at once; what hangs on it follows, if need be on the next page. */
export function answerConsent(form: HTMLFormElement, answer: string): void {
  for (const key of ['consent', 'consentPending']) rememberText(key, answer);
  document.documentElement.dataset.consent = answer;
  form.closest('dialog')?.close();
  follow(form);
}

/** For those who have agreed, here or in another tab, and those of whom something is still owed to the server. */
export function startConsent(load: typeof loadOptional): void {
  loadOptional = load;
  // Not by <html data-consent>: this may run before the script that sets it.
  if (readText('consent') === 'true' || readText('consentPending')) follow();
  addEventListener('storage', ({ key }) => key === 'consent' && follow());
}
