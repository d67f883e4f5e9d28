import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { backPath } from './texts.ts';

const accepted = (value: unknown) => backPath.safeParse(value).success;

describe('the page to go back to', () => {
  it.each(['/', '/contact', '/services/es?id=7#price', '/a//b', '/%E2%82%AC'])('may be %s', (path) => {
    expect(accepted(path)).toBe(true);
  });

  it.each([
    '',
    'contact',
    '//evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    ' /contact',
    '/con tact',
    '/café',
    `/${'a'.repeat(2000)}`,
  ])('may not be %j', (path) => {
    expect(accepted(path)).toBe(false);
  });

  it('is the start page if it is omitted', () => {
    expect(backPath.parse(undefined)).toBe('/');
  });

  it('never leads to another site', () => {
    const parts = fc.constantFrom('/', '\\', '.', '..', '@', ':', '?', '#', '\t', '%2f', 'evil.example', 'https:', 'a');
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 8 }), (chosen) => {
        const path = chosen.join('');
        if (accepted(path)) expect(new URL(path, 'https://site.example').host).toBe('site.example');
      }),
      { numRuns: 2_000 },
    );
  });
});
