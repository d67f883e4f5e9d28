import type { MiddlewareHandler } from 'hono';
import type { App, AppEnv } from '../app-context.ts';
import { CallError } from '../errors/call-error.ts';
import { pagePattern } from '../pages/choose-language.ts';
import { memoryLimit } from './within-limits.ts';

const methodsThatWrite = ['POST', 'PUT', 'PATCH', 'DELETE'] as const;
const hour = 60 * 60;

type Route = `${(typeof methodsThatWrite)[number] | 'GET'} /${string}`;

/** How often one network may use a URL. A whole office may share it. */
interface NetworkBudget {
  readonly network: number;
  readonly seconds: number;
}

type WriteLimit =
  /** Counted in memory before the handler runs: a refused request costs nothing. Use this for a new form. */
  | NetworkBudget
  /** Counted by the handler, which alone knows about retries and sessions. The text says what is counted. */
  | { readonly countedByHandler: string }
  /** The request stores nothing. The text says what it does. */
  | { readonly storesNothing: string };

const perNetwork = (network: number): NetworkBudget => ({ network, seconds: hour });

const signIn = { countedByHandler: 'codes sent and tried, by network, address and browser' };
const order = { countedByHandler: 'new orders, by network and wide network; the same request_id again is free' };
const quote = { countedByHandler: 'new quotes, by network and address; the same request_id again is free' };
const ticketStatus = { countedByHandler: 'looks, by network; replies, by ticket and network' };
const booking = {
  countedByHandler: 'new bookings and moves, by network and address; the same request_id again is free',
};
const account = { countedByHandler: 'everything that an account does, by account' };
const looksUp = (what: string) => ({ storesNothing: `looks up ${what}` });

/**
 * The rate limit of each URL that accepts a write. The server does not start if a URL is missing here. GET is listed
 * where opening a URL writes, too.
 */
export const writeLimits: Readonly<Record<Route, WriteLimit>> = {
  'POST /gogoals/get_countries': looksUp('countries'),
  'POST /api/services/get_service': looksUp('services'),
  'POST /marketing/marketing_get_notificacion_pub': looksUp('the notification of the popup'),
  // Looks up answers; the questions without one that are stored are counted by the handler, too.
  'POST /help/ask': perNetwork(1_200),
  'POST /help/rate': perNetwork(120),
  'POST /pay/products/get_plans': looksUp('plans'),
  'POST /preferences/country': { storesNothing: 'sets a cookie' },
  [`POST ${pagePattern('/products/sms')}`]: { storesNothing: 'counts the characters of a text' },

  'POST /customer/cliente_ticket_crear': { countedByHandler: 'new tickets, by network, address and form token' },
  'POST /customer/cliente_ticket_estado': ticketStatus,
  [`POST ${pagePattern('/support/status')}`]: ticketStatus,
  'POST /support/file/:id': ticketStatus,
  'POST /api/services/quotation/create': quote,
  [`POST ${pagePattern('/support/quote')}`]: quote,
  'GET /api/services/quotation/download/:file{.+\\.pdf}': { countedByHandler: 'downloads, by network' },
  'POST /meetings/book': booking,
  [`POST ${pagePattern('/meet/book')}`]: booking,
  'POST /preferences/consent': { countedByHandler: 'new receipts, by network, wide network and overall' },

  [`POST ${pagePattern('/login')}`]: signIn,
  [`POST ${pagePattern('/support/registro')}`]: signIn,
  'GET /api/glogin/google': signIn,
  'GET /api/auth/callback/google': { countedByHandler: 'returns from Google, by network and wide network' },
  // Each start is stored for five minutes.
  'POST /api/passkey/start': perNetwork(100),
  'POST /api/passkey/enter': perNetwork(300),
  'POST /api/passkey/start-adding': perNetwork(60),
  'POST /api/passkey/add': perNetwork(60),
  'POST /api/app/notificaciones_campana': looksUp('notifications'),
  'POST /api/app/estado_notificacion_campana': perNetwork(1_200),
  'POST /api/app/usuario_info': perNetwork(1_200),
  [`POST ${pagePattern('/dashboard')}`]: account,
  [`POST ${pagePattern('/application')}`]: account,
  'POST /dashboard/file/:id': { storesNothing: 'sends a file of the account' },
  'POST /staff/presence': { countedByHandler: 'which ticket a team member has open, by account' },
  'POST /staff/*': { countedByHandler: 'every action of a team member, by account' },
  'GET /staff/orders.csv': { countedByHandler: 'together with everything else that this account does' },
  'GET /staff/file/:id': { countedByHandler: 'together with everything else that this account does' },
  'POST /staff/file/:id': { countedByHandler: 'together with everything else that this account does' },
  'GET /staff/mail/:id': { countedByHandler: 'together with everything else that this account does' },

  'POST /pay/transactions/create': order,
  'POST /pay/buy': order,
  'POST /pay/details': perNetwork(300),
  'POST /pay/transactions/state': {
    countedByHandler: 'the provider is queried about an order every few seconds at most',
  },
  [`GET ${pagePattern('/payment')}`]: { countedByHandler: 'the same' },
  [`POST ${pagePattern('/payment')}`]: { countedByHandler: 'receipts sent again, by network and by order' },
  'POST /pay/events': { countedByHandler: 'forged events, by network; signed ones are never refused' },
  'POST /sandbox/checkout': { countedByHandler: 'one payment for each order, which the shop has signed' },
  'POST /sandbox/v1/transactions/:id/void': {
    countedByHandler: 'once for each payment, and only with the private key',
  },

  // A mail provider delivers everybody's mail from a few addresses. A wrong key is counted by the handler, too.
  'POST /inbound/mail': perNetwork(6_000),
  'POST /csp-reports': { storesNothing: 'writes lines into the log, few in a minute by network and overall' },
  'PUT /canary': { storesNothing: 'takes one result, and only with the signature of the canary' },
  'DELETE /canary/:reference': { countedByHandler: 'deletes only, and only with the signature of the canary' },
};

/** Call this before the routes are mounted: it counts those with a limit by network. */
export function countWrites(app: App): void {
  for (const [route, limit] of Object.entries(writeLimits)) {
    const [method = '', path = ''] = route.split(' ');
    if ('network' in limit) app.on(method, path, countInMemory(limit));
  }
}

export function countInMemory({ network: each, seconds }: NetworkBudget): MiddlewareHandler<AppEnv> {
  const count = memoryLimit({ each, seconds });
  return (c, next) => {
    const sender = c.get('sender')();
    const wait = sender ? count(sender) : 0;
    if (wait === 0) return next();
    c.header('Retry-After', String(wait));
    throw new CallError('tooManyRequests');
  };
}

/** Call this after everything is mounted. Throws for a URL that accepts writes and is not listed above. */
export function requireWriteLimits({ routes }: Pick<App, 'routes'>): void {
  const missing = routes
    .filter(({ method }) => methodsThatWrite.some((one) => one === method))
    .map(({ method, path }) => `${method} ${path}`)
    .filter((route) => !Object.hasOwn(writeLimits, route));
  if (missing.length === 0) return;
  throw new Error(
    `Nothing limits how much ${missing.join(' and ')} can write: declare it in src/platform/server/security/write-limits.ts`,
  );
}
