import type { MailHeaders } from './mail-parts.ts';

/**
 * Whether our own mail server has found the address of the sender to be genuine (RFC 8601). Senders write such headers
 * too, so only the topmost one that carries our server's name counts, which it has added itself. Without that name
 * nothing is proven.
 */
export function isProvenSender(headers: MailHeaders, address: string, server: string | undefined): boolean {
  if (!server || headers.all('from').length !== 1) return false;
  const own = headers.all('authentication-results').map(resultsIn);
  const { results } = own.find(({ name }) => name === server.toLowerCase()) ?? { results: [] };
  const domain = address.slice(address.lastIndexOf('@') + 1);
  if (results.some(({ method, result }) => method === 'dmarc' && result !== 'pass' && result !== 'none')) return false;
  return results.some((one) => {
    if (one.result !== 'pass') return false;
    if (one.method === 'dmarc') return isOf(domain, one.properties.get('header.from') ?? domain);
    if (one.method === 'dkim')
      return isOf(domain, domainIn(one.properties.get('header.d') ?? one.properties.get('header.i')));
    return one.method === 'spf' && isOf(domain, domainIn(one.properties.get('smtp.mailfrom')));
  });
}

interface Result {
  readonly method: string;
  readonly result: string;
  readonly properties: ReadonlyMap<string, string>;
}

/** In characters: a server writes far less. */
const longestResults = 8_000;

/** `mx.example.com; dkim=pass header.d=example.com; spf=pass smtp.mailfrom=ana@example.com`. */
function resultsIn(value: string): { readonly name: string; readonly results: readonly Result[] } {
  const plain = withoutComments(value.slice(0, longestResults)).toLowerCase();
  const [name = '', ...methods] = plain.split(';').map((part) => part.trim().split(/\s+/));
  const results = methods.flatMap(([first = '', ...rest]) => {
    const [method = '', result = ''] = first.split('=', 2);
    const properties = new Map(rest.map((one) => [one.split('=', 1)[0] ?? '', one.slice(one.indexOf('=') + 1)]));
    return [{ method, result, properties }];
  });
  // A version may follow the name of the server.
  return { name: name[0] ?? '', results };
}

/** Comments are in brackets, also within one another, and may contain anything. */
function withoutComments(value: string): string {
  let depth = 0;
  let plain = '';
  for (const character of value) {
    if (character === '(') depth++;
    else if (character === ')') depth = Math.max(depth - 1, 0);
    else if (depth === 0) plain += character;
  }
  return plain;
}

/** Of an address or a domain, without quotes. */
const domainIn = (value = '') => value.slice(value.lastIndexOf('@') + 1).replaceAll('"', '');

/** A domain speaks for itself and for those below it. */
function isOf(domain: string, signer: string): boolean {
  return signer.includes('.') && (domain === signer || domain.endsWith(`.${signer}`));
}
