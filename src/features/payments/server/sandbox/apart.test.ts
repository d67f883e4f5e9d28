import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = 'src/features/payments/server/sandbox';

/** Every import of the files that are not tests. */
function importsIn(root: string): { file: string; address: string }[] {
  const files = readdirSync(root, { recursive: true }).map((path) => join(root, String(path)));
  return files
    .filter((file) => /(?<!\.test|\.d)\.(ts|tsx|js)$/.test(file) && !/\/testing-[^/]+$/.test(file))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/from '([^']+)'|import\('([^']+)'\)/g)].map(([, one, other]) => ({
        file,
        address: one ?? other ?? '',
      })),
    );
}

describe('the sandbox is independent of the shop', () => {
  it('imports neither orders nor accounts of the shop, and of its payments only Wompi’s signatures', () => {
    const known = importsIn(folder).map(({ address }) => address);
    expect(known.length).toBeGreaterThan(40);
    const ofTheShop = known.filter((address) => address.startsWith('../') || address.startsWith('#features/'));
    expect([...new Set(ofTheShop)].sort()).toEqual([
      // What a widget is, as Wompi documents it.
      '../../browser/checkout/widget.ts',
      // What the page shows.
      '../../sandbox-checkout.ts',
      '../providers/wompi/signatures.ts',
      // The tables of its own transactions and events.
      '../tables.ts',
    ]);
  });

  it('exposes to the shop only how to start it and its keys', () => {
    const outside = importsIn('src').filter(({ file }) => !file.startsWith(folder));
    const used = outside.filter(({ address }) => /payments\/sandbox\/|\.\/sandbox\//.test(address));
    const allowed = /sandbox\/create-sandbox\.ts$/;
    expect(used.filter(({ address }) => !allowed.test(address))).toEqual([]);
  });
});
