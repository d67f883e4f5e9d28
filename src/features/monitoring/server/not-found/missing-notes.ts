import type { Db } from '#platform/database/database.ts';
import type { Log } from '#platform/server/logging/log.ts';
import type { Language } from '#site/languages.ts';
import { addMissingAddresses, type MissingAddressNote } from '../store/missing-addresses.ts';
import { longestMissingPath } from '../tables.ts';

export interface MissingNotes {
  note(path: string, language: Language): void;
  /** Writes what is still in memory, after what is being written. Await this before the database is closed. */
  flush(): Promise<void>;
}

const writeEvery = 1_000;
/** More distinct paths than this in one second come from a scanner. */
const heldPaths = 1_000;

/** Collects missing addresses in memory and writes them in batches, so that a scanner cannot overload the database. */
export function createMissingNotes(db: Db, log: Log): MissingNotes {
  let held = new Map<string, MissingAddressNote>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const notes = [...held.values()];
    held = new Map();
    writing = writing.then(() => write(notes));
    return writing;
  }

  async function write(notes: readonly MissingAddressNote[]): Promise<void> {
    try {
      await addMissingAddresses(db, notes);
    } catch (error) {
      log.warn({ err: error, notes: notes.length }, 'could not save missing addresses');
    }
  }

  return {
    flush,
    note(address, language) {
      const path = tidyPath(address);
      const hits = (held.get(path)?.hits ?? 0) + 1;
      if (hits === 1 && held.size >= heldPaths) return;
      held.set(path, { path, hits, language, lastSeen: new Date() });
      timer ??= setTimeout(flush, writeEvery).unref();
    },
  };
}

/** Control characters and lone surrogates cannot be stored, or would garble the team's list. */
export function tidyPath(path: string): string {
  return path.slice(0, longestMissingPath).replace(/[\p{Cc}\p{Cs}]/gu, '');
}
