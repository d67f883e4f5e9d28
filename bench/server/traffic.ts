import { fileAddress } from '#site/address.ts';
import { languageCodes } from '#site/languages.ts';
import { routes } from '#site/routes.ts';
import type { Site } from '../../tests/support/start-site.ts';
import { askPlans, sendTicket } from './calls.ts';

type Visit = (site: Site, number: number) => Promise<unknown>;

const addresses = routes
  .filter(({ development }) => !development)
  .flatMap(({ path }) => languageCodes.map((language) => fileAddress(path, language) || '/'));

/** Of a hundred requests: what a visitor of some pages makes, whoever they are. */
export const shares: readonly (readonly [times: number, name: string, visit: Visit])[] = [
  [58, 'pages in three languages', (site, n) => read(site, pageOf(n))],
  [15, 'pages that the browser has', (site, n) => readKnown(site, pageOf(n))],
  [15, 'assets', (site) => read(site, '/favicon.svg')],
  [4, 'addresses that do not exist', (site, n) => read(site, `/nothing-${n}`)],
  [3, 'calls', askPlans],
  [3, 'pages for somebody of a country', (site, n) => read(site, pageOf(n), { cookie: `userCountry=${country(n)}` })],
  [1, 'pages that are drawn live', (site) => read(site, '/support/status/es?reference=H-2222-2222')],
  [1, 'tickets', sendTicket],
];

const pageOf = (number: number) => addresses[number % addresses.length] ?? '/';
const country = (number: number) => ['co', 'es', 'ca', 'us'][number % 4];

/** The same of every hundred, mixed. */
export function visitOf(number: number): Visit {
  // 37 has no divisor in common with 100, so each comes once.
  let place = (number * 37) % 100;
  for (const [times, , visit] of shares) {
    if (place < times) return visit;
    place -= times;
  }
  throw new Error('The shares are not a hundred');
}

async function read({ origin }: Site, address: string, headers: Record<string, string> = {}): Promise<Response> {
  const response = await fetch(origin + address, { headers });
  if (response.status >= 500) throw new Error(`${address} was answered with ${response.status}`);
  await response.arrayBuffer();
  return response;
}

const tags = new Map<string, string>();

async function readKnown(site: Site, address: string): Promise<void> {
  const tag = tags.get(address);
  const { headers } = await read(site, address, tag ? { 'if-none-match': tag } : {});
  tags.set(address, headers.get('etag') ?? '');
}
