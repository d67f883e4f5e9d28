import { expect, test } from 'vitest';
import { holdsAll, namesTheSame } from './is-installed.mjs';

const machine = { platform: 'linux', arch: 'x64' };
const react = { version: '19.3.1', integrity: 'sha512-a' };
const native = (os: string) => ({ version: '1.0.0', optional: true, os: [os], cpu: ['x64'] });

test('everything in the lock file must be installed, in that version', () => {
  expect(holdsAll({ react }, { react }, machine)).toBe(true);
  expect(holdsAll({ react }, {}, machine)).toBe(false);
  expect(holdsAll({ react }, { react: { ...react, version: '19.3.0' } }, machine)).toBe(false);
  expect(holdsAll({ react }, { react: { ...react, integrity: 'sha512-b' } }, machine)).toBe(false);
});

test('of native builds only this machine’s own must be installed', () => {
  const required = { linux: native('linux'), darwin: native('darwin') };
  expect(holdsAll(required, { linux: native('linux') }, machine)).toBe(true);
  expect(holdsAll(required, { darwin: native('darwin') }, machine)).toBe(false);
});

test('a lock file made for other dependencies is stale, whatever their order', () => {
  const locked = { dependencies: { hono: '4', zod: '4' }, devDependencies: { vite: '8' } };
  expect(namesTheSame({ ...locked, dependencies: { zod: '4', hono: '4' }, scripts: {} }, locked)).toBe(true);
  expect(namesTheSame({ ...locked, dependencies: { hono: '4' } }, locked)).toBe(false);
  expect(namesTheSame({ ...locked, devDependencies: { vite: '9' } }, locked)).toBe(false);
});
