import { quietly } from '../quietly.ts';
import { readText, rememberText } from '../storage/text.ts';

const { dataset } = document.documentElement;

/** An answer counts at once; what hangs on it follows. */
export function answerConsent(form: HTMLFormElement, answer: string): void {
  rememberText('consent', answer);
  dataset.consent = answer;
  form.closest('dialog')?.close();
  quietly(import('../consent/follow-answer.ts').then((module) => module.followAnswer(form)));
}

/** For those who have agreed, and those whose receipt the server still has to get. */
export function startConsent(): void {
  if (dataset.consent === 'true' || readText('consentReceipt')?.includes('"at"') === false)
    quietly(import('../consent/follow-answer.ts').then((module) => module.followAnswer()));
}
