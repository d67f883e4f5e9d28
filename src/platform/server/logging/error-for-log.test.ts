import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { addMissingAddresses } from '#features/monitoring/server/missing-addresses.ts';
import { databaseForTests } from '../../database/testing.ts';
import { errorForLog } from './log.ts';

const database = await databaseForTests('postgres');

describe('an error in the log', () => {
  it('says what failed but not what a visitor typed', async () => {
    const typed = 'somebody@example.com\nparams: twice';
    await database.db.execute(sql`drop table missing_address`);
    const error = await addMissingAddresses(database.db, [
      { path: typed, hits: 1, lastSeen: new Date(), language: 'en' },
    ]).catch((error: unknown) => error);
    expect(String(error)).toContain('somebody@example.com');
    const logged = errorForLog(error);
    expect(logged).toMatchObject({ type: 'DrizzleQueryError', cause: { code: '42P01' } });
    expect(logged.message).toContain('insert into "missing_address"');
    expect(logged.stack).toContain('missing-addresses.ts');
    expect(JSON.stringify(logged)).not.toContain('somebody');
  });

  it('shows nothing of a text that looks like a stack trace', async () => {
    const typed = 'TypeError: x\n    at somebody@example.com (secret words)';
    const error = await addMissingAddresses(database.db, [
      { path: typed, hits: 1, lastSeen: new Date(), language: 'en' },
    ]).catch((error: unknown) => error);
    expect(JSON.stringify(errorForLog(error))).not.toMatch(/somebody|secret words/);
  });

  it('does not repeat a value that the database could not parse', async () => {
    const error = await database.db.execute(sql`select ${'Ana Secret'}::uuid`).catch((error: unknown) => error);
    expect(String(error instanceof Error && error.cause)).toContain('Ana Secret');
    expect(JSON.stringify(errorForLog(error))).not.toContain('Ana Secret');
    expect(errorForLog(error)).toMatchObject({ cause: { message: 'invalid input syntax for type uuid: "…"' } });
  });

  it('does not repeat a text that is not JSON, nor a URL', () => {
    const unread = () => JSON.parse('Ana Secret');
    expect(unread).toThrow('Ana Secret');
    try {
      unread();
    } catch (error) {
      expect(JSON.stringify(errorForLog(error))).not.toContain('Ana');
    }
    const refused = errorForLog(new Error('550 5.1.1 <ana@example.com>: unknown'));
    expect(refused.message).toBe('550 5.1.1 <…>: unknown');
    expect(refused.stack).toMatch(/^Error: 550 5\.1\.1 <…>: unknown\n {4}at .*error-for-log\.test\.ts/);
  });

  it('has its stack but no message if the message was changed since, and works without a stack', () => {
    const changed = new Error('Ana Secret');
    changed.message = 'something else';
    expect(errorForLog(changed).stack).toMatch(/^Error: something else\n {4}at .*error-for-log\.test\.ts/);
    expect(JSON.stringify(errorForLog(changed))).not.toContain('Ana');
    const placeless = Object.assign(new Error('no place'), { stack: 'Error: no place' });
    expect(errorForLog(placeless).stack).toBe('Error: no place');
  });

  it('is logged even if it is its own cause', () => {
    const [first, second] = [new Error('first'), new Error('second')];
    first.cause = second;
    second.cause = first;
    expect(errorForLog(first)).toMatchObject({ message: 'first', cause: { message: 'second' } });
  });

  it('can be any thrown value', () => {
    expect(errorForLog('oh')).toMatchObject({ type: 'string', message: 'oh' });
  });

  it.each([
    ['to ana@example.com, luis@example.com', 'to …, …'],
    ['<a@b> "c@d" (e@f);g=h@i', '<…> "…" (…);g=…'],
    ['@ a@ @b a@b@c', '@ a@ @b …'],
    [`${'x'.repeat(50_000)}@`, `${'x'.repeat(50_000)}@`],
  ])('contains no personal data: %j', (message, logged) => {
    expect(errorForLog(new Error(message)).message).toBe(logged);
  });
});
