import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { z } from 'zod';

/** The holder of a lock file. It is written as JSON, so that people can read it as well. */
const lockOwner = z.object({
  id: z.string(),
  pid: z.number().int().positive(),
  hostname: z.string(),
  /** Containers of one machine may share a host name, but each has its own process ids. */
  pidSpace: z.string().optional(),
  /** Distinguishes a process from a later one with the same id. Undefined if the system does not report it. */
  startMark: z.string().optional(),
  since: z.string(),
  /** True if the holder is done in a moment, so that it is worth waiting for. */
  briefly: z.boolean().optional(),
});

export type LockOwner = z.infer<typeof lockOwner>;

/** `elsewhere`: a process of another machine or container, which this one cannot see. */
export type OwnerState = 'alive' | 'gone' | 'elsewhere';

export function thisProcess({ briefly }: Pick<LockOwner, 'briefly'> = {}): LockOwner {
  return {
    id: randomUUID(),
    pid: process.pid,
    hostname: hostname(),
    pidSpace: pidSpace(),
    startMark: inspect(process.pid)?.startMark,
    since: new Date().toISOString(),
    briefly,
  };
}

export function parseOwner(text: string): LockOwner | undefined {
  try {
    return lockOwner.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

export function stateOf(owner: LockOwner): OwnerState {
  if (owner.hostname !== hostname() || owner.pidSpace !== pidSpace()) return 'elsewhere';
  if (!answersSignals(owner.pid)) return 'gone';
  const found = inspect(owner.pid);
  if (!found || !owner.startMark) return 'alive';
  return found.ended || found.startMark !== owner.startMark ? 'gone' : 'alive';
}

function answersSignals(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function pidSpace(): string | undefined {
  return orUndefined(() => readlinkSync('/proc/self/ns/pid'));
}

/** Linux reports an id of its boot, and when, since then, the process started. */
function inspect(pid: number): { ended: boolean; startMark: string } | undefined {
  return orUndefined(() => {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program's name is in brackets and may contain spaces. After it: the state, and 19 fields later the start.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { ended: fields[0] === 'Z' || fields[0] === 'X', startMark: `${boot}/${fields[19]}` };
  });
}

function orUndefined<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
