// @ts-check
import { readFileSync } from 'node:fs';

/**
 * Stops an older Node with a plain message, before anything it cannot parse is loaded: so the entry scripts import
 * everything else only after this call.
 */
export function requireNode(version = process.versions.node) {
  const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const required = engines.node.replace(/[^\d.]/g, '');
  if (isAtLeast(version, required)) return;
  console.error(
    [
      `This site needs Node ${required} or later; this is Node ${version}.`,
      'Install a newer one from https://nodejs.org, or with a version manager: nvm install --lts',
    ].join('\n'),
  );
  process.exit(1);
}

/**
 * @param {string} version
 * @param {string} required
 */
export function isAtLeast(version, required) {
  const have = version.split('.').map(Number);
  for (const [place, number] of required.split('.').map(Number).entries()) {
    const part = have[place] || 0;
    if (part !== number) return part > number;
  }
  return true;
}
