import { like } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { ticketApp } from '../../src/features/tickets/server/testing-tickets.ts';
import { rateLimitCount } from '../../src/platform/database/tables.ts';
import { databaseForTests } from '../../src/platform/database/testing.ts';

describe('one customer of a provider, who has very many IPv6 addresses', async () => {
  const database = await databaseForTests('postgres');
  const { send } = ticketApp(database);
  beforeEach(() => database.db.delete(rateLimitCount));

  /** Sends a message, each time as another person. */
  const write = async (forwardedFor: string) => (await send({}, { 'x-forwarded-for': forwardedFor })).status;

  /** As if the first sender had written so often within the hour. */
  async function haveWritten(limit: 'network-hour' | 'network-hour-wide', uses: number): Promise<void> {
    const counted = await database.db
      .update(rateLimitCount)
      .set({ uses })
      .where(like(rateLimitCount.key, `${limit}:%`))
      .returning();
    expect(counted).toHaveLength(1);
  }

  it('is one sender with all addresses of a /64, however they are written', async () => {
    expect(await write('2001:db8:1:2::1')).toBe(200);
    await haveWritten('network-hour', 20);
    expect(await write('2001:DB8:1:2:ffff::9')).toBe(429);
    expect(await write('2001:0db8:0001:0002:0000:0000:0000:00ab')).toBe(429);
    expect(await write('2001:db8:1:2:0:ffff:203.0.113.9')).toBe(429);
    expect(await write('2001:db8:1:2::7%eth0')).toBe(429);
    expect(await write('2001:db8:1:3::1')).toBe(200);
  });

  it('is one sender whatever stands before its address in the header', async () => {
    expect(await write('2001:db8:1:2::1')).toBe(200);
    await haveWritten('network-hour', 20);
    expect(await write('2001:db8:9::1, 203.0.113.9, 2001:db8:1:2::2')).toBe(429);
    expect(await write('::ffff:203.0.113.9,2001:db8:1:2::3')).toBe(429);
  });

  it('has five times as much for all networks of a /56 or a /48 as for one of them', async () => {
    expect(await write('2001:db8:7:ab00::1')).toBe(200);
    await haveWritten('network-hour-wide', 99);
    expect(await write('2001:db8:7:ab01::1')).toBe(200);
    expect(await write('2001:db8:7:abff::1')).toBe(429);
    expect(await write('2001:db8:7:1::1')).toBe(429);
    expect(await write('2001:db8:8:1::1')).toBe(200);
  });

  it('is not every visitor with IPv4, where a proxy writes their addresses as IPv6', async () => {
    expect(await write('::ffff:cb00:7109')).toBe(200);
    await haveWritten('network-hour', 20);
    expect(await write('203.0.113.9')).toBe(429);
    expect(await write('::ffff:cb00:710a')).toBe(200);
  });
});
