import { describe, expect, it } from 'vitest';
import { isProvenSender } from './authentication.ts';

const server = 'mx.hormiga.example';

/** Whether these results, the topmost first, prove a message of this address. */
function isProven(results: readonly string[], { from = 'ana@example.com', name = server, authors = 1 } = {}) {
  const headers: Readonly<Record<string, readonly string[]>> = {
    from: Array.from({ length: authors }, () => from),
    'authentication-results': results,
  };
  const all = (header: string) => headers[header] ?? [];
  return isProvenSender({ all, first: (header) => all(header)[0] ?? '' }, from, name);
}

describe('results of authentication', () => {
  it.each([
    ['DKIM', `${server}; dkim=pass header.d=example.com`],
    ['DKIM that names a signer within the domain', `${server}; dkim=pass header.i=@example.com header.s=a`],
    ['SPF', `${server}; spf=pass smtp.mailfrom=ana@example.com`],
    ['SPF that names the domain alone', `${server}; spf=pass smtp.mailfrom=example.com`],
    ['DMARC', `${server}; dmarc=pass (policy=none) header.from=example.com`],
    ['DMARC alone', `${server}; dmarc=pass`],
    ['DKIM without a policy', `${server}; dmarc=none header.from=example.com; dkim=pass header.d=example.com`],
    ['one signature of several', `${server}; dkim=fail header.d=list.example; dkim=pass header.d=example.com`],
    ['upper case', `${server.toUpperCase()}; DKIM=PASS HEADER.D=EXAMPLE.COM`],
    ['a version of the header', `${server} 1; dkim=pass header.d=example.com`],
    ['a version of the method', `${server}; dkim/1=pass header.d=example.com`],
    ['a server in quotes', `"${server}"; dkim=pass header.d=example.com`],
    ['white space around the signs', `${server};dkim = pass header.d = example.com`],
    ['line breaks', `${server};\r\n\tdkim=pass\r\n\theader.d=example.com`],
    [
      'comments, also within one another',
      `${server} (Postfix (2)); dkim=pass (2048-bit key; a\\)) header.d=example.com`,
    ],
    ['values in quotes', `${server}; dkim=pass reason="a; b (c" header.d="example.com" header.b="x/+y"`],
    [
      'everything that Gmail writes',
      `${server}; dkim=pass header.i=@example.com header.s=s1 header.b=Ab1; spf=pass (google.com: domain of ana@example.com designates 192.0.2.1 as permitted sender) smtp.mailfrom=ana@example.com; dmarc=pass (p=REJECT sp=REJECT dis=NONE) header.from=example.com`,
    ],
  ])('prove a sender: %s', (_, header) => {
    expect(isProven([header])).toBe(true);
  });

  it.each([
    ['no header', []],
    ['no result', [`${server}; none`]],
    ['failures', [`${server}; spf=fail smtp.mailfrom=ana@example.com; dkim=fail header.d=example.com`]],
    ['softfail, neutral and errors', ['softfail', 'neutral', 'temperror'].map((r) => `${server}; spf=${r}`)],
    ['another server', ['mx.evil.example; dkim=pass header.d=example.com']],
    ['a server whose name begins alike', [`${server}.evil.example; dkim=pass header.d=example.com`]],
    ['our server in a comment', [`mx.evil.example (${server}); dkim=pass header.d=example.com`]],
    ['a result in a comment', [`${server}; none (; dkim=pass header.d=example.com)`]],
    ['another domain', [`${server}; dkim=pass header.d=evil.example`]],
    ['a domain that ends alike', [`${server}; dkim=pass header.d=ample.com`]],
    ['a whole top-level domain', [`${server}; dkim=pass header.d=com`]],
    ['a signature without a domain', [`${server}; dkim=pass`]],
    ['SPF of the greeting alone', [`${server}; spf=pass smtp.helo=example.com`]],
    ['another method', [`${server}; arc=pass header.d=example.com; iprev=pass`]],
    [
      'DMARC that fails, although another domain has signed',
      [`${server}; dkim=pass header.d=evil.example; dmarc=fail header.from=example.com`],
    ],
    [
      'DMARC that fails, whatever else passes',
      [`${server}; dkim=pass header.d=example.com; spf=pass smtp.mailfrom=example.com; dmarc/1=fail`],
    ],
    ['DMARC of another domain', [`${server}; dmarc=pass header.from=evil.example`]],
    ['brackets that do not match', [`${server}; dkim=pass (x header.d=example.com`]],
    ['quotes that do not match', [`${server}; dkim=pass header.d=example.com reason="x`]],
    ['more than any server writes', [`${server}; dkim=pass header.d=example.com; ${'x=y; '.repeat(2_000)}`]],
  ])('prove nothing: %s', (_, headers) => {
    expect(isProven(headers)).toBe(false);
  });

  // The sender chooses what is before the @ of the address that SPF is about.
  it.each([
    ['in quotes', `${server}; spf=pass smtp.mailfrom="a; dkim=pass header.d=example.com x"@evil.example`],
    ['with quotes in it', `${server}; spf=pass smtp.mailfrom="a\\"; dkim=pass header.d=example.com \\""@evil.example`],
    ['with another @', `${server}; spf=pass smtp.mailfrom="x@example.com"@evil.example`],
    [
      'within a comment',
      `${server}; spf=pass (domain of "a); dkim=pass header.d=example.com; ("@evil.example) smtp.mailfrom=evil.example`,
    ],
  ])('prove nothing if the sender has written a result into their own address %s', (_, header) => {
    expect(isProven([header])).toBe(false);
    // Nor does what they have written below it.
    expect(isProven([header, `${server}; dkim=pass header.d=example.com`])).toBe(false);
  });

  it('count once, in the topmost header of our server, wherever those of others are', () => {
    const good = `${server}; dkim=pass header.d=example.com`;
    const bad = `${server}; dkim=fail header.d=example.com`;
    const foreign = 'mx.relay.example; dkim=fail header.d=example.com';
    expect(isProven([foreign, good, bad])).toBe(true);
    expect(isProven([bad, good])).toBe(false);
    expect(isProven([`${server}; none`, good])).toBe(false);
  });

  it('results for a domain count for those below it, and not for the one above it', () => {
    const of = (signer: string, from: string) => isProven([`${server}; dkim=pass header.d=${signer}`], { from });
    expect(of('example.com', 'ana@news.example.com')).toBe(true);
    expect(of('news.example.com', 'ana@example.com')).toBe(false);
    expect(of('example.com', 'ana@otherexample.com')).toBe(false);
    // What a message without a policy of its domain lacks: our server knows where the organisation begins.
    expect(isProven([`${server}; dmarc=pass header.from=example.com`], { from: 'ana@example.com' })).toBe(true);
  });

  it('prove nothing without the name of our server, and of a message with several authors', () => {
    const header = `${server}; dkim=pass header.d=example.com`;
    expect(isProven([header, '; dkim=pass header.d=example.com'], { name: '' })).toBe(false);
    expect(isProven([header], { authors: 2 })).toBe(false);
    expect(isProven([header], { authors: 0 })).toBe(false);
  });
});
