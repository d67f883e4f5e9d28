import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { session } from '#features/accounts/server/tables.ts';
import { mostCounted } from '#features/bell/notifications.ts';
import { listAssignable } from '#features/team/server/members.ts';
import { currentTime } from '#platform/database/clock.ts';
import type { Db } from '#platform/database/database.ts';
import type { Config } from '#platform/server/config/config.ts';
import { msPerMinute } from '#site/durations.ts';
import type { InboxChange, InboxEventData } from '../inbox-event.ts';
import { countWaitingTickets } from './store/inbox.ts';
import { listPresence } from './store/notes.ts';
import { ticket, ticketMessage } from './tables.ts';

/** Milliseconds between two polls of the database, which all streams of this server share. */
const pollEvery = 2_000;
/** After how many polls a stream gets a sign of life, and its session is checked. */
const pollsPerPing = 5;
/** Milliseconds after which a stream ends. The browser opens another one, which checks everything again. */
const longestStream = 10 * msPerMinute;
/** Streams of one member, and of all of them on one server. */
const mostStreams = { member: 8, all: 200 } as const;
/** Milliseconds that a change may take to become visible: a slow transaction, or a clock that differs. */
const overlap = 15_000;
const mostChanges = 100;

interface Listener {
  readonly email: string;
  readonly sessionId: string;
}

interface OpenStream extends Listener {
  readonly until: number;
  people: string;
  send(text: string): void;
  end(): void;
}

export interface InboxEvents {
  /** A stream of server-sent events; undefined if there are too many. */
  open(listener: Listener): ReadableStream<Uint8Array> | undefined;
  close(): void;
}

interface Deps {
  readonly db: Db;
  readonly config: Pick<Config, 'staffEmails'>;
  /** A stopping server ends its streams: otherwise it would wait for them. */
  readonly isStopping: () => boolean;
}

/** Sends what is new to the open pages of the team. It polls the database, so it works with any number of servers. */
export function createInboxEvents({ db, config, isStopping }: Deps): InboxEvents {
  const streams = new Set<OpenStream>();
  /** What was sent already: the time of the latest activity by reference. */
  const sent = new Map<string, number>();
  let timer: ReturnType<typeof setInterval> | undefined;
  let polls = 0;
  let isPolling = false;

  function endAll(): void {
    for (const stream of streams) stream.end();
  }

  function remove(stream: OpenStream): void {
    streams.delete(stream);
    if (streams.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  }

  async function poll(): Promise<void> {
    if (isStopping()) return endAll();
    const now = currentTime();
    for (const stream of streams) if (stream.until < now.getTime()) stream.end();
    polls++;
    if (polls % pollsPerPing === 0) await checkSessions(now);
    await sendChanges(now);
    await sendPresence(now);
  }

  async function checkSessions(now: Date): Promise<void> {
    const ids = [...streams].map(({ sessionId }) => sessionId);
    const open = await db
      .select({ id: session.id })
      .from(session)
      .where(and(inArray(session.id, ids), gt(session.expiresAt, now)));
    const known = new Set(open.map(({ id }) => id));
    // Somebody who left the team keeps their session as a customer.
    const members = new Set((await listAssignable(db, config)).map(({ email }) => email));
    for (const stream of streams) {
      if (known.has(stream.sessionId) && members.has(stream.email)) stream.send('event: ping\ndata:\n\n');
      else stream.end();
    }
  }

  async function sendChanges(now: Date): Promise<void> {
    const since = now.getTime() - overlap;
    for (const [reference, at] of sent) if (at < since) sent.delete(reference);
    const found = await changesSince(db, new Date(since));
    const changes = found.filter(({ reference, at }) => sent.get(reference) !== at);
    if (changes.length === 0) return;
    for (const { reference, at } of changes) sent.set(reference, at);
    const data: InboxEventData['inbox'] = { changes, waiting: await countWaitingTickets(db, mostCounted) };
    for (const stream of streams) stream.send(eventOf('inbox', data));
  }

  async function sendPresence(now: Date): Promise<void> {
    const present = await listPresence(db, now);
    for (const stream of streams) {
      const people = present.filter(({ staffEmail }) => staffEmail !== stream.email);
      const text = eventOf('people', {
        people: people.map(({ staffEmail, ...one }) => ({ ...one, email: staffEmail })),
      });
      if (text === stream.people) continue;
      stream.people = text;
      stream.send(text);
    }
  }

  function pollAgain(): void {
    if (isPolling) return;
    isPolling = true;
    // While the database is away there is nothing to send; the next poll may reach it again.
    poll()
      .catch(() => undefined)
      .finally(() => {
        isPolling = false;
      });
  }

  return {
    open(listener) {
      const own = [...streams].filter(({ email }) => email === listener.email);
      if (isStopping() || own.length >= mostStreams.member || streams.size >= mostStreams.all) return undefined;
      let opened: OpenStream | undefined;
      return new ReadableStream<Uint8Array>({
        start(controller) {
          const encoder = new TextEncoder();
          const stream: OpenStream = {
            ...listener,
            until: currentTime().getTime() + longestStream,
            people: '',
            send: (text) => controller.enqueue(encoder.encode(text)),
            end: () => {
              remove(stream);
              controller.close();
            },
          };
          opened = stream;
          streams.add(stream);
          // A browser waits this long before it opens a stream again.
          stream.send('retry: 3000\n\n');
          timer ??= setInterval(pollAgain, pollEvery).unref();
        },
        cancel() {
          if (opened) remove(opened);
        },
      });
    },
    close: endAll,
  };
}

function eventOf<Name extends keyof InboxEventData>(name: Name, data: InboxEventData[Name]): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** The tickets that changed since then, with who wrote last. */
async function changesSince(db: Db, since: Date): Promise<InboxChange[]> {
  const { reference, lastActivityAt, createdAt, openedBy } = ticket;
  const latest = db
    .select({ author: ticketMessage.author, at: ticketMessage.createdAt })
    .from(ticketMessage)
    .where(eq(ticketMessage.ticketId, ticket.id))
    .orderBy(desc(ticketMessage.createdAt))
    .limit(1)
    .as('latest');
  const found = await db
    .select({ reference, at: lastActivityAt, createdAt, openedBy, author: latest.author, writtenAt: latest.at })
    .from(ticket)
    .leftJoinLateral(latest, sql`true`)
    .where(and(gt(lastActivityAt, since), sql`${ticket.state} <> 'quarantined'`))
    .orderBy(asc(lastActivityAt))
    .limit(mostChanges);
  return found.map((row) => ({
    reference: row.reference,
    at: row.at.getTime(),
    author: row.author ?? row.openedBy,
    writtenAt: (row.writtenAt ?? row.createdAt).getTime(),
  }));
}
