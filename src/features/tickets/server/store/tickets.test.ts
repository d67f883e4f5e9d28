import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { LimitReached } from '#platform/database/limits/rate-limits.ts';
import { siteSecretOf } from '#platform/database/site-secrets.ts';
import { bothDatabases, databaseForTests } from '#platform/database/testing.ts';
import { outboxMessage } from '#platform/server/mail/tables.ts';
import { testActionDeps } from '#platform/server/staff/testing-actions.ts';
import { releaseTicket } from '../actions.ts';
import { setTicketState } from './conversation.ts';
import { findTicket, listNewestTickets, newReference, readReference } from './find-tickets.ts';
import { type MailsOf, type NewTicket, saveTicket, type TicketDeps } from './save-ticket.ts';

const noon = new Date('2026-11-20T12:00:00Z');
const later = (seconds: number) => new Date(noon.getTime() + seconds * 1000);
const mailsOf: MailsOf = ({ reference, email }, attachments) =>
  (['team', 'visitor'] as const).map((who) => {
    return {
      key: `ticket:${reference}:${who}`,
      recipient: email,
      subject: reference,
      text: `${attachments.length} attached`,
    };
  });

function newTicket(change: Partial<NewTicket> = {}): NewTicket {
  const written = { name: 'Ana 🐜', email: 'ana@example.com', message: 'Hola', language: 'es', createdAt: noon };
  return { ...written, requestId: randomUUID(), ...change };
}

describe.each(bothDatabases)('the ticket store, on %s', async (kind) => {
  const database = await databaseForTests(kind);

  const files = (count = 0) => ({
    write: vi.fn(async () =>
      Array.from({ length: count }, () => ({ id: randomUUID(), name: 'a.txt', type: 'text/plain', bytes: 1 })),
    ),
    remove: vi.fn(async () => undefined),
  });
  const save = (ticket: NewTicket, deps: Partial<TicketDeps> = {}) =>
    saveTicket(database.db, ticket, { limits: [], files: files(), mailsOf, ...deps });
  const mails = async (reference: string) =>
    (await database.db.select().from(outboxMessage)).filter(({ key }) => key.includes(reference));

  it('saves a ticket with its attachments and two mails', async () => {
    const sent = newTicket({
      phone: '+573001234567',
      campaign: { utm_source: 'news' },
      page: '/contact',
      country: 'co',
    });
    const reference = await save(sent, { files: files(2) });
    expect(await findTicket(database.db, reference)).toMatchObject({
      ticket: { ...sent, reference, state: 'new', quarantineReasons: [] },
      attachments: [{ name: 'a.txt' }, { name: 'a.txt' }],
    });
    expect((await mails(reference)).map(({ text }) => text)).toEqual(['2 attached', '2 attached']);
    expect(await findTicket(database.db, newReference())).toBeUndefined();
  });

  it('saves one ticket when the same request comes twenty times concurrently', async () => {
    const sent = newTicket();
    const attached = files(1);
    const limits = [{ key: `once:${kind}`, most: 1, seconds: 60 }];
    const references = await Promise.all(Array.from({ length: 20 }, () => save(sent, { files: attached, limits })));
    expect(new Set(references).size).toBe(1);
    expect(await mails(references[0] ?? '')).toHaveLength(2);
    expect(attached.write).toHaveBeenCalledTimes(1);
    const all = await listNewestTickets(database.db, 1000);
    expect(all.filter(({ requestId }) => requestId === sent.requestId)).toMatchObject([{ message: 'Hola' }]);
  });

  it.each([{ message: 'Something else' }, { name: 'Zoe' }, { email: 'zoe@example.com' }])(
    'saves two tickets when a request id is reused with another %o',
    async (other) => {
      const sent = newTicket();
      const first = await save(sent);
      const second = await save({ ...sent, ...other });
      expect(second).not.toBe(first);
      expect((await findTicket(database.db, second))?.ticket).toMatchObject({ ...other, requestId: null });
    },
  );

  it('changes the state of a ticket unless it is held back, and returns whether it did', async () => {
    const [open, held] = [await save(newTicket()), await save(newTicket({ quarantineReasons: ['links'] }))];
    expect(await setTicketState(database.db, open, 'answered')).toBe(true);
    expect((await findTicket(database.db, open))?.ticket.state).toBe('answered');
    expect(await setTicketState(database.db, held, 'answered')).toBe(false);
    expect((await findTicket(database.db, held))?.ticket.state).toBe('quarantined');
    expect(await setTicketState(database.db, newReference(), 'closed')).toBe(false);
  });

  it('saves one ticket when the same message comes concurrently with several request ids, or none', async () => {
    const messageKey = randomUUID();
    const ids = [randomUUID(), randomUUID(), undefined, undefined];
    const references = await Promise.all(ids.map((requestId) => save(newTicket({ requestId, messageKey }))));
    expect(new Set(references).size).toBe(1);
  });

  it('saves every ticket that comes without a request id', async () => {
    const sent = newTicket({ requestId: null });
    const references = await Promise.all(Array.from({ length: 20 }, () => save(sent)));
    expect(new Set(references).size).toBe(20);
  });

  it('generates another reference if one is taken', async () => {
    const taken = await save(newTicket());
    const free = newReference();
    const references = [taken, taken, free];
    expect(await save(newTicket(), { makeReference: () => references.shift() ?? '' })).toBe(free);
    await expect(save(newTicket(), { makeReference: () => taken })).rejects.toThrow('No free reference');
  });

  it('saves nothing if a part fails', async () => {
    const sent = newTicket();
    const attached = files(1);
    const fails = () => {
      throw new Error('no words');
    };
    await expect(save(sent, { files: attached, mailsOf: fails })).rejects.toThrow('no words');
    expect(attached.remove).toHaveBeenCalledTimes(1);
    const all = await listNewestTickets(database.db, 1000);
    expect(all.filter(({ requestId }) => requestId === sent.requestId)).toEqual([]);
    const reference = await save(sent, { files: attached });
    expect(attached.remove).toHaveBeenCalledTimes(1);
    expect(await mails(reference)).toHaveLength(2);
  });

  it('throws the original error, even if the files cannot be removed', async () => {
    const attached = { ...files(1), remove: () => Promise.reject(new Error('a disk that only reads')) };
    const fails = () => Promise.reject(new Error('no space left'));
    await expect(save(newTicket(), { files: { ...attached, write: fails } })).rejects.toThrow('no space left');
  });

  it('queues the mails of a quarantined ticket when it is released, once', async () => {
    const reference = await save(newTicket({ quarantineReasons: ['links'], createdAt: later(1) }), { files: files(1) });
    expect(await mails(reference)).toEqual([]);
    expect(await listNewestTickets(database.db, 1, 'quarantined')).toMatchObject([{ reference }]);
    const both = [reference, reference].map((one) => releaseTicket(testActionDeps(database.db), one));
    expect((await Promise.all(both)).sort()).toEqual(['new', 'quarantined']);
    const sent = await mails(reference);
    expect(sent.toSorted((one, other) => one.key.localeCompare(other.key))).toMatchObject([
      { key: `ticket:${reference}:team`, text: expect.stringContaining('a.txt') },
      { key: `ticket:${reference}:visitor` },
    ]);
    expect(await findTicket(database.db, reference)).toMatchObject({
      ticket: { state: 'new', quarantineReasons: ['links'] },
    });
    expect(await releaseTicket(testActionDeps(database.db), newReference())).toBe('unknown');
  });

  it('limits the tickets per sender and time window', async () => {
    const limits = [{ key: `counted:${kind}`, most: 2, seconds: 60 }];
    const send = (seconds: number) => save(newTicket({ createdAt: later(seconds) }), { limits });
    await send(0);
    await send(59);
    const refused = await send(59).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(LimitReached);
    expect(refused).toMatchObject({ until: later(60) });
    await send(60);
    await save(newTicket(), { limits: [{ key: 'of another', most: 1, seconds: 60 }] });
  });

  it('counts concurrent tickets one by one', async () => {
    const limits = ['a', 'b'].map((name) => ({ key: `${name}:race`, most: 5, seconds: 60 }));
    const sent = Array.from({ length: 20 }, () => save(newTicket(), { limits }));
    const outcomes = await Promise.allSettled(sent);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  });

  it('shares one secret among servers that request it concurrently', async () => {
    const secrets = await Promise.all(Array.from({ length: 8 }, () => siteSecretOf(database.db, 'form')));
    expect(new Set(secrets).size).toBe(1);
    expect(secrets[0]).toMatch(/^[\w-]{43}$/);
    expect(await siteSecretOf(database.db, 'another')).not.toBe(secrets[0]);
  });
});

describe('a reference', () => {
  it('contains no letter that can be mistaken for another', () => {
    const made = Array.from({ length: 500 }, newReference);
    expect(new Set(made).size).toBe(500);
    for (const reference of made) expect(reference).toMatch(/^H-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/);
    const characters = new Set(made.join('').replace(/^H-|-/g, ''));
    expect(characters.size).toBe(30);
  });

  it('is recognised however people type it', () => {
    expect(readReference(' h-7kq2-94mx ')).toBe('H-7KQ2-94MX');
    expect(readReference('H-7KQ2-94M1')).toBeUndefined();
  });
});
