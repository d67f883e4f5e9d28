import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { ReadSignedIn } from '#features/accounts/server/accounts.ts';
import type { ReceiveResult } from '#features/monitoring/server/canary/canary-results.ts';
import type { DrawReceipt } from '#features/payments/receipt.ts';
import type { OpenPayments } from '#features/payments/server/open-payments.ts';
import type { DrawQuote } from '#features/quotes/quote.ts';
import type { Database } from '#platform/database/database.ts';
import { readConfig } from '#platform/server/config/config.ts';
import type { Concern } from '#platform/server/health/concerns.ts';
import type { Storage } from '#platform/server/health/health.ts';
import { logShape } from '#platform/server/logging/log.ts';
import type { Metrics } from '#platform/server/metrics/metrics.ts';
import { loadSite, type Site } from '#platform/server/pages/load-site.ts';
import { createPages, type Pages } from '#platform/server/pages/pages.ts';
import { createApp, openingsOf } from './app.ts';
import { testLive } from './testing-live.ts';
import { writeTestSite } from './testing-site.ts';

let loaded: Site | undefined;

/** A small built site, in memory. Writing and loading it takes most of a second, so a process does that once. */
export function testSite(): Site {
  loaded ??= loadTestSite();
  return loaded;
}

function loadTestSite(): Site {
  const folder = mkdtempSync(join(tmpdir(), 'hormiga-site-'));
  writeTestSite(folder);
  const site = loadSite(folder);
  rmSync(folder, { recursive: true });
  return site;
}

interface TestAppOptions {
  readonly database: Database;
  readonly site?: Site;
  readonly pages?: Pages;
  readonly env?: Readonly<Record<string, string>>;
  /** Receives the lines of the log. */
  readonly log?: string[];
  readonly isStopping?: () => boolean;
  readonly signedIn?: ReadSignedIn;
  readonly wakeMail?: () => void;
  readonly metrics?: Metrics;
  readonly storage?: Storage;
  readonly concerns?: readonly Pick<Concern, 'text'>[];
  readonly receiveCanaryResult?: ReceiveResult;
  readonly payments?: OpenPayments;
  readonly drawReceipt?: DrawReceipt;
  readonly drawQuote?: DrawQuote;
}

export function testApp({ database, site, pages, env = {}, log = [], ...more }: TestAppOptions) {
  const config = readConfig(env);
  return createApp({
    config,
    database,
    pages: pages ?? createPages(site ?? testSite(), config, openingsOf(config)),
    live: testLive,
    log: pino(logShape, { write: (line: string) => void log.push(line) }),
    ...more,
  });
}

/** A request with Content-Length, as every browser sends it with a form. */
export async function withLength(init: RequestInit): Promise<RequestInit> {
  if (!(init.body instanceof FormData)) return init;
  const whole = new Response(init.body);
  const headers = new Headers(init.headers);
  headers.set('content-type', whole.headers.get('content-type') ?? '');
  const body = await whole.arrayBuffer();
  headers.set('content-length', String(body.byteLength));
  return { ...init, headers, body };
}
