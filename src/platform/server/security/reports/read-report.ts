import { z } from 'zod';
import { boundedList, boundedText } from '../../../contracts/bounded-input.ts';
import { loggedPath } from '../../logging/logged-path.ts';

/** What a page was kept from doing, and nothing about whose browser it was. */
export interface Violation {
  /** Such as `script-src-elem`. */
  readonly directive: string;
  /** A whole address is never kept: `inline`, `eval`, or the origin of what was kept out. */
  readonly blocked: string;
  /** The path of the page, without its query. */
  readonly page: string;
  /** Something in the visitor's browser wrote into the page: nothing that we could fix. */
  readonly isNoise: boolean;
}

const text = boundedText(4_000).catch('');

/** As `report-uri` sends one. */
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

/** As `report-to` sends them, several at once, and among them what other parts of a browser have to tell. */
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

/** What browsers report, in either of the two ways. Undefined: this is no report. */
export function readReports(body: unknown): readonly Violation[] | undefined {
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

/** Of browsers' own pages and what people add to their browsers. */
const foreign =
  /^(about|chrome|moz-extension|chrome-extension|safari-extension|safari-web-extension|ms-browser-extension)\b/i;

/** Browsers also name schemes, `data`, and what has no address, `inline`. */
function originOf(blocked: string): string {
  if (/^[a-z-]{1,30}$/.test(blocked)) return blocked;
  if (!URL.canParse(blocked)) return 'unknown';
  const { origin, protocol } = new URL(blocked);
  return origin === 'null' ? protocol.slice(0, 30) : origin.slice(0, 200);
}
