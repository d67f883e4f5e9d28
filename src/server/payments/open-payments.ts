import type { Db } from '#database/database.ts';
import type { App } from '../app-context.ts';
import type { Config } from '../config.ts';
import type { Log } from '../logging/log.ts';
import type { PaymentProvider } from './providers/provider.ts';
import { wompiItself } from './providers/wompi/wompi-itself.ts';

/** Who takes the cards, and what it needs of this server. */
export interface OpenPayments {
  readonly provider: PaymentProvider | undefined;
  /** Only where the provider lives in this server. */
  readonly sandbox?: { mount(app: App, config: Config): void; start(): { stop(): Promise<void> } };
}

interface Parts {
  readonly config: Pick<Config, 'payments'>;
  readonly db: Db;
  readonly log: Log;
  /** Where this server can be reached from itself. */
  readonly selfUrl: () => string;
}

export async function openPayments({ config: { payments } }: Parts): Promise<OpenPayments> {
  if (payments.kind === 'wompi') return { provider: wompiItself(payments) };
  return { provider: undefined };
}
