import { createHmac } from 'node:crypto';
import type { WompiKeys } from '#platform/contracts/settings.ts';
import type { Db } from '#platform/database/database.ts';
import type { Config } from '#platform/server/config/config.ts';
import type { Log } from '#platform/server/logging/log.ts';
import { sharedSecret } from '#platform/server/security/secrets.ts';
import { currencies } from '#site/currencies.ts';
import type { PaymentProvider } from './providers/provider.ts';
import { wompiItself, wompiProvider } from './providers/wompi/wompi-provider.ts';
import type { Sandbox } from './sandbox/create-sandbox.ts';

/** The payment provider, and what it needs from this server. */
export interface OpenPayments {
  readonly provider: PaymentProvider | undefined;
  /** Only where the provider runs inside this server. */
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
  // Imported here, so that it loads only where it is used.
  const { createSandbox } = await import('./sandbox/create-sandbox.ts');
  const eventsUrl = () => `${selfUrl()}${eventsPath}`;
  return { provider, sandbox: createSandbox({ db, keys: await keysOfSandbox(db), eventsUrl, log }) };
}

interface ProviderDeps {
  readonly config: Pick<Config, 'payments'>;
  readonly db: Db;
  /** The address at which this server can reach itself. */
  readonly selfUrl: () => string;
}

/** Undefined: this site does not accept cards. */
export async function openProvider(deps: ProviderDeps): Promise<PaymentProvider | undefined> {
  const { payments } = deps.config;
  if (payments.kind === 'wompi') return wompiItself(payments);
  return payments.kind === 'sandbox' ? sandboxProvider(await keysOfSandbox(deps.db), deps.selfUrl) : undefined;
}

export async function keysOfSandbox(db: Db): Promise<WompiKeys> {
  return sandboxKeys(await sharedSecret(undefined, db, 'sandbox')());
}

/** Browsers use the address that they opened the site at; the server calls itself. */
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

/** Derived from the shared secret, so that all servers have the same keys without configuration. */
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

/** The path of the payment provider's webhook. */
export const eventsPath = '/pay/events';
