import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { databaseForTests } from '#platform/database/testing.ts';
import { incomingMailData } from './personal-data.ts';
import { incomingMail } from './tables.ts';
import { incomingApp, mailOf } from './testing-incoming.ts';

type Row = typeof incomingMail.$inferSelect;

describe('the incoming mail of a person', async () => {
  const database = await databaseForTests('embedded');
  const { db } = database;
  const { config, secret, save } = incomingApp(database);
  beforeEach(() => db.delete(incomingMail));

  const owner = { id: randomUUID(), email: 'ana@example.com', earlier: [] };
  const failed = { state: 'failed', problem: 'unreadable' } as const;

  /** Saves a message as it is after handling, and returns its row. */
  async function stored(raw: Buffer, change: Partial<Row> = failed): Promise<Row> {
    await save(raw);
    const rows = await db.select().from(incomingMail).orderBy(incomingMail.receivedAt);
    const id = rows.at(-1)?.id ?? '';
    const [row] = await db.update(incomingMail).set(change).where(eq(incomingMail.id, id)).returning();
    if (!row) throw new Error('The message was not saved');
    return row;
  }

  /** Erases what is theirs. Returns which of these messages are gone, and the files to remove. */
  async function erase(of: Parameters<typeof incomingMailData.erase>[1] = owner) {
    const removed: unknown[] = [];
    const removeLater = (file: unknown) => void removed.push(file);
    await db.transaction((tx) => incomingMailData.erase(tx, of, { config, secret, now: new Date(), removeLater }));
    return removed;
  }

  const stays = async (row: Row) => (await db.$count(incomingMail, eq(incomingMail.id, row.id))) === 1;

  it('a mail by a person that could not be read is exported and erased, with its file', async () => {
    const row = await stored(mailOf({ From: 'Ana <ANA@example.com>' }), { ...failed, sender: 'ana@example.com' });
    const files: unknown[] = [];
    const addFile = async (file: unknown) => {
      files.push(file);
      return 'mail/1.eml';
    };
    expect(await incomingMailData.collect(db, owner, { config, addFile })).toMatchObject([{ file: 'mail/1.eml' }]);
    expect(files).toMatchObject([{ from: expect.stringContaining(row.original ?? '-') }]);
    expect(await erase()).toEqual([{ attachment: row.original }]);
    expect(await stays(row)).toBe(false);
  });

  it.each([
    ['its From header, which was not read', mailOf({ From: 'Ana <Ana@Example.com>' }), failed],
    ['its From header, while it waits', mailOf({ From: 'ana@example.com' }), { state: 'waiting' }],
    ['an encoded name before the address', mailOf({ From: '=?utf-8?Q?P=C3=A9rez=2C_Ana?= <ana@example.com>' }), failed],
    [
      'one of several authors',
      mailOf({ From: 'eve@example.com, ana@example.com' }),
      { ...failed, sender: 'eve@example.com' },
    ],
    ['a second From header', Buffer.from('From: eve@x.example\r\nFrom: ana@example.com\r\n\r\nx'), failed],
    [
      'its Sender header',
      mailOf({ From: 'eve@example.com', Sender: 'ana@example.com' }),
      { ...failed, sender: 'eve@example.com' },
    ],
    [
      'its Reply-To header, over two lines',
      mailOf({ From: 'form@site.example', 'Reply-To': 'Ana\n <ana@example.com>' }),
      { ...failed, problem: 'tooMany', sender: 'form@site.example' },
    ],
    ['a header without a From', mailOf({ 'Return-Path': '<ana@example.com>' }), failed],
    ['its text, without a From', mailOf({}, 'Escríbanme a ana@example.com.'), failed],
    [
      'its text in quoted-printable, without a From',
      mailOf({ 'Content-Transfer-Encoding': 'quoted-printable' }, 'Escr=C3=ADbanme a ana=40exam=\nple=2Ecom'),
      failed,
    ],
    ['bytes that are no message', Buffer.from('\0\xff<ana@example.com>\0', 'latin1'), failed],
  ] as const)('is found by %s', async (_, raw, change) => {
    const row = await stored(raw, change);
    await erase();
    expect(await stays(row)).toBe(false);
  });

  it.each([
    ['that was not read', mailOf({ From: 'eve@example.com', Cc: 'ana@example.com' }, 'Ana es ana@example.com'), failed],
    [
      'that waits for the team',
      mailOf({ From: 'eve@example.com', To: 'ana@example.com' }, 'ana@example.com'),
      { ...failed, problem: 'tooMany', sender: 'eve@example.com' },
    ],
    ['that was not handled yet', mailOf({ From: 'eve@example.com' }, 'Ana es ana@example.com'), { state: 'waiting' }],
    ['by an address that contains theirs', mailOf({ 'Return-Path': '<juliana@example.com>' }), failed],
    [
      'by an address that begins with theirs',
      mailOf({ 'Return-Path': '<ana@example.com.co>' }, 'ana@example.communes'),
      failed,
    ],
    ['that names nobody', mailOf({}, 'Hola'), failed],
  ] as const)('is not what somebody else wrote, %s', async (_, raw, change) => {
    const row = await stored(raw, change);
    expect(await erase()).toEqual([]);
    expect(await stays(row)).toBe(true);
  });

  it('is found by an earlier address, if it came while that was theirs', async () => {
    const row = await stored(mailOf({ From: 'eve@example.com', Sender: 'old@example.com' }));
    const until = (ms: number) => ({
      ...owner,
      earlier: [{ email: 'old@example.com', until: new Date(row.receivedAt.getTime() + ms) }],
    });
    await erase(until(-1_000));
    expect(await stays(row)).toBe(true);
    await erase(until(1_000));
    expect(await stays(row)).toBe(false);
  });

  it('is erased if its file is gone, and stays if nobody can tell whose it was', async () => {
    const theirs = await stored(mailOf({}, 'uno'), { ...failed, sender: 'ana@example.com', original: null });
    const unknown = await stored(mailOf({}, 'dos'), { ...failed, original: 'c0ffee00-0000-4000-8000-000000000000' });
    await erase();
    expect([await stays(theirs), await stays(unknown)]).toEqual([false, true]);
  });
});
