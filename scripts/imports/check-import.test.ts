import { expect, test } from 'vitest';
import { checkImport } from './check-import.mjs';

test.each([
  ['src/pages/start/+Page.tsx', '#components/shell/header.tsx'],
  ['src/pages/start/+Page.tsx', './hero.tsx'],
  ['src/components/ui/button.tsx', '../../site/page.ts'],
  ['src/server/app.ts', '#database/open.ts'],
  ['src/site/head.ts', '#content/brand.ts'],
  ['src/content/words.ts', '#site/languages.ts'],
  ['src/islands/menu/menu.test.ts', 'vitest'],
  ['src/islands/form.tsx', '#components/ui/button.tsx'],
  ['tests/start.spec.ts', '#site/routes.ts'],
  ['vite.config.ts', './scripts/vite/first-paint.ts'],
  ['src/server/version.ts', '../../package.json'],
])('%s may import %s', (file, address) => {
  expect(checkImport(file, address)).toBeUndefined();
});

test.each([
  ['src/pages/start/+Page.tsx', '#server/app.ts', 'pages must not import server (#server/app.ts)'],
  ['src/islands/form.tsx', '../database/open.ts', 'islands must not import database (../database/open.ts)'],
  ['src/server/app.ts', '#components/shell/header.tsx', 'server must not import components'],
  ['src/components/ui/button.tsx', '../../pages/start/hero.tsx', 'ui must not import pages'],
  ['src/components/ui/button.tsx', '../shell/site-link.tsx', 'ui must not import components'],
  ['src/database/open.ts', '#site/languages.ts', 'database must not import site'],
  ['src/contracts/ticket.ts', '#content/words.ts', 'contracts must not import content'],
  ['src/islands/form.tsx', '#components/shell/shell.tsx', 'islands must not import components'],
  ['src/components/picture.tsx', '../art/x.svg?url', 'components imports src/art/x.svg, which is in no layer'],
  ['tests/start.spec.ts', '../src/server/app.ts', 'tests must not import server'],
])('%s must not import %s', (file, address, fault) => {
  expect(checkImport(file, address)).toContain(fault);
});
