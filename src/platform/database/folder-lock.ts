import { randomUUID } from 'node:crypto';
import { closeSync, openSync, readFileSync, readlinkSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
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

type LockOwner = z.infer<typeof lockOwner>;

/** `elsewhere`: a process of another machine or container, which this one cannot see. */
type OwnerState = 'alive' | 'gone' | 'unknown';

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

function parseOwner(text: string): LockOwner | undefined {
  try {
    return lockOwner.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function stateOf(owner: LockOwner): OwnerState {
  if (owner.hostname !== hostname() || owner.pidSpace !== pidSpace()) return 'unknown';
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

/** Another process holds the lock. */
export class LockHeld extends Error {
  override readonly name = 'LockHeld';

  constructor(
    readonly path: string,
    readonly owner: LockOwner | undefined,
  ) {
    super(`${path} is held by process ${owner?.pid ?? 'unknown'}`);
  }
}

export interface FolderLock {
  release(): void;
}

export interface LockOptions {
  /** The lock is held only briefly, so others wait for it. */
  readonly briefly?: boolean | undefined;
  /** Called when waiting to see whether a process on another machine still holds the lock. */
  readonly notice?: ((text: string) => void) | undefined;
  /** Milliseconds between two updates of the holder's file. */
  readonly heartbeat?: number;
  /** A holder on another machine that has not updated its file for this long is gone. */
  readonly silence?: number;
}

const usualHeartbeat = 1_000;
/** Opening PGlite for the first time blocks a process for several seconds. */
const usualSilence = 15_000;
const retryDelay = 25;
const retries = 80;
/** All retries together are long enough for a command that creates a new database. */
const briefDelay = 150;

/**
 * Takes the lock file, or throws LockHeld. A file left behind by a process that is gone is removed, but only while
 * holding a second lock, `<path>.takeover`, and only if it is still that process's file: so if two processes find it
 * together, the later cannot remove what the earlier has just created.
 */
export async function takeLock(path: string, options: LockOptions = {}): Promise<FolderLock> {
  const self = thisProcess(options);
  for (let attempt = 0; attempt < retries; attempt++) {
    if (create(path, self)) return hold(path, self, options);
    const found = read(path);
    if (!found) continue;
    if (!(await isHeld(path, found.owner, options))) await removeLeftover(path, found.owner, options);
    else if (found.owner?.briefly) await wait(briefDelay);
    else throw new LockHeld(path, found.owner ?? read(path)?.owner);
  }
  throw new LockHeld(path, read(path)?.owner);
}

function create(path: string, self: LockOwner): boolean {
  let file: number;
  try {
    file = openSync(path, 'wx', 0o600);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
  try {
    writeFileSync(file, `${JSON.stringify(self, null, 2)}\n`);
    return true;
  } catch (error) {
    // The disk is full: an empty file would make the next start wait as if the lock were held.
    rmSync(path, { force: true });
    throw error;
  } finally {
    closeSync(file);
  }
}

/** No owner: the file is just being written, or is incomplete. */
function read(path: string): { readonly owner: LockOwner | undefined } | undefined {
  try {
    return { owner: parseOwner(readFileSync(path, 'utf8')) };
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

function hold(path: string, self: LockOwner, { heartbeat = usualHeartbeat }: LockOptions): FolderLock {
  const beat = setInterval(() => {
    try {
      utimesSync(path, new Date(), new Date());
    } catch {
      // The folder is gone or full; the next query on it will fail.
    }
  }, heartbeat);
  beat.unref();
  return {
    release() {
      clearInterval(beat);
      if (read(path)?.owner?.id === self.id) rmSync(path, { force: true });
    },
  };
}

async function isHeld(path: string, owner: LockOwner | undefined, options: LockOptions): Promise<boolean> {
  const state = owner ? stateOf(owner) : 'unknown';
  return state === 'unknown' ? hasHeartbeat(path, options) : state === 'alive';
}

async function hasHeartbeat(path: string, options: LockOptions): Promise<boolean> {
  const { notice, heartbeat = usualHeartbeat, silence = usualSilence } = options;
  notice?.(`Waiting up to ${silence / 1000} s to see whether a process elsewhere still uses ${path}`);
  const before = touchedAt(path);
  for (let waited = 0; waited < silence; waited += heartbeat) {
    await wait(heartbeat);
    const now = touchedAt(path);
    if (now !== before) return now !== undefined;
  }
  return false;
}

function touchedAt(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs;
}

async function removeLeftover(path: string, owner: LockOwner | undefined, options: LockOptions): Promise<void> {
  const takeover = await takeLock(`${path}.takeover`, options).catch((error: unknown) => {
    if (error instanceof LockHeld) return undefined;
    throw error;
  });
  if (!takeover) return wait(retryDelay);
  const found = read(path);
  if (found && found.owner?.id === owner?.id) rmSync(path, { force: true });
  takeover.release();
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
