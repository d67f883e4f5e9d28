/** What a provider says of one attempt to pay. */
export const transactionStatuses = ['PENDING', 'APPROVED', 'DECLINED', 'ERROR', 'VOIDED'] as const;
export type TransactionStatus = (typeof transactionStatuses)[number];

/**
 * What became of an order. `open`: nobody has paid yet. `expired`: nobody did in time. `voided`: the money went back.
 * They stand in the order in which they may follow each other, and never move backwards; what arrives late and is
 * further on still counts, so that no payment is lost.
 */
export const orderStates = ['open', 'pending', 'expired', 'error', 'declined', 'paid', 'voided'] as const;
export type OrderState = (typeof orderStates)[number];

/** Those that can still become something else without the visitor. */
const unsettledStates = ['open', 'pending'] as const satisfies readonly OrderState[];

export function isUnsettled(state: string): boolean {
  return unsettledStates.some((one) => one === state);
}
