// @ts-check
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommandError } from '../steps/run-command.mjs';

/**
 * Lets systemd read the unit, where it is installed. Answers whether it did.
 * @param {string} root
 */
export function checkUnit(root) {
  const folder = mkdtempSync(join(tmpdir(), 'hormiga-unit-'));
  try {
    const unit = join(folder, 'hormiga@3001.service');
    cpSync(join(root, 'deploy', 'hormiga@.service'), unit);
    const { error, status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', unit], { encoding: 'utf8' });
    if (error) return false;
    // Where the system itself is not run by systemd, it complains of units that are not ours.
    const ours = stderr.split('\n').filter((line) => line.includes('hormiga'));
    if (status !== 0 || ours.length > 0) throw new CommandError('systemd does not accept the unit.', stderr);
    return true;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
