import { withCodigo } from '../../contracts/envelope.ts';
import type { FaultDetails, FaultName } from '../../contracts/faults.ts';
import { fault, faults } from '../../contracts/faults.ts';
import type { AppContext } from '../app-context.ts';

export function answerFault(c: AppContext, name: FaultName, details: FaultDetails = {}): Response {
  c.header('Cache-Control', 'no-store');
  const envelope = fault(name, details);
  return c.json(c.get('call')?.codeName === 'CODIGO' ? withCodigo(envelope) : envelope, faults[name].status);
}
