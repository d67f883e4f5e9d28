import { type ErrorCode, type ErrorDetails, errors } from '../../contracts/errors.ts';

/** Thrown by a call that cannot do what it was asked for, and answered as its envelope. */
export class CallError extends Error {
  override readonly name = 'CallFault';

  constructor(
    readonly errorCode: ErrorCode,
    readonly details: ErrorDetails = {},
  ) {
    super(errors[errorCode].description);
  }
}
