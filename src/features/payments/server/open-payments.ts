import { createHmac } from 'node:crypto';
import type { WompiKeys } from '#platform/contracts/settings.ts';
import type { Db } from '#platform/database/database.ts';
import type { Config } from '#platform/server/config/config.ts';
import type { Log } from '#platform/server/logging/log.ts';
import { sharedSecret } from '#platform/server/security/secrets.ts';
import { currencies } from '#site/countries.ts';
import type { PaymentProvider } from './providers/provider.ts';
import { wompiItself } from './providers/wompi/wompi-itself.ts';
import { wompiProvider } from './providers/wompi/wompi-provider.ts';
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

interface ProviderDeps {
  readonly config: Pick<Config, 'payments'>;
  readonly db: Db;
  /** Where this server can be reached from itself. */
  readonly selfUrl: () => string;
}

/** Who takes the cards. Undefined: nobody does. */
export async function openProvider(deps: ProviderDeps): Promise<PaymentProvider | undefined> {
  const { payments } = deps.config;
  if (payments.kind === 'wompi') return wompiItself(payments);
  return payments.kind === 'sandbox' ? sandboxProvider(await keysOfSandbox(deps.db), deps.selfUrl) : undefined;
}

export async function keysOfSandbox(db: Db): Promise<WompiKeys> {
  return sandboxKeys(await sharedSecret(undefined, db, 'sandbox')());
}

/** Browsers find it on whatever address they opened the site at; the server asks it on its own. */
function sandboxProvider(keys: WompiKeys, selfUrl: () => string): PaymentProvider {
  const path = '/sandbox';
  return wompiProvider({
    name: 'sandbox',
    currencies,
    keys,
    checkoutUrl: `${path}/checkout`,
    widgetUrl: `${path}/widget.js`,
    apiUrl: () => `${selfUrl()}${path}/v1`,
  });
}

/** The same for all servers that share the secret; none of them has to be written down anywhere. */
export function sandboxKeys(secret: string): WompiKeys {
  const key = (prefix: string) => {
    const hash = createHmac('sha256', secret).update(`sandbox\0${prefix}`).digest('hex');
    return `${prefix}${hash.slice(0, 40)}`;
  };
  return {
    publicKey: key('pub_test_'),
    privateKey: key('prv_test_'),
    integritySecret: key('test_integrity_'),
    eventsSecret: key('test_events_'),
  };
}

/** Where a provider tells what became of payments. */
export const eventsPath = '/pay/events';
