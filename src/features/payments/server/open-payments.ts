import type { Config } from '#platform/server/config/config.ts';
import type { Log } from '#platform/server/logging/log.ts';
import { eventsPath } from './events-path.ts';
import { keysOfSandbox, openProvider, type ProviderDeps } from './open-provider.ts';
import type { PaymentProvider } from './providers/provider.ts';
import type { Sandbox } from './sandbox/create-sandbox.ts';

/** Who takes the cards, and what it needs of this server. */
export interface OpenPayments {
  readonly provider: PaymentProvider | undefined;
  /** Only where the provider lives in this server. */
  readonly sandbox?: Sandbox;
}

interface Deps extends ProviderDeps {
  readonly config: Config;
  readonly log: Log;
}

export async function openPayments(deps: Deps): Promise<OpenPayments> {
  const { config, db, log, selfUrl } = deps;
  const provider = await openProvider(deps);
  if (config.payments.kind !== 'sandbox') return { provider };
  // Its pages and scripts are loaded where it is used, and nowhere else.
  const { createSandbox } = await import('./sandbox/create-sandbox.ts');
  const eventsUrl = () => `${selfUrl()}${eventsPath}`;
  return { provider, sandbox: createSandbox({ db, keys: await keysOfSandbox(db), eventsUrl, log }) };
}
