import { z } from 'zod';
import { headerOf } from '#platform/server/http/headers.ts';
import { parseJson } from '#site/parse-json.ts';
import { boundedList, boundedText } from '../../../contracts/bounded-input.ts';
import { type App, headersOf } from '../../app-context.ts';
import { readText } from '../../body/read-body.ts';
import type { Config } from '../../config/config.ts';
import type { Log } from '../../logging/log.ts';
import { loggedPath } from '../../logging/request-logging.ts';
import { isFromOwnPage } from '../origins.ts';
import { memoryLimit } from '../within-limits.ts';

/** Where browsers report violations of the content policy. */
export const reportsPath = '/csp-reports';

const types = ['application/csp-report', 'application/reports+json', 'application/json'];

/**
 * Receives browsers' reports of content policy violations. Browsers ignore the response, so it is always the same;
 * reports from pages of other sites, too many or malformed ones are ignored.
 */
export function mountReports(app: App, config: Pick<Config, 'publicUrl' | 'trustProxy'>, log: Log): void {
  const logViolation = createReportLog(log);
  const countReport = memoryLimit({ each: 30, all: 600 });
  app.post(reportsPath, async (c) => {
    const headers = headersOf(c);
    const type = headerOf(headers, 'content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
    if (types.includes(type) && isFromOwnPage(headers, config)) {
      const reports = readReports(parseJson(await readText(c))) ?? [];
      // Each report counts: one request may bring a hundred.
      for (const violation of reports) if (countReport(c.get('sender')()) === 0) logViolation(violation);
    }
    return c.body(null, 204, { 'Cache-Control': 'no-store' });
  });
}

/** Different violations that are counted; more than this come from an attacker. */
const mostKinds = 500;

/**
 * Logs violations: the first of its kind, then the tenth, the hundredth and so on, with their count, so that a bug on a
 * busy page does not fill the log.
 */
function createReportLog(log: Log): (violation: Violation) => void {
  const counts = new Map<string, number>();
  return ({ isNoise, ...violation }) => {
    if (isNoise) return log.debug(violation, 'the content policy blocked a browser extension');
    const kind = Object.values(violation).join(' ');
    if (!counts.has(kind) && counts.size >= mostKinds) counts.clear();
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    if (/^10*$/.test(String(count)))
      log.warn({ ...violation, count }, 'the content policy blocked something on a page');
  };
}

/** What a page was prevented from doing, and nothing about whose browser it was. */
interface Violation {
  /** Such as `script-src-elem`. */
  readonly directive: string;
  /** A whole URL is never stored: `inline`, `eval`, or the origin of what was blocked. */
  readonly blocked: string;
  /** The path of the page, without its query. */
  readonly page: string;
  /** Something in the visitor's browser changed the page: nothing that we could fix. */
  readonly isNoise: boolean;
}

const text = boundedText(4_000).catch('');

/** The format of `report-uri`. */
const oldReport = z.object({
  'csp-report': z
    .object({
      'document-uri': text,
      'effective-directive': text,
      'violated-directive': text,
      'blocked-uri': text,
      'source-file': text,
    })
    .partial(),
});

/** The format of `report-to`: several reports together, also of other types. */
const newReports = boundedList(
  z.object({
    type: text,
    body: z
      .object({ documentURL: text, effectiveDirective: text, blockedURL: text, sourceFile: text })
      .partial()
      .catch({}),
  }),
  100,
);

/** Parses reports in either of the two formats. Undefined if it is not a report. */
function readReports(body: unknown): readonly Violation[] | undefined {
  const old = oldReport.safeParse(body).data?.['csp-report'];
  if (old) {
    const directive = old['effective-directive'] || old['violated-directive'];
    return [violation(directive, old['blocked-uri'], old['document-uri'], old['source-file'])];
  }
  return newReports
    .safeParse(body)
    .data?.filter(({ type }) => type === 'csp-violation')
    .map(({ body }) => violation(body.effectiveDirective, body.blockedURL, body.documentURL, body.sourceFile));
}

function violation(directive = '', blocked = '', page = '', source = ''): Violation {
  return {
    directive: /^[a-z-]{1,40}/.exec(directive)?.[0] ?? 'unknown',
    blocked: originOf(blocked),
    page: URL.canParse(page) ? loggedPath(new URL(page).pathname) : 'unknown',
    isNoise: [blocked, source].some((address) => foreign.test(address)),
  };
}

/** Schemes of browser pages and extensions. */
const foreign =
  /^(about|chrome|moz-extension|chrome-extension|safari-extension|safari-web-extension|ms-browser-extension)\b/i;

/** Browsers also report schemes, `data`, and what has no URL, `inline`. */
function originOf(blocked: string): string {
  if (/^[a-z-]{1,30}$/.test(blocked)) return blocked;
  if (!URL.canParse(blocked)) return 'unknown';
  const { origin, protocol } = new URL(blocked);
  return origin === 'null' ? protocol.slice(0, 30) : origin.slice(0, 200);
}
