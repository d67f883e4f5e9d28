// @ts-check
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommandError } from '../steps/run-command.mjs';

/** The units in `deploy`, and the names under which systemd has to read them. */
const units = {
  'hormiga@.service': 'hormiga@3001.service',
  'hormiga-backup.service': 'hormiga-backup.service',
  'hormiga-backup.timer': 'hormiga-backup.timer',
};

/**
 * Lets systemd verify the units, if it is installed. Returns whether it did.
 * @param {string} root
 */
export function checkUnit(root) {
  const folder = mkdtempSync(join(tmpdir(), 'hormiga-unit-'));
  try {
    const paths = Object.entries(units).map(([file, name]) => {
      cpSync(join(root, 'deploy', file), join(folder, name));
      return join(folder, name);
    });
    const verify = ['verify', '--man=no', ...paths];
    const { error, status, stderr } = spawnSync('systemd-analyze', verify, { encoding: 'utf8' });
    if (error) return false;
    // If the system itself is not run by systemd, it complains of units that are not ours.
    const ours = stderr.split('\n').filter((line) => line.includes('hormiga'));
    if (status !== 0 || ours.length > 0) throw new CommandError('systemd does not accept the units.', stderr);
    return true;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
