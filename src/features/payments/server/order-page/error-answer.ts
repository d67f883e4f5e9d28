import type { ErrorCode } from '#platform/contracts/errors.ts';
import type { PaymentAnswer } from '../../payment-answer.ts';

type PageError = Extract<PaymentAnswer, { kind: 'error' }>['errorCode'];

const pageErrors: Readonly<Partial<Record<ErrorCode, PageError>>> = {
  tooManyRequests: 'tooManyRequests',
  otherSite: 'otherSite',
  notReady: 'notReady',
  wrongInput: 'wrongInput',
  unreadableBody: 'wrongInput',
  wrongContentType: 'wrongInput',
  bodyTooLarge: 'wrongInput',
};

/** Maps an error to the one that the payment page shows. */
export function errorAnswer(errorCode: ErrorCode, productId?: number): PaymentAnswer {
  return { kind: 'error', errorCode: pageErrors[errorCode] ?? 'failure', productId };
}
