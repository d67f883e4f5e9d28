import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Megabytes that a process of this machine holds, as the system counts them. `own`: without files that others share. */
export interface Memory {
  readonly whole: number;
  readonly own: number | undefined;
}

export function memoryOf(pid: number): Memory {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const field = (name: string) => Number(new RegExp(`^${name}:\\s*(\\d+) kB`, 'm').exec(status)?.[1]) / 1024;
    return { whole: field('VmRSS'), own: field('RssAnon') };
  } catch {
    const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
    return { whole: Number(stdout) / 1024, own: undefined };
  }
}
