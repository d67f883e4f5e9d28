import { readFileSync, writeFileSync } from 'node:fs';
import { direct, neededBy, productionSize, sizeWithOwn } from './locked-packages.ts';

/** `npx tsx scripts/checks/dependency-sizes.ts`: measures the packages, and writes their sizes into the table. */
const page = 'docs/dependencies.md';

const lines = readFileSync(page, 'utf8').split('\n');
const written = lines.map((line) => {
  const [, name] = /^\| `([^`]+)` \|/.exec(line) ?? [];
  if (!name) return line;
  const cells = line.split('|');
  return [...cells.slice(0, 4), ` ${asMegabytes(sizeWithOwn(name))} `, ...cells.slice(5)].join('|');
});
writeFileSync(page, written.join('\n'));
console.log(`${neededBy(direct.production).size} packages in production, ${productionSize().toFixed(1)} MB`);

function asMegabytes(size: number): string {
  return `${size < 10 ? Number(size.toFixed(2)) : Math.round(size)} MB`;
}
