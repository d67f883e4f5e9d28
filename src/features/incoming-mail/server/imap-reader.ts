import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { FetchMessageObject, FetchQueryObject, ImapFlow, SearchObject } from 'imapflow';
import { currentTime } from '#platform/database/clock.ts';
import type { Db } from '#platform/database/database.ts';
import { removeUploads, type Upload } from '#platform/server/body/upload.ts';
import type { Config } from '#platform/server/config/config.ts';
import type { ImapMailbox } from '#platform/server/config/inbound-variables.ts';
import { attachmentsFolder } from '#platform/server/data-folders.ts';
import type { Log } from '#platform/server/logging/log.ts';
import { waitBriefly } from '#platform/server/timing.ts';
import { msPerDay, msPerMinute } from '#site/durations.ts';
import { holdFolder, listFolders, noteError, noteProgress, noteSuccess, releaseFolders } from './folders.ts';
import { type ConnectionTimeouts, connectTo, type ImapConnection, reasonOf, watchForNews } from './imap-connection.ts';
import { writeOriginal } from './original-files.ts';
import { forgetIncoming, largestMail, listToFetch, markFailed, saveIncoming, saveUnfetched } from './store.ts';

interface Timing extends ConnectionTimeouts {
  /** Milliseconds between two looks, for servers that do not announce new messages. */
  readonly poll: number;
  /** Milliseconds to wait after the first failed connection, the second and so on. */
  readonly pauses: readonly number[];
}

const defaultTiming: Timing = {
  poll: msPerMinute,
  pauses: [1_000, 5_000, 15_000, 60_000, 120_000],
  silence: 5 * msPerMinute,
  // Within it the largest message arrives over a slow line.
  step: 15 * msPerMinute,
};

interface Deps {
  readonly config: Pick<Config, 'inboundImap' | 'inboundSentFolder' | 'dataDir'>;
  readonly db: Db;
  readonly log: Log;
  /** Called after messages were saved. */
  readonly wake: () => void;
  readonly timing?: Timing | undefined;
}

/** Attempts to fetch one message before it is set aside. With the pauses they take more than a minute. */
const mostAttempts = 5;

/** One folder of the mailbox. */
interface Folder {
  readonly name: string;
  readonly source: 'imap' | 'sent';
}

/**
 * Reads new messages from the mailbox as soon as its server announces them. Nothing is changed there: no message is
 * marked, moved or deleted, so that people can go on using the mailbox. Undefined if none is configured.
 */
export function startImapReader(deps: Deps): { stop: () => Promise<void> } | undefined {
  const { config, db, log, timing = defaultTiming } = deps;
  const { inboundImap: mailbox, inboundSentFolder: sent } = config;
  if (!mailbox) return undefined;
  const server = randomUUID();
  const stopping = new AbortController();
  const inbox: Folder = { name: mailbox.folder, source: 'imap' };
  const folders: readonly Folder[] = sent ? [inbox, { name: sent, source: 'sent' }] : [inbox];
  const fetchFailures = new Map<string, number>();
  let failures = 0;
  const onRead = () => {
    failures = 0;
  };

  async function read(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        const isHeld = await holdFolder(db, inbox.name, server, currentTime());
        const sessionDeps = { ...deps, server, signal: stopping.signal, timing, fetchFailures, onRead };
        if (isHeld && mailbox) await session(sessionDeps, mailbox, folders);
        onRead();
        await pause(timing.poll);
      } catch (error) {
        if (stopping.signal.aborted) return;
        await fail(error);
      }
    }
  }

  async function fail(error: unknown): Promise<void> {
    const reason = reasonOf(error);
    // Logged once, not at every attempt.
    if (failures === 0) log.warn({ reason }, 'incoming mail cannot be read');
    await noteError(db, inbox.name, reason).catch(() => undefined);
    const longest = timing.pauses.at(-1) ?? 0;
    await pause(timing.pauses[failures++] ?? longest);
  }

  const pause = (ms: number) =>
    wait(ms * (0.75 + Math.random() / 2), undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);

  const reading = read();
  return {
    async stop() {
      stopping.abort();
      await waitBriefly(reading);
      await releaseFolders(db, server).catch(() => undefined);
    },
  };
}

interface SessionDeps extends Deps {
  readonly server: string;
  readonly signal: AbortSignal;
  readonly timing: Timing;
  /** How often each message could not be fetched. */
  readonly fetchFailures: Map<string, number>;
  /** Called when all folders were read. */
  readonly onRead: () => void;
}

/** Reads until the connection ends, which is an error, or until another server holds the folder. */
async function session(deps: SessionDeps, mailbox: ImapMailbox, folders: readonly Folder[]): Promise<void> {
  const { db, server, signal, timing, onRead } = deps;
  const connection = connectTo(mailbox, timing);
  const { client, ended } = connection;
  signal.addEventListener('abort', connection.close, { once: true });
  const news = watchForNews(client);
  let reading: Promise<void> | undefined;
  try {
    connection.beginStep();
    await Promise.race([ended, client.connect()]);
    for (;;) {
      for (const folder of folders.toReversed()) {
        if (!(await holdFolder(db, folder.name, server, currentTime()))) return;
        news.forget();
        reading = readFolder(deps, connection, folder);
        await Promise.race([ended, reading]);
      }
      onRead();
      connection.endStep();
      // The inbox was read last, so it is the one that is watched.
      await Promise.race([ended, news.wait(timing.poll)]);
    }
  } finally {
    signal.removeEventListener('abort', connection.close);
    connection.close();
    // What it was saving is finished before the next session begins.
    await reading?.catch(() => undefined);
  }
}

/** Saves the messages that came since the last time, the oldest first. */
async function readFolder(deps: SessionDeps, connection: ImapConnection, folder: Folder): Promise<void> {
  const { db, wake } = deps;
  const { name, source } = folder;
  const { client } = connection;
  connection.beginStep();
  // Again each time: some servers announce messages only in a folder that was just opened.
  const { uidValidity, uidNext } = await client.mailboxOpen(name, { readOnly: true });
  if (!uidValidity || !uidNext) throw unnumbered('The server does not number its messages');
  const state = (await listFolders(db)).find((one) => one.name === name);
  const validity = String(uidValidity);
  if (!state?.uidValidity) {
    // The first time: what is in the mailbox was there before the site read it.
    await noteProgress(db, name, { uidValidity: validity, lastUid: uidNext - 1 });
  } else {
    // What is noted may also come from a server that was not itself at that time.
    const isRenumbered = state.uidValidity !== validity || state.lastUid >= uidNext;
    const found = isRenumbered ? await recentUids(client, state.checkedAt) : await uidsAfter(client, state.lastUid);
    // What arrived after the folder was opened is announced, and read then.
    const uids = found.filter((uid) => uid < uidNext);
    if (isRenumbered) await noteProgress(db, name, { uidValidity: validity, lastUid: (uids[0] ?? uidNext) - 1 });
    for (const uid of uids) {
      connection.beginStep();
      await readMessage(deps, client, { uid, source, folder: name, name: nameOf(folder, validity, uid) });
      await noteProgress(db, name, { uidValidity: validity, lastUid: uid });
      wake();
    }
  }
  connection.beginStep();
  await fetchAgain(deps, client, folder, validity);
  await noteSuccess(db, name, currentTime());
}

const unnumbered = (message: string) => Object.assign(new Error(message), { code: 'UNNUMBERED' });

/** Tells a message from all others of the mailbox. */
const nameOf = ({ name }: Folder, validity: string, uid: number) => `${name} ${validity} ${uid}`;

/** The team wants these messages to be fetched again. One attempt each: what fails goes back to the team. */
async function fetchAgain(deps: SessionDeps, client: ImapFlow, folder: Folder, validity: string): Promise<void> {
  const { db, wake } = deps;
  const { name, source } = folder;
  for (const { id, uid, isSame } of await listToFetch(db, name, (one) => nameOf(folder, validity, one))) {
    const target = attachmentsFolder(deps.config.dataDir);
    const fetched = isSame ? await fetchMessage(client, uid, target).catch(() => 'failed' as const) : 'failed';
    if (fetched === 'failed' || fetched === 'deleted') await markFailed(db, { id }, 'unreadable');
    else {
      await saveFetched(db, fetched, { source, folder: name });
      await forgetIncoming(db, { id });
      wake();
    }
    if (!client.usable) throw new Error('The connection was closed');
  }
}

async function uidsAfter(client: ImapFlow, lastUid: number): Promise<number[]> {
  // A range that ends with the last message contains that message, even if it is before the beginning.
  const found = await search(client, { uid: `${lastUid + 1}:*` });
  return found.filter((uid) => uid > lastUid).sort((one, other) => one - other);
}

/** After the server has numbered its messages again: those of the last days. The ones that are known are recognised. */
async function recentUids(client: ImapFlow, checkedAt: Date | null): Promise<number[]> {
  const since = new Date((checkedAt?.getTime() ?? currentTime().getTime()) - 2 * msPerDay);
  const found = await search(client, { since });
  return found.sort((one, other) => one - other);
}

/** An answer without a list is a failure: as an empty list, messages would be passed over. */
async function search(client: ImapFlow, wanted: SearchObject): Promise<number[]> {
  const found = await client.search(wanted, { uid: true });
  if (!found) throw unnumbered('The server does not list its messages');
  return found;
}

interface Message {
  readonly uid: number;
  readonly source: Folder['source'];
  readonly folder: string;
  /** Tells it from all other messages of the mailbox. */
  readonly name: string;
}

/**
 * Saves a message. One that can never be fetched must not keep the later ones from being read: after several attempts
 * it is set aside for the team.
 */
async function readMessage(deps: SessionDeps, client: ImapFlow, message: Message): Promise<void> {
  const { config, db, log, fetchFailures, signal } = deps;
  const { source, folder, uid, name } = message;
  if (!client.usable) throw new Error('The connection was closed');
  let fetched: Fetched;
  try {
    fetched = await fetchMessage(client, uid, attachmentsFolder(config.dataDir));
  } catch (error) {
    const attempts = (fetchFailures.get(name) ?? 0) + 1;
    fetchFailures.set(name, attempts);
    if (attempts < mostAttempts || signal.aborted) throw error;
    await saveUnfetched(db, { source, folder, uid, name });
    log.error({ folder, uid, attempts, reason: reasonOf(error) }, 'a message cannot be fetched and was set aside');
    fetched = 'deleted';
  }
  fetchFailures.delete(name);
  if (fetched !== 'deleted') await saveFetched(db, fetched, message);
}

async function saveFetched(
  db: Db,
  { file, bytes }: Exclude<Fetched, 'deleted'>,
  { source, folder }: Pick<Message, 'source' | 'folder'>,
): Promise<void> {
  const isNew = await saveIncoming(db, { source, file, bytes, folder });
  if (!isNew) await removeUploads([file]);
}

/** The file has the beginning of a message that is too large, whose size is `bytes`. */
type Fetched = { readonly file: Upload; readonly bytes: number } | 'deleted';

const pieceBytes = 128 * 1024;

/** Writes a message to a file while it arrives, in small pieces, so that it is never in memory as a whole. */
async function fetchMessage(client: ImapFlow, uid: number, folder: string): Promise<Fetched> {
  const found = await fetchOne(client, uid, { size: true });
  if (found === 'deleted') return found;
  const pieces = { uid: true, maxBytes: largestMail, chunkSize: pieceBytes };
  const { content } = await client.download(String(uid), undefined, pieces);
  if (!content) throw new Error('The server has sent a message without its content');
  const file = await writeOriginal(content, folder);
  if (!client.usable) {
    // What arrived may end anywhere.
    await removeUploads([file]);
    throw new Error('The connection was closed');
  }
  // Some servers announce a wrong size: it counts only if there is more than was asked for.
  const bytes = file.bytes < largestMail ? file.bytes : Math.max(found.size ?? 0, file.bytes);
  return { file, bytes };
}

/** Without a connection the client answers with nothing, which does not mean that the message was deleted. */
async function fetchOne(
  client: ImapFlow,
  uid: number,
  query: FetchQueryObject,
): Promise<FetchMessageObject | 'deleted'> {
  const found = await client.fetchOne(String(uid), query, { uid: true });
  if (found === undefined) throw new Error('The connection was closed');
  if (found) return found;
  // Nor does it if the server still lists the message.
  if ((await search(client, { uid: String(uid) })).includes(uid)) throw new Error('The server does not send a message');
  return 'deleted';
}
