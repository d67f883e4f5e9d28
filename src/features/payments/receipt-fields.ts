/** The fields of the form that sends a receipt again. An empty address: to the one that is known. */
export const receiptFields = {
  order: 'order',
  key: 'key',
  email: 'email',
  requestId: 'request_id',
  /** The pressed button. */
  choice: 'choice',
} as const;

/** `typed`: the address as it is. `meant`: what was probably meant by it. `fix`: by the address of the order. */
export const receiptChoices = ['typed', 'meant', 'fix'] as const;
