import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = 'src/features/payments/server/sandbox';

/** Every import of a file that is no test, with the file. */
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

describe('the sandbox is another party', () => {
  it('knows of the shop neither orders nor accounts, and of its payments only the signs of Wompi', () => {
    const known = importsIn(folder).map(({ address }) => address);
    expect(known.length).toBeGreaterThan(50);
    const ofTheShop = known.filter((address) => address.startsWith('../') || address.startsWith('#features/'));
    expect([...new Set(ofTheShop)].sort()).toEqual([
      '../providers/wompi/signatures.ts',
      // What it keeps of its own transactions and events.
      '../tables.ts',
    ]);
  });

  it('shows the shop no more than how it is started and what its keys are', () => {
    const outside = importsIn('src').filter(({ file }) => !file.startsWith(folder));
    const used = outside.filter(({ address }) => /payments\/sandbox\/|\.\/sandbox\//.test(address));
    const allowed = /sandbox\/(create-sandbox|sandbox-keys|sandbox-parts)\.ts$/;
    expect(used.filter(({ file, address }) => !allowed.test(address) && !file.startsWith('src/database/'))).toEqual([]);
  });
});
