import type { App } from '../app-context.ts';
import type { Config } from '../config.ts';
import type { PaymentProvider } from './providers/provider.ts';
import { wompiItself } from './providers/wompi/wompi-itself.ts';

/** Who takes the cards, and what it needs of this server. */
export interface OpenPayments {
  readonly provider: PaymentProvider | undefined;
  /** Only where the provider lives in this server. */
  readonly sandbox?: { mount(app: App, config: Config): void };
}

export async function openPayments({ config }: { readonly config: Config }): Promise<OpenPayments> {
  const { payments } = config;
  if (payments.kind === 'wompi') return { provider: wompiItself(payments) };
  return { provider: undefined };
}
