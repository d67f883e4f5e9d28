import type { MailHeaders } from './mail-parts.ts';

/**
 * Whether our own mail server has found the address of the sender to be genuine (RFC 8601). Senders write such headers
 * too, so only the topmost one that carries our server's name counts, which it has added itself. Without that name
 * nothing is proven.
 */
export function isProvenSender(headers: MailHeaders, address: string, server: string | undefined): boolean {
  if (!server || headers.all('from').length !== 1) return false;
  const name = server.toLowerCase();
  const own = headers
    .all('authentication-results')
    .map(resultsIn)
    .find((one) => one.name === name);
  const results = own?.results ?? [];
  const domain = address.slice(address.lastIndexOf('@') + 1);
  if (results.some(({ method, result }) => method === 'dmarc' && result !== 'pass' && result !== 'none')) return false;
  return results.some((one) => {
    if (one.result !== 'pass') return false;
    if (one.method === 'dmarc') return signsFor(domain, domainIn(one.properties.get('header.from') ?? domain));
    if (one.method === 'dkim')
      return signsFor(domain, domainIn(one.properties.get('header.d') ?? one.properties.get('header.i')));
    return one.method === 'spf' && signsFor(domain, domainIn(one.properties.get('smtp.mailfrom')));
  });
}

interface Result {
  readonly method: string;
  readonly result: string;
  readonly properties: ReadonlyMap<string, string>;
}

/** In characters: a server writes far less. */
const longestResults = 8_000;

/**
 * `mx.example.com 1; dkim=pass (2048 bits) header.d=example.com; spf=pass smtp.mailfrom="ana b"@example.com`. What cannot
 * be read beyond doubt contains no result: a sender can write into the values that a server repeats.
 */
function resultsIn(value: string): { readonly name: string; readonly results: readonly Result[] } {
  const plain = value.length > longestResults ? undefined : withoutComments(value.toLowerCase());
  if (plain === undefined) return { name: /^[^\s;(]{0,255}/.exec(value.toLowerCase())?.[0] ?? '', results: [] };
  const [[name = ''] = [], ...methods] = statementsIn(plain);
  const results = methods.flatMap(([first = '', ...rest]) => {
    const [method = '', result = ''] = first.split('=', 2);
    const properties = new Map(rest.map((one) => [one.split('=', 1)[0] ?? '', one.slice(one.indexOf('=') + 1)]));
    // A version may follow the method.
    return [{ method: method.split('/', 1)[0] ?? '', result, properties }];
  });
  return { name, results };
}

/**
 * Comments are in brackets, also within one another. Undefined if brackets or quotes do not match, or if there are quotes
 * in a comment: nobody can tell whether a bracket within them ends it.
 */
function withoutComments(value: string): string | undefined {
  let depth = 0;
  let plain = '';
  for (const [token] of value.matchAll(/\\.|"(?:[^"\\]|\\.)*"|[()]|[^\\"()]+|"/gs)) {
    if (token === '(') depth++;
    else if (token === ')') depth--;
    else if (depth === 0) plain += token;
    if (depth < 0 || token === '"' || (depth > 0 && token.startsWith('"'))) return undefined;
  }
  return depth === 0 ? plain : undefined;
}

/** The words between semicolons, without quotes, and without white space around `=`. */
function statementsIn(plain: string): string[][] {
  const statements: string[][] = [];
  let words: string[] = [];
  for (const [token] of `${plain};`.matchAll(/;|(?:"(?:[^"\\]|\\.)*"|\\.|[^\s;"\\])+/gs)) {
    const word = token.replace(/\\(.)|"/gs, '$1');
    const before = words.at(-1);
    if (token === ';') {
      statements.push(words);
      words = [];
    } else if (before?.endsWith('=') || (before && word.startsWith('='))) words[words.length - 1] = before + word;
    else words.push(word);
  }
  return statements;
}

/** Of an address or a domain. */
const domainIn = (value = '') => value.slice(value.lastIndexOf('@') + 1);

/** A domain speaks for itself and for those below it. */
function signsFor(domain: string, signer: string): boolean {
  return signer.includes('.') && (domain === signer || domain.endsWith(`.${signer}`));
}
