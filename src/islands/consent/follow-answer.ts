import { followConsent } from '../optional/follow-consent.ts';
import { whenParsed } from '../when-parsed.ts';
import { keepReceipt, sendReceipt } from './keep-receipt.ts';

/** What comes after an answer: the receipt of one that is given just now, and what it allows or ends. */
export async function followAnswer(startedAt: number, form?: HTMLFormElement): Promise<void> {
  if (form) keepReceipt(form);
  void sendReceipt();
  await whenParsed();
  followConsent(startedAt);
}
