import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { direct, productionSize, sizeWithOwn } from './checks/locked-packages.ts';

const packageFile = z.object({ license: z.string().optional() });
const read = (path: string) => packageFile.parse(JSON.parse(readFileSync(path, 'utf8')));
const packages = [...direct.production, ...direct.development];

/** Each line of the tables: package, why, licence, size, alternative. */
const lines = readFileSync('docs/dependencies.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim()));
const listed = new Map(lines.map(([, name = '', ...rest]) => [name.replaceAll('`', ''), rest]));

const allowed = ['MIT', 'MIT-0', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'OFL-1.1', 'MPL-2.0'];

describe('docs/dependencies.md', () => {
  it('has a line for every package, and for no other', () => {
    expect(packages.filter((name) => !listed.has(name))).toEqual([]);
    expect([...listed.keys()].filter((name) => !packages.includes(name))).toEqual([]);
    expect([...listed].filter(([, cells]) => cells.slice(0, 4).includes('')).map(([name]) => name)).toEqual([]);
  });

  it('names the licence of each package, and each is one that we may use', () => {
    const named = packages.map((name) => [name, listed.get(name)?.[1]]);
    const real = packages.map((name) => [name, read(`node_modules/${name}/package.json`).license]);
    expect(named).toEqual(real);
    const mayUse = (written: string) => {
      const licence = written.replaceAll(/[()]/g, '');
      return licence.split(' OR ').some((one) => one.split(' AND ').every((part) => allowed.includes(part)));
    };
    const wrong = real.filter(([, licence = '']) => !mayUse(licence));
    expect(wrong).toEqual([]);
  });

  it('says how large each package is, with all that only it needs', () => {
    const isNear = (name: string) => {
      const [, , written = ''] = listed.get(name) ?? [];
      const size = sizeWithOwn(name);
      // As far as the rounding of a large one, and a comma in a small one, may be off.
      return Math.abs(Number.parseFloat(written) - size) <= 0.05 * size + 0.01;
    };
    // To write them again: npx tsx scripts/checks/dependency-sizes.ts
    expect(packages.filter((name) => !isNear(name))).toEqual([]);
  });

  it('lists packages of production that are not larger together than they may be', () => {
    expect(productionSize()).toBeLessThan(130);
  });
});
