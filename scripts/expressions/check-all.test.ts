import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkAll } from './check-all.mjs';

const folder = mkdtempSync(join(tmpdir(), 'hormiga-expressions-'));
const cachePath = join(folder, 'cache', 'expressions.json');
afterAll(() => rmSync(folder, { recursive: true }));

/** The former expression for references, and the current one. */
const quadratic = { source: '[\\s\\p{Pd}]|[\\p{Po}\\p{Pe}\\p{Pf}]+\\s*$', flags: 'gu' };
const linear = { source: '[\\s\\p{Pd}]', flags: 'gu' };
const exponential = { source: '^(a+)+$', flags: '' };
const unreadable = { source: '\\p{Nonsense}', flags: 'u' };

test('distinguishes slow expressions from fast ones, with an example text, and caches the result', async () => {
  const diagnose = await checkAll([quadratic, linear, exponential, unreadable], cachePath);
  expect(diagnose(linear)).toEqual({ status: 'safe' });
  expect(diagnose(quadratic)).toEqual({
    status: 'vulnerable',
    problem: expect.stringMatching(/2nd degree.*'!'\.repeat/),
  });
  expect(diagnose(exponential)).toMatchObject({
    status: 'vulnerable',
    problem: expect.stringContaining('exponential'),
  });
  expect(diagnose(unreadable)).toMatchObject({ status: 'unknown', problem: expect.stringContaining('Nonsense') });
  expect(diagnose({ source: 'never asked', flags: '' }).status).toBe('unknown');
  const cached = Object.keys(JSON.parse(readFileSync(cachePath, 'utf8')));
  expect(cached.map((key) => key.split(' ')[1])).toHaveLength(3);
  expect(cached.join()).not.toContain('Nonsense');
  expect((await checkAll([quadratic], cachePath))(quadratic).status).toBe('vulnerable');
});
