import { type FaultDetails, type FaultName, faults } from '../../contracts/faults.ts';

/** Thrown by a call that cannot do what it was asked for, and answered as its envelope. */
export class CallFault extends Error {
  override readonly name = 'CallFault';

  constructor(
    readonly fault: FaultName,
    readonly details: FaultDetails = {},
  ) {
    super(faults[fault].description);
  }
}
