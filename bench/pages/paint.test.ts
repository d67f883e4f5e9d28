import { expect, test } from 'vitest';
import { minimalPage } from './paint.ts';

test('the minimal page contains its styles without their fonts, and neither scripts nor preloads', async () => {
  const html =
    '<head><link rel="stylesheet" href="/a.css"><link rel="preload" href="/f.woff2" as="font"><link rel="canonical" href="/">' +
    '<script src="/s.js"></script><script type="module">1</script></head><p>$& text</p>';
  const read = async (address: string) => `@font-face { src: url(f.woff2) } p { color: red } /* ${address} $& */`;
  expect(await minimalPage(html, read)).toBe(
    '<head><style> p { color: red } /* /a.css $& */</style><link rel="canonical" href="/"></head><p>$& text</p>',
  );
});
