// @ts-check
import { posix } from 'node:path';
import { layers } from './layers.mjs';

/**
 * What is wrong with an import, or undefined. Paths are those from the project's root, with slashes.
 * @param {string} file - `src/pages/start/+Page.tsx`
 * @param {string} address - `#site/page.ts`, `../../site/page.ts`, `react`
 */
export function checkImport(file, address) {
  const from = layerOf(file);
  const target = targetOf(file, address);
  if (!(from && target)) return undefined;
  const to = layerOf(target);
  if (from === to) return undefined;
  if (!to) return `${from} imports ${target}, which is in no layer`;
  return layers[from]?.includes(to) ? undefined : `${from} must not import ${to} (${address})`;
}

/**
 * @param {string} file
 * @param {string} address
 */
function targetOf(file, address) {
  const path = address.replace(/\?.*$/, '');
  if (path.startsWith('#')) return `src/${path.slice(1)}`;
  // Everyone may read what the project says of itself.
  const target = path.startsWith('.') ? posix.join(posix.dirname(file), path) : undefined;
  return target === 'package.json' ? undefined : target;
}

/** @param {string} path */
function layerOf(path) {
  if (path.startsWith('src/components/ui/')) return 'ui';
  if (path.startsWith('tests/hostile/')) return 'hostile';
  const [top, next] = path.split('/');
  const layer = top === 'src' ? next : top;
  return layer !== undefined && Object.hasOwn(layers, layer) ? layer : undefined;
}
