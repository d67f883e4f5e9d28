import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { rowsOf } from '#platform/database/database.ts';
import { bothDatabases, databaseForTests } from '#platform/database/testing.ts';
import { testActionDeps } from '#platform/server/staff/testing-actions.ts';
import { msPerDay } from '#site/durations.ts';
import { ticketColumns } from '../../ticket-fields.ts';
import { assignTicket, quarantineTicket, releaseTicket } from '../actions.ts';
import { ticket } from '../tables.ts';
import { addMessage, setTicketState } from './conversation.ts';
import { findAttachment, findTicket } from './find-tickets.ts';
import {
  countFound,
  countTickets,
  type FoundTickets,
  type InboxPosition,
  listTicketCountries,
  searchTickets,
} from './inbox.ts';
import { matchText, type TextMatch } from './match-text.ts';
import { addNote } from './notes.ts';
import { type NewTicket, saveTicket } from './save-ticket.ts';

const noon = new Date('2026-11-20T12:00:00Z');
const referencesOf = ({ tickets }: FoundTickets) => tickets.map(({ reference }) => reference);
const daysAgo = (days: number) => new Date(noon.getTime() - days * msPerDay);

describe.each(bothDatabases)('the ticket search of the team, on %s', async (kind) => {
  const database = await databaseForTests(kind);
  const deps = testActionDeps(database.db);

  const save = (change: Partial<NewTicket>, files: readonly string[] = []) => {
    const written = { name: 'Ana', email: 'ana@example.com', message: 'Hola', language: 'es', createdAt: noon };
    return saveTicket(
      database.db,
      { ...written, ...change },
      {
        limits: [],
        mailsOf: () => [],
        files: {
          write: async () => files.map((name) => ({ id: randomUUID(), name, type: 'text/plain', bytes: 1 })),
          remove: async () => undefined,
        },
      },
    );
  };
  const search = async (text: string, more: { state?: 'new' | 'closed' | 'quarantined'; limit?: number } = {}) => {
    const match = await matchText(database.db, text);
    return referencesOf(await searchTickets(database.db, { match, limit: 100, ...more }));
  };

  it('finds tickets by reference, name, address, telephone and words, ignoring case', async () => {
    const zoe = await save({ name: 'Zoë O’Hara 🐜', email: 'Zoe.OHara@Example.com', phone: '+16045552368' });
    const percent = await save({ message: "A discount of 50% on file_name\\path, isn't it?", createdAt: daysAgo(1) });
    await save({ message: 'A discount of 500 on filename, is not it?', createdAt: daysAgo(2) });
    const [, one = '', other = ''] = zoe.split('-');
    const typed = [
      zoe,
      ` h ${one.toLowerCase()}–${other.toLowerCase()} `,
      one,
      'zoë',
      'ZOË',
      'o’hara',
      'zoe.ohara@',
      '🐜',
    ];
    for (const text of [...typed, '5552368', 'hola zoë']) expect(await search(text), text).toEqual([zoe]);
    for (const text of ['50%', '%', 'file_name', '_', '\\', "isn't", "ISN'T discount", 'NAME\\path']) {
      expect(await search(text), text).toEqual([percent]);
    }
    for (const text of ['zoë discount', 'H-2222-2222', '%%', "'; drop table ticket; --"]) {
      expect(await search(text), text).toEqual([]);
    }
    expect(await search('discount')).toHaveLength(2);
  });

  it.skipIf(kind === 'embedded')('has an index of every field of the contact form', async () => {
    const indexes = sql`select indexdef from pg_indexes where tablename = 'ticket' and indexdef like '%gin_trgm_ops%'`;
    const found = await rowsOf(database.db, z.object({ indexdef: z.string() }), indexes);
    const indexed = found.map(({ indexdef }) => indexdef).join();
    expect(ticketColumns.filter((column) => !indexed.includes(`${ticket[column].name} gin_trgm_ops`))).toEqual([]);
  });

  it('finds tickets by later messages', async () => {
    const reference = await save({ email: 'later@example.com' });
    const ticketId = (await findTicket(database.db, reference))?.ticket.id ?? '';
    const message = { id: randomUUID(), ticketId, author: 'visitor', staffEmail: null, createdAt: noon } as const;
    await addMessage(database.db, { ...message, text: 'One hundred elephants' });
    expect(await search('ELEPHANTS later@')).toEqual([reference]);
    const note = { id: randomUUID(), ticketId, staffEmail: 'eva@hormiga.example', createdAt: noon };
    await addNote(database.db, { ...note, text: 'Wants a giraffe' });
    expect(await search('giraffe elephants')).toEqual([reference]);
  });

  it('counts tickets by state, and returns pages: who waits longest first, then the latest activity', async () => {
    const made: string[] = [];
    for (let n = 0; n < 7; n++) made.push(await save({ name: 'Paginado', createdAt: daysAgo(n) }));
    const [newest = '', second = '', ...others] = made;
    await setTicketState(database.db, newest, 'answered');
    await setTicketState(database.db, second, 'closed');
    await quarantineTicket(deps, others.at(-1) ?? '');
    const filter = { match: await matchText(database.db, 'paginado') };
    const counts = { new: 4, answered: 1, closed: 1, quarantined: 1 };
    expect(await countTickets(database.db, filter, 3)).toEqual(counts);
    expect(await countFound(database.db, filter, 'eva@hormiga.example')).toEqual({ ...counts, mine: 0, nobody: 6 });
    expect(await countTickets(database.db, {}, 0)).toEqual({ new: 1, answered: 1, closed: 1, quarantined: 1 });
    const waiting = others.slice(0, -1).toReversed();
    const all = [...waiting, second, newest];
    expect(await search('paginado')).toEqual(all);
    expect(await search('paginado', { limit: 2 })).toEqual(all.slice(0, 2));
    const found = (await searchTickets(database.db, { ...filter, limit: 100 })).tickets;
    const beside = async (match: TextMatch, part: { after: InboxPosition } | { before: InboxPosition }) =>
      referencesOf(await searchTickets(database.db, { match, limit: 3, ...part }));
    for (const [at, place] of found.entries()) {
      for (const match of [filter.match, await matchText(database.db, 'paginado', { rare: 1, compared: 100 })]) {
        expect(await beside(match, { after: place }), `after ${at}`).toEqual(all.slice(at + 1, at + 4));
        expect(await beside(match, { before: place }), `before ${at}`).toEqual(all.slice(Math.max(0, at - 3), at));
      }
    }
    expect(await search('paginado', { state: 'new' })).toEqual(waiting);
    expect(await search('paginado', { state: 'closed' })).toEqual([second]);
    expect(await search('paginado', { state: 'quarantined' })).toEqual(others.slice(-1));
  });

  it('looks for words that very many tickets have in the order of the list, until there are enough', async () => {
    const made: string[] = [];
    for (let n = 0; n < 6; n++)
      made.push(await save({ name: 'Frecuente', message: `Nummer ${n}`, createdAt: daysAgo(n) }));
    const [newest = ''] = made;
    const ticketId = (await findTicket(database.db, newest))?.ticket.id ?? '';
    const note = { id: randomUUID(), ticketId, staffEmail: 'eva@hormiga.example', createdAt: noon };
    await addNote(database.db, { ...note, text: 'Nummer of the account' });
    const find = async (
      text: string,
      { limit = 100, ...limits }: { limit?: number; rare: number; compared: number },
    ) => {
      const match = await matchText(database.db, text, limits);
      const found = await searchTickets(database.db, { match, limit, language: 'es', state: 'new' });
      const counts = await countFound(database.db, { match }, 'eva@hormiga.example');
      return { references: referencesOf(found), isCut: found.isCut, counted: counts?.new };
    };
    const [all, last] = [made.toReversed(), made.slice(-1)];
    // A word in more tickets than are looked up at once is common, and is not counted.
    expect(await find('frecuente nummer', { rare: 6, compared: 100 })).toEqual({
      references: all,
      isCut: false,
      counted: 6,
    });
    const common = { references: all, isCut: false, counted: undefined };
    expect(await find('frecuente nummer', { rare: 5, compared: 100 })).toEqual(common);
    expect(await find('frecuente account', { rare: 5, compared: 100 })).toMatchObject({
      references: [newest],
      counted: 1,
    });
    // Of the tickets that wait, those of other tests included.
    const { tickets: waiting } = await searchTickets(database.db, { language: 'es', state: 'new', limit: 100 });
    const place = waiting.findIndex(({ reference }) => reference === last[0]);
    const upTo = { rare: 5, compared: place + 1 };
    expect(await find('frecuente nummer', upTo)).toMatchObject({ references: last, isCut: true });
    expect(await find('frecuente nummer', { ...upTo, limit: 1 }), 'enough').toMatchObject({
      references: last,
      isCut: false,
    });
  });

  it('combines filters, and lists the countries that occur', async () => {
    const [french, other] = [
      await save({ name: 'Filtrado', language: 'fr', country: 'ca' }),
      await save({ name: 'Filtrado', language: 'es', country: 'co' }),
    ];
    await assignTicket(deps, french, 'eva@hormiga.example');
    const find = async (filter: Parameters<typeof searchTickets>[1]) =>
      referencesOf(await searchTickets(database.db, filter));
    const base = { match: await matchText(database.db, 'filtrado'), limit: 10 };
    expect(await find({ ...base, assignee: 'eva@hormiga.example' })).toEqual([french]);
    expect(await find({ ...base, assignee: null })).toEqual([other]);
    expect(await find({ ...base, language: 'fr', country: 'ca', state: 'new' })).toEqual([french]);
    expect(await find({ ...base, language: 'fr', country: 'co' })).toEqual([]);
    expect(await listTicketCountries(database.db)).toEqual(['ca', 'co']);
  });

  it('lets a visitor wait from their first message that is not answered', async () => {
    const reference = await save({ createdAt: daysAgo(9) });
    const ticketId = (await findTicket(database.db, reference))?.ticket.id ?? '';
    const waits = async () => (await findTicket(database.db, reference))?.ticket.waitingSince;
    const write = (author: 'visitor' | 'team', days: number) =>
      addMessage(database.db, {
        id: randomUUID(),
        ticketId,
        author,
        staffEmail: null,
        text: 'x',
        createdAt: daysAgo(days),
      });
    expect(await waits()).toEqual(daysAgo(9));
    await write('visitor', 8);
    expect(await waits(), 'a second message changes nothing').toEqual(daysAgo(9));
    await write('team', 7);
    await setTicketState(database.db, reference, 'answered');
    expect(await waits()).toBeNull();
    await write('visitor', 6);
    await write('visitor', 5);
    expect(await waits()).toEqual(daysAgo(6));
    await setTicketState(database.db, reference, 'closed');
    expect(await waits()).toBeNull();
    await setTicketState(database.db, reference, 'new');
    expect(await waits(), 'reopened with an unanswered message').toEqual(daysAgo(6));
    await quarantineTicket(deps, reference);
    expect(await waits()).toBeNull();
    await write('visitor', 4);
    expect(await waits(), 'nobody waits in quarantine').toBeNull();
    await releaseTicket(deps, reference);
    expect(await waits()).toEqual(daysAgo(6));
    await write('team', 3);
    await setTicketState(database.db, reference, 'answered');
    await setTicketState(database.db, reference, 'new', daysAgo(1));
    expect(await waits(), 'reopened after the answer to everything').toEqual(daysAgo(1));
  });

  it('quarantines tickets by hand, and releases them', async () => {
    const reference = await save({ quarantineReasons: ['links'] });
    expect(await quarantineTicket(deps, reference)).toBe('quarantined');
    expect((await findTicket(database.db, reference))?.ticket.quarantineReasons).toEqual(['links']);
    for (const round of [1, 2]) {
      expect(await releaseTicket(deps, reference), `${round}`).toBe('quarantined');
      expect(await quarantineTicket(deps, reference)).toBe('new');
      const found = await findTicket(database.db, reference);
      expect(found?.ticket).toMatchObject({ state: 'quarantined', quarantineReasons: ['links', 'team'] });
    }
    expect(await quarantineTicket(deps, 'H-2222-2222')).toBe('unknown');
  });

  it('finds attachments by their id', async () => {
    const reference = await save({}, ['a.txt']);
    const [attached] = (await findTicket(database.db, reference))?.attachments ?? [];
    expect(await findAttachment(database.db, attached?.id ?? '')).toEqual({ attachment: attached, reference });
    expect(await findAttachment(database.db, randomUUID())).toBeUndefined();
  });
});
