import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** In rem. The first three are for small phones, and for large text on them. */
const breakpoints = [18, 23, 28, 40, 48, 60, 76, 90];

test('style sheets change at the breakpoints of the site, and at no other width', () => {
  const allowed = breakpoints.flatMap((rem) => [`min-width: ${rem}rem`, `max-width: ${rem - 0.01}rem`]);
  const others = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) =>
      [...readFileSync(`src/${file}`, 'utf8').matchAll(/@media ([^{]*)/g)]
        .flatMap(([, query = '']) => query.match(/(?:min|max)-width: [\w.]+/g) ?? [])
        .filter((width) => !allowed.includes(width))
        .map((width) => `${file}: ${width}`),
    );
  expect(others).toEqual([]);
});
