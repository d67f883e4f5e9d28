import { describe, expect, it } from 'vitest';
import { ConfigurationError } from '../config/config.ts';
import { failureBlock, ListenError } from './http-server.ts';

const failed = (code: string) => Object.assign(new Error(`listen ${code}`), { code });

describe('a server that cannot listen', () => {
  it.each([
    [failed('EADDRINUSE'), /^PORT=8080 is taken: .*\n- .* for example 3000\.$/],
    [failed('EACCES'), /^PORT=8080 is not open to this user\.\n- Set PORT to 1024 or more/],
    [failed('EADDRNOTAVAIL'), /^HOST=site\.test is not an address of this machine\.\n- Set HOST/],
    [failed('ENOTFOUND'), /^HOST=site\.test is not an address of this machine\.\n- Set HOST/],
    [failed('EAI_AGAIN'), /^HOST=site\.test is not an address of this machine\.\n- Set HOST/],
    [failed('EMFILE'), /^HOST=site\.test, PORT=8080: cannot listen there \(Error: listen EMFILE\)\.$/],
    [new Error('no code'), /^HOST=site\.test, PORT=8080: cannot listen there \(Error: no code\)\.$/],
    ['a text', /^HOST=site\.test, PORT=8080: cannot listen there \(a text\)\.$/],
  ])('a server that cannot listen for %s says what to do', (cause, expected) => {
    const error = new ListenError({ port: 8080, host: 'site.test' }, cause);
    expect(error.message).toMatch(expected);
    expect(error.cause).toBe(cause);
  });

  it('does not suggest the port that is taken', () => {
    const { message } = new ListenError({ port: 3000, host: 'site.test' }, failed('EADDRINUSE'));
    expect(message).toMatch(/^PORT=3000 is taken: .*\n- .* for example 3001\.$/);
  });
});

describe('a site that cannot start', () => {
  it('says why in words for the operator, and no more', () => {
    expect(failureBlock(new ConfigurationError('PORT=x is no port.\n- Set it to 3000.'))).toBe(
      '\n  The site cannot start.\n\n  PORT=x is no port.\n  - Set it to 3000.\n\n',
    );
    expect(failureBlock(new ListenError({ port: 80, host: '::' }, failed('EACCES')))).not.toContain('listen-error.ts');
  });

  it('shows an unexpected error with its stack and its cause', () => {
    const block = failureBlock(new TypeError('x is not a function', { cause: new Error('the reason') }));
    expect(block).toMatch(/TypeError: x is not a function\n {6}at .*http-server\.test\.ts[\s\S]*the reason/);
    expect(failureBlock('a text')).toContain("  'a text'\n");
  });
});
