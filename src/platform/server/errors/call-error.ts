import { type ErrorCode, type ErrorDetails, errors } from '../../contracts/errors.ts';

/** Thrown by a call that cannot do its work, and answered as an error envelope. */
export class CallError extends Error {
  override readonly name = 'CallFault';

  constructor(
    readonly errorCode: ErrorCode,
    readonly details: ErrorDetails = {},
  ) {
    super(errors[errorCode].description);
  }
}
