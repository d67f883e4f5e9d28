import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const root = mkdtempSync(join(tmpdir(), 'import-order-'));
afterAll(() => rmSync(root, { recursive: true }));

const allowed = [
  ['src/app/app.ts', '#features/tickets/server/routes.ts'],
  ['src/pages/start/+Page.tsx', '#features/quotes/views/add-to-quote.tsx'],
  ['src/features/quotes/server/create-quote.ts', '#features/payments/server/tables.ts'],
  ['src/features/payments/server/tables.ts', '#features/quotes/server/tables.ts'],
  ['src/features/tickets/server/status/find-status.ts', '../store/find-tickets.ts'],
  ['src/features/tickets/contract.ts', '#platform/contracts/call.ts'],
  ['src/features/sms/server/sms.test.ts', '#app/testing-app.ts'],
  ['src/ui/button.tsx', './link.tsx'],
  ['src/content/words.ts', '#site/languages.ts'],
  ['src/platform/server/version.ts', '../../../package.json'],
  ['tests/start.spec.ts', '../src/site/routes.ts'],
] as const;

const refused = [
  ['src/site/routes.ts', '#content/brand.ts'],
  ['src/content/menu.ts', '#ui/button.tsx'],
  ['src/platform/server/app.ts', '#features/tickets/contract.ts'],
  ['src/ui/button.tsx', '#features/tickets/contract.ts'],
  ['src/features/sms/rules.ts', '#app/app.ts'],
  ['src/features/tickets/browser/form.tsx', '../server/create-ticket.ts'],
  ['src/features/tickets/views/dialog.tsx', '#platform/server/app-context.ts'],
  ['src/features/tickets/contract.ts', './server/create-ticket.ts'],
  ['src/features/staff/server/page.ts', '../../tickets/server/store/find-tickets.ts'],
  ['src/pages/start/+Page.tsx', '#features/tickets/server/create-ticket.ts'],
  ['tests/start.spec.ts', '../src/features/tickets/server/create-ticket.ts'],
] as const;

/** Four ways to name a module: the rule knows them all. */
const forms = [
  (address: string) => `import { a } from '${address}';\nconsole.error(a);\n`,
  (address: string) => `export { a } from '${address}';\n`,
  (address: string) => `export const a = () => import('${address}');\n`,
  (address: string) => `export type A = import('${address}').A;\n`,
];

function complaints(cases: readonly (readonly [string, string])[]): string[] {
  const folder = mkdtempSync(join(root, 'case-'));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const plugin = resolve('scripts/lint/import-order.grit');
  write('biome.json', JSON.stringify({ plugins: [plugin], linter: { rules: { preset: 'none' } } }));
  for (const [at, [file, address]] of cases.entries()) {
    for (const [form, text] of forms.entries()) {
      write(file.replace(/(\w+)((\.test|\.spec)?\.tsx?)$/, `$1-${at}-${form}$2`), text(address));
    }
  }
  const { stdout } = spawnSync(
    resolve('node_modules/.bin/biome'),
    ['lint', '--reporter=json', '--max-diagnostics=none'],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  );
  const { diagnostics }: { diagnostics: { location: { path: string } }[] } = JSON.parse(stdout);
  return diagnostics.map(({ location }) => location.path.replace(/^.*?(src|tests)\//, '$1/')).sort();
}

test('an import along the order of the layers is allowed, however it is written', () => {
  expect(complaints(allowed)).toEqual([]);
});

test('an import against the order is refused, however it is written', () => {
  expect(complaints(refused)).toHaveLength(refused.length * forms.length);
});
