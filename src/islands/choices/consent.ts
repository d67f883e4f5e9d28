import { quietly } from '../quietly.ts';
import { readText, rememberText } from '../storage/text.ts';

const { dataset } = document.documentElement;
/** Some of it counts its time from here, however late its code arrives. */
const startedAt = Date.now();

/** An answer counts at once; what hangs on it follows. */
export function answerConsent(form: HTMLFormElement, answer: string): void {
  rememberText('consent', answer);
  dataset.consent = answer;
  form.closest('dialog')?.close();
  quietly(import('../consent/follow-answer.ts').then((module) => module.followAnswer(startedAt, form)));
}

/** For those who have agreed, and those whose receipt the server still has to get. */
export function startConsent(): void {
  // Not by <html data-consent>: this may run before the script that sets it.
  if (readText('consent') === 'true' || readText('consentReceipt')?.includes('"at"') === false)
    quietly(import('../consent/follow-answer.ts').then((module) => module.followAnswer(startedAt)));
}
