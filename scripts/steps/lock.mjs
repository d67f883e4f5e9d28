// @ts-check
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { print } from './progress.mjs';

/**
 * Lets one process at a time install or build: the others wait, and then find the work done. The lock is a file with
 * the process id of its holder, so that one left by a killed process is recognised as stale.
 * @template T
 * @param {string} root
 * @param {string} name
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(root, name, work) {
  const folder = join(root, '.cache');
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${name}.lock`);
  for (let hasReported = false; !take(path); await sleep(200)) {
    const holder = readHolder(path);
    if (holder ? !isAlive(holder) : isOld(path)) setAside(path, holder);
    else if (!hasReported && holder) {
      hasReported = true;
      print(`… waiting for process ${holder}, which is busy with the same (${name}). If there is none, delete ${path}`);
    }
  }
  const release = () => rmSync(path, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}

/** @param {string} path */
function take(path) {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Two waiting processes may both find the lock stale: the one that moved away a fresh lock instead puts it back.
 * @param {string} path
 * @param {number} deadHolder
 */
function setAside(path, deadHolder) {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  if (readHolder(aside) === deadHolder) rmSync(aside);
  else renameSync(aside, path);
}

/**
 * 0: the file is gone, or still empty.
 * @param {string} path
 */
function readHolder(path) {
  try {
    return Number(readFileSync(path, 'utf8'));
  } catch {
    return 0;
  }
}

/**
 * The holder writes into it immediately, unless the disk was full or the process was killed.
 * @param {string} path
 */
function isOld(path) {
  const made = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  return made !== undefined && Date.now() - made > 5_000;
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
