import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { databaseForTests, databaseKinds } from '#platform/database/testing.ts';
import { testActionDeps } from '#platform/server/staff/testing-actions.ts';
import { quarantineTicket, releaseTicket } from '../actions.ts';
import { addMessage, setTicketState } from './conversation.ts';
import { countTickets, findAttachment, findTicket, type ListPosition, searchTickets } from './find-tickets.ts';
import { type NewTicket, saveTicket } from './save-ticket.ts';

const noon = new Date('2026-11-20T12:00:00Z');
const day = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(noon.getTime() - days * day);

describe.each(databaseKinds)('the ticket search of the team, on %s', async (kind) => {
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
  const search = async (text: string, more: { state?: 'new' | 'closed'; limit?: number; offset?: number } = {}) => {
    const found = await searchTickets(database.db, { text, limit: 100, offset: 0, ...more });
    return found.map(({ reference }) => reference);
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

  it('finds tickets by later messages', async () => {
    const reference = await save({ email: 'later@example.com' });
    const ticketId = (await findTicket(database.db, reference))?.ticket.id ?? '';
    const message = { id: randomUUID(), ticketId, author: 'visitor', staffEmail: null, createdAt: noon } as const;
    await addMessage(database.db, { ...message, text: 'One hundred elephants' });
    expect(await search('ELEPHANTS later@')).toEqual([reference]);
  });

  it('counts tickets by state, and returns pages with the newest first', async () => {
    const made: string[] = [];
    for (let n = 0; n < 5; n++) made.push(await save({ name: 'Paginado', createdAt: daysAgo(n) }));
    const [first = '', second = '', ...others] = made;
    await setTicketState(database.db, first, 'answered');
    await setTicketState(database.db, second, 'closed');
    await quarantineTicket(deps, others.at(-1) ?? '');
    expect(await countTickets(database.db, 'paginado', 2)).toEqual({ new: 2, answered: 1, closed: 1, quarantined: 1 });
    expect(await countTickets(database.db, '', 0)).toEqual({ new: 1, answered: 1, closed: 1, quarantined: 1 });
    expect(await search('paginado')).toEqual(made);
    expect(await search('paginado', { limit: 2, offset: 2 })).toEqual(made.slice(2, 4));
    const found = await searchTickets(database.db, { text: 'paginado', limit: 100 });
    const beside = async (part: { olderThan: ListPosition } | { newerThan: ListPosition }) =>
      (await searchTickets(database.db, { text: 'paginado', limit: 2, ...part })).map(({ reference }) => reference);
    for (const [at, place] of found.entries()) {
      expect(await beside({ olderThan: place }), `after ${at}`).toEqual(made.slice(at + 1, at + 3));
      expect(await beside({ newerThan: place }), `before ${at}`).toEqual(made.slice(Math.max(0, at - 2), at));
    }
    expect(await search('paginado', { state: 'new' })).toEqual(made.slice(2, 4));
    expect(await search('paginado', { state: 'closed' })).toEqual([second]);
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
