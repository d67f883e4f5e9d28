import { withCodigo } from '../../contracts/envelope.ts';
import { type FaultDetails, type FaultName, fault, faults } from '../../contracts/faults.ts';
import type { AppContext } from '../app-context.ts';

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

export function answerFault(c: AppContext, name: FaultName, details: FaultDetails = {}): Response {
  c.header('Cache-Control', 'no-store');
  const envelope = fault(name, details);
  return c.json(c.get('call')?.codeName === 'CODIGO' ? withCodigo(envelope) : envelope, faults[name].status);
}
