/** What a scan sees of one response. */
interface Scanned {
  readonly headers: Headers;
  /** Where a request by plain http is redirected; undefined if it is not. */
  readonly httpLeadsTo: string | undefined;
  readonly host: string;
}

/** The name of a rule that applies to a response, and its points. */
type Finding = readonly [rule: string, points: number];

/** Bonus points count only if the score is high without them. */
const enoughForBonus = 90;

// biome-ignore format: a table
const grades = [
  [100, 'A+'], [90, 'A'], [85, 'A-'], [80, 'B+'], [70, 'B'], [65, 'B-'], [60, 'C+'],
  [50, 'C'], [45, 'C-'], [40, 'D+'], [30, 'D'], [25, 'D-'], [0, 'F'],
] as const;

/**
 * Grades a response as the HTTP Observatory of MDN does (its scoring of 2024 and later), by the names of its rules, so
 * that the result of a public scan is known in advance. Its own package is not used for the reasons in decision 33.
 */
export function grade(scanned: Scanned): { score: number; grade: string; findings: readonly Finding[] } {
  const findings = [gradeContentPolicy(scanned.headers), gradeCookies(scanned.headers), ...gradeHeaders(scanned)];
  const sum = (points: readonly number[]) => points.reduce((total, point) => total + point, 100);
  const without = sum(findings.map(([, points]) => Math.min(0, points)));
  const score = Math.max(0, without >= enoughForBonus ? sum(findings.map(([, points]) => points)) : without);
  return { score, grade: grades.find(([from]) => score >= from)?.[1] ?? 'F', findings };
}

const broad = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*'];
const inline = ["'unsafe-inline'", 'data:'];

function readPolicy(headers: Headers): ReadonlyMap<string, readonly string[]> {
  const lines = (headers.get('content-security-policy') ?? '').split(';').map((line) => line.trim().split(/\s+/));
  return new Map(lines.filter(([name]) => name).map(([name = '', ...sources]) => [name, sources]));
}

function gradeContentPolicy(headers: Headers): Finding {
  const policy = readPolicy(headers);
  if (policy.size === 0) return ['csp-not-implemented', -25];
  const sourcesOf = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const [scripts, styles, objects] = [sourcesOf('script-src'), sourcesOf('style-src'), sourcesOf('object-src')];
  const holds = (sources: readonly string[], unwanted: readonly string[]) =>
    sources.some((one) => unwanted.includes(one));
  const isPlain = (source: string) => source.startsWith('http:') || source.startsWith('ftp:');
  const passive = ['img-src', 'media-src'];
  const active = [...policy].filter(([name]) => !passive.includes(name)).flatMap(([, sources]) => sources);

  if (holds(scripts, [...broad, ...inline]) || holds(objects, broad))
    return ['csp-implemented-with-unsafe-inline', -20];
  if (active.some(isPlain)) return ['csp-implemented-with-insecure-scheme', -20];
  if (holds([...scripts, ...styles], ["'unsafe-eval'"])) return ['csp-implemented-with-unsafe-eval', -10];
  if (passive.flatMap(sourcesOf).some(isPlain))
    return ['csp-implemented-with-insecure-scheme-in-passive-content-only', -10];
  if (holds(styles, [...broad, ...inline])) return ['csp-implemented-with-unsafe-inline-in-style-src-only', 0];
  const isClosed = policy.get('default-src')?.join() === "'none'";
  return isClosed ? ['csp-implemented-with-no-unsafe-default-src-none', 10] : ['csp-implemented-with-no-unsafe', 5];
}

/** Names that mean a session or CSRF protection. */
const sessionName = /sess|login|auth|jwt|sid/i;
const forgeryName = /csrf|xsrf/i;

function gradeCookies(headers: Headers): Finding {
  const cookies = headers.getSetCookie().map((line) => {
    const [pair = '', ...flags] = line.split(';').map((part) => part.trim().toLowerCase());
    const name = pair.split('=')[0] ?? '';
    const sameSite = flags.find((flag) => flag.startsWith('samesite='))?.slice('samesite='.length);
    const has = (flag: string) => flags.includes(flag);
    return { isSession: sessionName.test(name), isForgery: forgeryName.test(name), sameSite, has };
  });
  const isProtected = headers.has('strict-transport-security');
  if (cookies.length === 0) return ['cookies-not-found', 0];
  const open = cookies.filter(({ has }) => !has('secure'));
  if (open.some(({ isSession }) => isSession) && !isProtected) return ['cookies-session-without-secure-flag', -40];
  if (cookies.some(({ isSession, has }) => isSession && !has('httponly')))
    return ['cookies-session-without-httponly-flag', -30];
  if (cookies.some(({ isForgery, sameSite }) => isForgery && !sameSite))
    return ['cookies-anticsrf-without-samesite-flag', -20];
  if (cookies.some(({ sameSite }) => sameSite && !['lax', 'strict', 'none'].includes(sameSite)))
    return ['cookies-samesite-flag-invalid', -20];
  if (open.length > 0 && !isProtected) return ['cookies-without-secure-flag', -20];
  if (open.some(({ isSession }) => isSession))
    return ['cookies-session-without-secure-flag-but-protected-by-hsts', -10];
  if (open.length > 0) return ['cookies-without-secure-flag-but-protected-by-hsts', -5];
  return cookies.every(({ sameSite }) => sameSite)
    ? ['cookies-secure-with-httponly-sessions-and-samesite', 5]
    : ['cookies-secure-with-httponly-sessions', 0];
}

const halfAYear = 15_768_000;
const goodReferrers = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];

function gradeHeaders({ headers, httpLeadsTo, host }: Scanned): readonly Finding[] {
  return [
    gradeTransport(headers.get('strict-transport-security')),
    gradeRedirection(httpLeadsTo, host),
    gradeReferrer(headers.get('referrer-policy')),
    headers.get('x-content-type-options') === 'nosniff'
      ? ['x-content-type-options-nosniff', 0]
      : ['x-content-type-options-not-implemented', -5],
    gradeFraming(headers),
    gradeResourcePolicy(headers.get('cross-origin-resource-policy')),
    gradeSharing(headers),
    // All scripts come from this origin.
    ['sri-not-implemented-but-all-scripts-loaded-from-secure-origin', 0],
  ];
}

function gradeTransport(header: string | null): Finding {
  const age = Number(/max-age=(\d+)/.exec(header ?? '')?.[1] ?? -1);
  if (header === null) return ['hsts-not-implemented', -20];
  if (age < 0) return ['hsts-header-invalid', -20];
  return age >= halfAYear
    ? ['hsts-implemented-max-age-at-least-six-months', 0]
    : ['hsts-implemented-max-age-less-than-six-months', -10];
}

function gradeRedirection(leadsTo: string | undefined, host: string): Finding {
  if (leadsTo === undefined) return ['redirection-missing', -20];
  const url = new URL(leadsTo);
  if (url.protocol !== 'https:') return ['redirection-not-to-https', -20];
  return url.host === host ? ['redirection-to-https', 0] : ['redirection-off-host-from-http', -5];
}

function gradeReferrer(header: string | null): Finding {
  if (header === null) return ['referrer-policy-not-implemented', 0];
  return goodReferrers.includes(header) ? ['referrer-policy-private', 5] : ['referrer-policy-unsafe', -5];
}

function gradeFraming(headers: Headers): Finding {
  const ancestors = readPolicy(headers).get('frame-ancestors') ?? ['*'];
  if (!ancestors.some((source) => /^(\*|https?:(\/\/\*.*)?)$/.test(source)))
    return ['x-frame-options-implemented-via-csp', 5];
  return /^(deny|sameorigin)$/i.test(headers.get('x-frame-options') ?? '')
    ? ['x-frame-options-sameorigin-or-deny', 0]
    : ['x-frame-options-not-implemented', -20];
}

function gradeResourcePolicy(header: string | null): Finding {
  if (header === null) return ['cross-origin-resource-policy-not-implemented', 0];
  if (header === 'same-origin' || header === 'same-site')
    return [`cross-origin-resource-policy-implemented-with-${header}`, 10];
  return header === 'cross-origin'
    ? ['cross-origin-resource-policy-implemented-with-cross-origin', 0]
    : ['cross-origin-resource-policy-header-invalid', -5];
}

function gradeSharing(headers: Headers): Finding {
  const isOpen = headers.has('access-control-allow-origin') && headers.has('access-control-allow-credentials');
  return isOpen
    ? ['cross-origin-resource-sharing-implemented-with-universal-access', -50]
    : ['cross-origin-resource-sharing-not-implemented', 0];
}
