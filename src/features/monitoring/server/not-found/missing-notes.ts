import type { Db } from '#platform/database/database.ts';
import type { Log } from '#platform/server/logging/log.ts';
import type { Language } from '#site/languages.ts';
import { addMissingAddresses, type MissingAddressNote } from '../store/missing-addresses.ts';
import { longestMissingPath } from '../tables.ts';

export interface MissingNotes {
  note(path: string, language: Language): void;
  /** Writes down what is still in memory, after what is being written. To be waited for before the database is closed. */
  flush(): Promise<void>;
}

const writeEvery = 1_000;
/** More different paths than this in one second are a scanner's. */
const heldPaths = 1_000;

/** Takes note of missing addresses in memory and writes them together, so that no scanner can busy the database. */
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
      log.warn({ err: error, notes: notes.length }, 'missing addresses could not be written down');
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

/** Control characters and halves of characters cannot be stored, or would garble the team's list. */
export function tidyPath(path: string): string {
  return path.slice(0, longestMissingPath).replace(/[\p{Cc}\p{Cs}]/gu, '');
}
