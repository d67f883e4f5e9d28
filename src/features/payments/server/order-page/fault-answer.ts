import type { FaultName } from '#platform/contracts/faults.ts';
import type { PaymentAnswer } from '../../payment-answer.ts';

type PageError = Extract<PaymentAnswer, { kind: 'fault' }>['fault'];

const pageErrors: Readonly<Partial<Record<FaultName, PageError>>> = {
  tooManyRequests: 'tooManyRequests',
  otherSite: 'otherSite',
  notReady: 'notReady',
  wrongInput: 'wrongInput',
  unreadableBody: 'wrongInput',
  wrongContentType: 'wrongInput',
  bodyTooLarge: 'wrongInput',
};

/** A fault as the page tells of it. */
export function faultAnswer(fault: FaultName, productId?: number): PaymentAnswer {
  return { kind: 'fault', fault: pageErrors[fault] ?? 'failure', productId };
}
