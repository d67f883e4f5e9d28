import type { CheckDeps } from './check-order.ts';
import type { OpenPayments } from './open-payments.ts';
import { startReconciling } from './start-reconciling.ts';

/** What goes on by itself once the server listens. To be stopped before the database is closed. */
export function startPaymentWork({ sandbox }: OpenPayments, deps: CheckDeps): { stop: () => Promise<void> } {
  const work = [startReconciling(deps), ...(sandbox ? [sandbox.start()] : [])];
  return { stop: async () => void (await Promise.all(work.map((one) => one.stop()))) };
}
