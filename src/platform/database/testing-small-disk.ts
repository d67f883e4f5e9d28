import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Only root on a Linux machine can mount one. */
export const canMountDisks =
  process.platform === 'linux' &&
  process.getuid?.() === 0 &&
  spawnSync('unshare', ['--mount', 'true'], { stdio: 'ignore' }).status === 0;

export interface SmallDisk {
  readonly folder: string;
  /** Leaves no space at all. */
  fill(): void;
  /** Frees what `fill` took. */
  empty(): void;
  /** From now on nothing can be written. */
  makeReadOnly(): void;
}

/** A real disk of a few megabytes, until the end of the test. */
export function mountSmallDisk(megabytes: number): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'hormiga-disk-'));
  const run = (command: string, ...args: string[]) => {
    const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' });
    if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}`);
  };
  run('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder);
  onTestFinished(() => {
    // Lazily: a process that was just killed may still have a file open.
    run('umount', '--lazy', folder);
    rmSync(folder, { recursive: true });
  });
  // It does not belong to the site, so it must not be at the top of DATA_DIR.
  const filling = join(folder, 'filling');
  return {
    folder,
    fill() {
      try {
        writeFileSync(filling, Buffer.alloc(megabytes * 1024 * 1024));
      } catch (error) {
        if (!(error instanceof Error) || !error.message.includes('ENOSPC')) throw error;
      }
    },
    empty: () => rmSync(filling, { force: true }),
    makeReadOnly: () => run('mount', '-o', 'remount,ro', folder),
  };
}
