import { notify } from '#platform/browser/interruptions/notify.ts';
import { returnFocus } from '#platform/browser/return-focus.ts';
import { whenParsed } from '#platform/browser/when-parsed.ts';
import { followConsent, type OptionalWork } from './follow-consent.ts';
import { sendReceipt, writeReceipt } from './receipt.ts';

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
