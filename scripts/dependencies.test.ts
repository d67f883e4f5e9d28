import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const packageFile = z.object({
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
  license: z.string().optional(),
});
const read = (path: string) => packageFile.parse(JSON.parse(readFileSync(path, 'utf8')));
const { dependencies, devDependencies } = read('package.json');
const packages = [...Object.keys(dependencies), ...Object.keys(devDependencies)];

/** Each line of the tables: package, why, licence, alternative. */
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
    expect([...listed].filter(([, cells]) => cells.slice(0, 3).includes('')).map(([name]) => name)).toEqual([]);
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
});
