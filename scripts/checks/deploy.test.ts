import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readContainerfile } from './deploy.ts';

const text = readFileSync('deploy/Containerfile', 'utf8');

it('the container gets what the server needs, and starts it', () => {
  const { built, copies, env, health, command } = readContainerfile(text);
  expect(built).toEqual(['npm ci --include=dev', 'npm run release']);
  expect(copies).toEqual([{ source: 'release', target: '.' }]);
  expect(env).toMatchObject({ NODE_ENV: 'production', PORT: '3000', DATA_DIR: '/data' });
  expect(health[0]).toBe('node');
  expect(command.at(-1)).toBe('dist/server-app/main.mjs');
  expect(text).toMatch(/^USER node$/m);
});

it('an unknown line is reported', () => {
  expect(() => readContainerfile(`${text}\nADD a b`)).toThrow('ADD a b');
});

it('systemd lets the server start processes that give way to it', () => {
  const unit = readFileSync('deploy/hormiga@.service', 'utf8').split('\n');
  const filters = unit.filter((line) => line.startsWith('SystemCallFilter='));
  // The group of `setpriority` is forbidden first: systemd ends a program for a call that is not allowed.
  expect(filters.indexOf('SystemCallFilter=setpriority')).toBeGreaterThan(
    filters.findIndex((filter) => filter.includes('@resources')),
  );
});
