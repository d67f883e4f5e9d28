import { notify } from '../interruptions/notify.ts';
import { followConsent } from '../optional/follow-consent.ts';
import { returnFocus } from '../return-focus.ts';
import { whenParsed } from '../when-parsed.ts';
import { sendReceipt, writeReceipt } from './receipt.ts';

/** What comes after an answer: its receipt, and what it allows or ends. With a form, it was given just now. */
export async function followAnswer(startedAt: number, form?: HTMLFormElement): Promise<void> {
  await whenParsed();
  writeReceipt();
  followConsent(startedAt);
  const saved = form?.dataset['saved'];
  if (saved) notify(saved, 'success');
  else if (form) returnFocus();
  await sendReceipt();
}
