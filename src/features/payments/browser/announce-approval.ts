import { recall, remember } from '#platform/browser/storage/storage.ts';
import { approvedPayments } from '../stored.ts';

/** Tells other scripts of the page that a payment was approved: once in a browser, however often its page is opened. */
export function announceApproval(reference: string): void {
  const announced = recall(approvedPayments) ?? [];
  if (announced.includes(reference)) return;
  remember(approvedPayments, [...announced, reference]);
  dispatchEvent(new CustomEvent('hormiga:payment-approved', { detail: { reference } }));
}
