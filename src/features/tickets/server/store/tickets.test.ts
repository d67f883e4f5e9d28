import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { LimitReached } from '#platform/database/limits/rate-limits.ts';
import { siteSecretOf } from '#platform/database/site-secrets.ts';
import { databaseForTests, databaseKinds } from '#platform/database/testing.ts';
import { outboxMessage } from '#platform/server/mail/tables.ts';
import { releaseTicket, setTicketState } from './change-ticket.ts';
import { findTicket, listTickets, newReference, readReference } from './find-tickets.ts';
import { type MailsOf, type NewTicket, saveTicket, type TicketDeps } from './save-ticket.ts';

const noon = new Date('2026-11-20T12:00:00Z');
const later = (seconds: number) => new Date(noon.getTime() + seconds * 1000);
const mailsOf: MailsOf = ({ reference, email }, attachments) =>
  ['team', 'visitor'].map((who) => {
    return { key: `${reference}:${who}`, recipient: email, subject: reference, text: `${attachments.length} attached` };
  });

function newTicket(change: Partial<NewTicket> = {}): NewTicket {
  const written = { name: 'Ana 🐜', email: 'ana@example.com', message: 'Hola', language: 'es', createdAt: noon };
  return { ...written, requestId: randomUUID(), ...change };
}

describe.each(databaseKinds)('tickets on %s', async (kind) => {
  const database = await databaseForTests(kind);

  const files = (count = 0) => ({
    write: vi.fn(async () =>
      Array.from({ length: count }, () => ({ id: randomUUID(), name: 'a.txt', type: 'text/plain', bytes: 1 })),
    ),
    remove: vi.fn(async () => undefined),
  });
  const keep = (ticket: NewTicket, deps: Partial<TicketDeps> = {}) =>
    saveTicket(database.db, ticket, { limits: [], files: files(), mailsOf, ...deps });
  const mails = async (reference: string) =>
    (await database.db.select().from(outboxMessage)).filter(({ subject }) => subject === reference);

  it('are kept whole, with their attachments and two mails', async () => {
    const sent = newTicket({
      phone: '+573001234567',
      campaign: { utm_source: 'news' },
      page: '/contact',
      country: 'co',
    });
    const reference = await keep(sent, { files: files(2) });
    expect(await findTicket(database.db, reference)).toMatchObject({
      ticket: { ...sent, reference, state: 'new', quarantineReasons: [] },
      attachments: [{ name: 'a.txt' }, { name: 'a.txt' }],
    });
    expect((await mails(reference)).map(({ text }) => text)).toEqual(['2 attached', '2 attached']);
    expect(await findTicket(database.db, newReference())).toBeUndefined();
  });

  it('are one when the same request comes twenty times at once', async () => {
    const sent = newTicket();
    const attached = files(1);
    const limits = [{ key: `once:${kind}`, most: 1, seconds: 60 }];
    const references = await Promise.all(Array.from({ length: 20 }, () => keep(sent, { files: attached, limits })));
    expect(new Set(references).size).toBe(1);
    expect(await mails(references[0] ?? '')).toHaveLength(2);
    expect(attached.write).toHaveBeenCalledTimes(1);
    const all = await listTickets(database.db, { limit: 1000 });
    expect(all.filter(({ requestId }) => requestId === sent.requestId)).toMatchObject([{ message: 'Hola' }]);
  });

  it.each([{ message: 'Something else' }, { name: 'Zoe' }, { email: 'zoe@example.com' }])(
    'are two when the id of a request comes with another %o: neither is lost',
    async (other) => {
      const sent = newTicket();
      const first = await keep(sent);
      const second = await keep({ ...sent, ...other });
      expect(second).not.toBe(first);
      expect((await findTicket(database.db, second))?.ticket).toMatchObject({ ...other, requestId: null });
    },
  );

  it('change their state unless they are held back, and say whether they did', async () => {
    const [open, held] = [await keep(newTicket()), await keep(newTicket({ quarantineReasons: ['links'] }))];
    expect(await setTicketState(database.db, open, 'answered')).toBe(true);
    expect((await findTicket(database.db, open))?.ticket.state).toBe('answered');
    expect(await setTicketState(database.db, held, 'answered')).toBe(false);
    expect((await findTicket(database.db, held))?.ticket.state).toBe('quarantined');
    expect(await setTicketState(database.db, newReference(), 'closed')).toBe(false);
  });

  it('are one when the same message comes under several ids, or none, at once', async () => {
    const messageKey = randomUUID();
    const ids = [randomUUID(), randomUUID(), undefined, undefined];
    const references = await Promise.all(ids.map((requestId) => keep(newTicket({ requestId, messageKey }))));
    expect(new Set(references).size).toBe(1);
  });

  it('without a request id are as many as are sent', async () => {
    const sent = newTicket({ requestId: null });
    const references = await Promise.all(Array.from({ length: 20 }, () => keep(sent)));
    expect(new Set(references).size).toBe(20);
  });

  it('take another reference where one is taken', async () => {
    const taken = await keep(newTicket());
    const free = newReference();
    const references = [taken, taken, free];
    expect(await keep(newTicket(), { makeReference: () => references.shift() ?? '' })).toBe(free);
    await expect(keep(newTicket(), { makeReference: () => taken })).rejects.toThrow('No free reference');
  });

  it('leave nothing behind if a part of them fails', async () => {
    const sent = newTicket();
    const attached = files(1);
    const fails = () => {
      throw new Error('no words');
    };
    await expect(keep(sent, { files: attached, mailsOf: fails })).rejects.toThrow('no words');
    expect(attached.remove).toHaveBeenCalledTimes(1);
    const all = await listTickets(database.db, { limit: 1000 });
    expect(all.filter(({ requestId }) => requestId === sent.requestId)).toEqual([]);
    const reference = await keep(sent, { files: attached });
    expect(attached.remove).toHaveBeenCalledTimes(1);
    expect(await mails(reference)).toHaveLength(2);
  });

  it('say why nothing was kept, also where the files cannot be removed', async () => {
    const attached = { ...files(1), remove: () => Promise.reject(new Error('a disk that only reads')) };
    const fails = () => Promise.reject(new Error('no space left'));
    await expect(keep(newTicket(), { files: { ...attached, write: fails } })).rejects.toThrow('no space left');
  });

  it('in quarantine send their mails when they are released, once', async () => {
    const reference = await keep(newTicket({ quarantineReasons: ['links'], createdAt: later(1) }), { files: files(1) });
    expect(await mails(reference)).toEqual([]);
    expect(await listTickets(database.db, { limit: 1, state: 'quarantined' })).toMatchObject([{ reference }]);
    const both = [reference, reference].map((one) => releaseTicket(database.db, one, mailsOf));
    expect((await Promise.all(both)).sort()).toEqual([false, true]);
    expect((await mails(reference)).map(({ text }) => text)).toEqual(['1 attached', '1 attached']);
    expect(await findTicket(database.db, reference)).toMatchObject({
      ticket: { state: 'new', quarantineReasons: ['links'] },
    });
    expect(await releaseTicket(database.db, newReference(), mailsOf)).toBe(false);
  });

  it('are counted by sender in windows of time, and not beyond the limit', async () => {
    const limits = [{ key: `counted:${kind}`, most: 2, seconds: 60 }];
    const send = (seconds: number) => keep(newTicket({ createdAt: later(seconds) }), { limits });
    await send(0);
    await send(59);
    const refused = await send(59).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(LimitReached);
    expect(refused).toMatchObject({ until: later(60) });
    await send(60);
    await keep(newTicket(), { limits: [{ key: 'of another', most: 1, seconds: 60 }] });
  });

  it('at once are counted one by one', async () => {
    const limits = ['a', 'b'].map((name) => ({ key: `${name}:race`, most: 5, seconds: 60 }));
    const sent = Array.from({ length: 20 }, () => keep(newTicket(), { limits }));
    const outcomes = await Promise.allSettled(sent);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  });

  it('share one secret among servers that ask for it at once', async () => {
    const asked = await Promise.all(Array.from({ length: 8 }, () => siteSecretOf(database.db, 'form')));
    expect(new Set(asked).size).toBe(1);
    expect(asked[0]).toMatch(/^[\w-]{43}$/);
    expect(await siteSecretOf(database.db, 'another')).not.toBe(asked[0]);
  });
});

describe('a reference', () => {
  it('has no letter that is taken for another', () => {
    const made = Array.from({ length: 500 }, newReference);
    expect(new Set(made).size).toBe(500);
    for (const reference of made) expect(reference).toMatch(/^H-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/);
    const signs = new Set(made.join('').replace(/^H-|-/g, ''));
    expect(signs.size).toBe(30);
  });

  it('is read as people type it', () => {
    expect(readReference(' h-7kq2-94mx ')).toBe('H-7KQ2-94MX');
    expect(readReference('H-7KQ2-94M1')).toBeUndefined();
  });
});
