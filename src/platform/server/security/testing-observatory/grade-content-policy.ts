/** The name of a rule that applies to a response, and its points. */
export type Finding = readonly [rule: string, points: number];

const broad = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*'];
const inline = ["'unsafe-inline'", 'data:'];

export function readPolicy(headers: Headers): ReadonlyMap<string, readonly string[]> {
  const lines = (headers.get('content-security-policy') ?? '').split(';').map((line) => line.trim().split(/\s+/));
  return new Map(lines.filter(([name]) => name).map(([name = '', ...sources]) => [name, sources]));
}

export function gradeContentPolicy(headers: Headers): Finding {
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
