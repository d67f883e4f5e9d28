import type { FaultName } from '#platform/contracts/faults.ts';

/** The pages of an account have words of their own for some faults; all others are failures. */
export function toPublicError(fault: FaultName): 'otherSite' | 'tooManyRequests' | 'notReady' | 'failure' {
  return fault === 'otherSite' || fault === 'tooManyRequests' || fault === 'notReady' ? fault : 'failure';
}
