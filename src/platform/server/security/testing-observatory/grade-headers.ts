import { type Finding, readPolicy } from './grade-content-policy.ts';

const halfAYear = 15_768_000;
const goodReferrers = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];

export function gradeHeaders({ headers, httpLeadsTo, host }: Scanned): readonly Finding[] {
  return [
    judgeTransport(headers.get('strict-transport-security')),
    judgeRedirection(httpLeadsTo, host),
    judgeReferrer(headers.get('referrer-policy')),
    headers.get('x-content-type-options') === 'nosniff'
      ? ['x-content-type-options-nosniff', 0]
      : ['x-content-type-options-not-implemented', -5],
    judgeFraming(headers),
    judgeResourcePolicy(headers.get('cross-origin-resource-policy')),
    judgeSharing(headers),
    // All scripts come from this origin.
    ['sri-not-implemented-but-all-scripts-loaded-from-secure-origin', 0],
  ];
}

function judgeTransport(header: string | null): Finding {
  const age = Number(/max-age=(\d+)/.exec(header ?? '')?.[1] ?? -1);
  if (header === null) return ['hsts-not-implemented', -20];
  if (age < 0) return ['hsts-header-invalid', -20];
  return age >= halfAYear
    ? ['hsts-implemented-max-age-at-least-six-months', 0]
    : ['hsts-implemented-max-age-less-than-six-months', -10];
}

function judgeRedirection(leadsTo: string | undefined, host: string): Finding {
  if (leadsTo === undefined) return ['redirection-missing', -20];
  const url = new URL(leadsTo);
  if (url.protocol !== 'https:') return ['redirection-not-to-https', -20];
  return url.host === host ? ['redirection-to-https', 0] : ['redirection-off-host-from-http', -5];
}

function judgeReferrer(header: string | null): Finding {
  if (header === null) return ['referrer-policy-not-implemented', 0];
  return goodReferrers.includes(header) ? ['referrer-policy-private', 5] : ['referrer-policy-unsafe', -5];
}

function judgeFraming(headers: Headers): Finding {
  const ancestors = readPolicy(headers).get('frame-ancestors') ?? ['*'];
  if (!ancestors.some((source) => /^(\*|https?:(\/\/\*.*)?)$/.test(source)))
    return ['x-frame-options-implemented-via-csp', 5];
  return /^(deny|sameorigin)$/i.test(headers.get('x-frame-options') ?? '')
    ? ['x-frame-options-sameorigin-or-deny', 0]
    : ['x-frame-options-not-implemented', -20];
}

function judgeResourcePolicy(header: string | null): Finding {
  if (header === null) return ['cross-origin-resource-policy-not-implemented', 0];
  if (header === 'same-origin' || header === 'same-site')
    return [`cross-origin-resource-policy-implemented-with-${header}`, 10];
  return header === 'cross-origin'
    ? ['cross-origin-resource-policy-implemented-with-cross-origin', 0]
    : ['cross-origin-resource-policy-header-invalid', -5];
}

function judgeSharing(headers: Headers): Finding {
  const isOpen = headers.has('access-control-allow-origin') && headers.has('access-control-allow-credentials');
  return isOpen
    ? ['cross-origin-resource-sharing-implemented-with-universal-access', -50]
    : ['cross-origin-resource-sharing-not-implemented', 0];
}
/** What a scan sees of one response. */
export interface Scanned {
  readonly headers: Headers;
  /** Where a request by plain http is redirected; undefined if it is not. */
  readonly httpLeadsTo: string | undefined;
  readonly host: string;
}
