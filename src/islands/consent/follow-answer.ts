import { followConsent } from '../optional/follow-consent.ts';
import { keepReceipt, sendReceipt } from './keep-receipt.ts';

/** What comes after an answer: the receipt of one that was just given, and what it allows or ends. */
export function followAnswer(form?: HTMLFormElement): void {
  if (form) keepReceipt(form);
  void sendReceipt();
  followConsent();
}
