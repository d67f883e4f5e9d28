import { ignoreErrors } from '#platform/browser/ignore-errors.ts';
import { readText, rememberText } from '#platform/browser/storage/text.ts';

/** Some of what is optional counts its time from here, however late its code arrives. */
const startedAt = Date.now();

const follow = (form?: HTMLFormElement) =>
  ignoreErrors(
    import('#features/consent/browser/follow-answer.ts').then((module) => module.followAnswer(startedAt, form)),
  );

/** An answer counts at once; what hangs on it follows, if need be on the next page. */
export function answerConsent(form: HTMLFormElement, answer: string): void {
  for (const key of ['consent', 'consentPending']) rememberText(key, answer);
  document.documentElement.dataset.consent = answer;
  form.closest('dialog')?.close();
  follow(form);
}

/** For those who have agreed, here or in another tab, and those of whom something is still owed to the server. */
export function startConsent(): void {
  // Not by <html data-consent>: this may run before the script that sets it.
  if (readText('consent') === 'true' || readText('consentPending')) follow();
  addEventListener('storage', ({ key }) => key === 'consent' && follow());
}
