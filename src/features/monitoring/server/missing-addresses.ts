import { desc, inArray, sql } from 'drizzle-orm';
import type { NotFoundHandler } from 'hono';
import { currentTime } from '#platform/database/clock.ts';
import type { Db } from '#platform/database/database.ts';
import { type AppContext, type AppEnv, headersOf, urlOf } from '#platform/server/app-context.ts';
import { answerWithError } from '#platform/server/errors/answer-error.ts';
import { accepts } from '#platform/server/http/accept.ts';
import type { Log } from '#platform/server/logging/log.ts';
import { chooseLanguage } from '#platform/server/pages/choose-language.ts';
import type { Pages } from '#platform/server/pages/pages.ts';
import { hashedAssets } from '#platform/server/pages/representation.ts';
import { memoryLimit } from '#platform/server/security/within-limits.ts';
import { isLanguage, type Language } from '#site/languages.ts';
import { notFoundPath } from '#site/routes.ts';
import { longestMissingPath, missingAddress } from './tables.ts';

export type MissingAddress = typeof missingAddress.$inferSelect;

/** The hits of one missing address since it was last written. */
interface MissingAddressNote {
  readonly path: string;
  readonly hits: number;
  readonly lastSeen: Date;
  readonly language: string;
}

/** A scanner can invent any number of paths, so only the most requested are stored. */
const storedPaths = 5_000;

/** The key of the advisory lock: any number that nothing else in this database uses. */
const turn = 4_041_867_212;

export async function addMissingAddresses(db: Db, notes: readonly MissingAddressNote[], most = storedPaths) {
  if (notes.length === 0) return;
  const rows = notes.map(({ path, hits, lastSeen, language }) => {
    return { path, hits, firstSeen: lastSeen, lastSeen, lastLanguage: language };
  });
  await db.transaction(async (tx) => {
    // Servers take turns: two that write the same paths in a different order would deadlock.
    await tx.execute(sql`select pg_advisory_xact_lock(${turn})`);
    await tx
      .insert(missingAddress)
      .values(rows)
      .onConflictDoUpdate({
        target: missingAddress.path,
        set: {
          hits: sql`${missingAddress.hits} + excluded.hits`,
          lastSeen: sql`greatest(${missingAddress.lastSeen}, excluded.last_seen)`,
          lastLanguage: sql`excluded.last_language`,
        },
      });
    const surplus = tx
      .select({ path: missingAddress.path })
      .from(missingAddress)
      .orderBy(...mostRequestedFirst)
      .offset(most);
    await tx.delete(missingAddress).where(inArray(missingAddress.path, surplus));
  });
}

export async function listMissingAddresses(db: Db, limit: number): Promise<MissingAddress[]> {
  return db
    .select()
    .from(missingAddress)
    .orderBy(...mostRequestedFirst)
    .limit(limit);
}

const mostRequestedFirst = [desc(missingAddress.hits), desc(missingAddress.lastSeen)] as const;

interface MissingNotes {
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
      held.set(path, { path, hits, language, lastSeen: currentTime() });
      timer ??= setTimeout(flush, writeEvery).unref();
    },
  };
}

/** Control characters and lone surrogates cannot be stored, or would garble the team's list. */
export function tidyPath(path: string): string {
  return path.slice(0, longestMissingPath).replace(/[\p{Cc}\p{Cs}]/gu, '');
}

/** Requested by programs; a page would not help them. */
const noPagesBelow = [hashedAssets, '/api/', '/pay/', '/customer/', '/marketing/', '/gogoals/', '/preferences/'];

/**
 * Browsers are redirected to the not-found page, and the path is recorded for the team; programs get a plain answer.
 */
export function answerUnknown(pages: Pages, notes: MissingNotes): NotFoundHandler<AppEnv> {
  const countNote = memoryLimit({ each: 30 });
  return (c) => {
    const { method, path } = c.req;
    if (method !== 'GET' && method !== 'HEAD') return answerOtherMethod(c, pages);
    const headers = headersOf(c);
    const isBrowser = accepts(headers, 'text/html');
    const isProgram = accepts(headers, 'application/json') && !isBrowser;
    if (isProgram || noPagesBelow.some((start) => path.startsWith(start))) return answerWithError(c, 'notFound');
    const language = languageAtTheEnd(path);
    // One scanner must not displace the paths that visitors look for. It gets the same answer as everyone.
    const sender = c.get('sender')();
    const isScanner = isBrowser && sender !== undefined && countNote(sender) > 0;
    if (isBrowser && !isScanner) notes.note(path, language ?? chooseLanguage(undefined, headers));
    c.header('Cache-Control', 'no-store');
    return c.redirect(language ? `${notFoundPath}/${language}` : notFoundPath, 302);
  };
}

function answerOtherMethod(c: AppContext, pages: Pages): Response {
  const isPage = pages.answer({ method: 'HEAD', url: urlOf(c), headers: {} }) !== undefined;
  if (isPage) c.header('Allow', 'GET, HEAD');
  return answerWithError(c, isPage ? 'wrongMethod' : 'notFound');
}

function languageAtTheEnd(path: string): Language | undefined {
  const last = path.replace(/\/$/, '').split('/').at(-1);
  return isLanguage(last) ? last : undefined;
}
