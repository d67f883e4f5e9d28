import { expect, it } from 'vitest';
import { banner, visitUrl } from './banner.ts';

it.each([
  ['0.0.0.0', 'http://localhost:3000'],
  ['::', 'http://localhost:3000'],
  ['127.0.0.1', 'http://localhost:3000'],
  ['::1', 'http://[::1]:3000'],
  ['10.0.0.7', 'http://10.0.0.7:3000'],
  ['site.test', 'http://site.test:3000'],
])('a site that listens on %s is visited at %s', (host, url) => {
  expect(visitUrl(host, 3000)).toBe(url);
});

it('the banner names everything once, with its details below', () => {
  const text = banner('http://localhost:3000', { kind: 'postgres', describe: () => 'at db.test' }, [
    'a folder',
    'see it',
  ]);
  expect(text.split('\n').slice(3)).toEqual([
    '  Site      http://localhost:3000',
    '  Database  at db.test',
    '            Any number of servers can share it.',
    '  Mail      a folder',
    '            see it',
    '  Stop      Ctrl+C',
    '',
    '',
  ]);
});

it('the banner warns of the limits of the embedded database', () => {
  expect(banner('http://localhost:3000', { kind: 'embedded', describe: () => 'in .data' }, [])).toMatch(
    /power cut can\n +lose the last seconds\. For production set DATABASE_URL/,
  );
});
