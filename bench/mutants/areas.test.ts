import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { areas } from './areas.mjs';

const files = ['src', 'tests'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
);

/** `{a,b}.ts`, `*.ts` and `**` as an expression, for each alternative by itself. */
function expressionsOf(pattern: string): RegExp[] {
  const [, before = '', list = '', after = ''] = /^(.*?)\{([^}]+)\}(.*)$/.exec(pattern) ?? [];
  if (list) return list.split(',').flatMap((one) => expressionsOf(before + one + after));
  const source = pattern.replace(/\*\*\/|[.*]/g, (sign) => ({ '**/': '(.+/)?', '*': '[^/]*' })[sign] ?? '\\.');
  return [new RegExp(`^${source}$`)];
}

test.each(Object.entries(areas))('every pattern of the area %s finds a file', (_, { mutate, tests }) => {
  const idle = [...mutate, ...tests]
    .flatMap(expressionsOf)
    .filter((pattern) => !files.some((file) => pattern.test(file)));
  expect(idle).toEqual([]);
});
