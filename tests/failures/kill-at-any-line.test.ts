import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { accountApp, someAddress } from '../../src/features/accounts/server/testing-accounts.ts';
import { confirmationKey } from '../../src/features/meetings/server/meeting.ts';
import { insertTestMeeting } from '../../src/features/meetings/server/store/testing-meetings.ts';
import { meetingApp } from '../../src/features/meetings/server/testing-meetings.ts';
import { paymentApp } from '../../src/features/payments/server/testing-payments.ts';
import { quoteApp } from '../../src/features/quotes/server/testing-quotes.ts';
import { ticketApp } from '../../src/features/tickets/server/testing-tickets.ts';
import { createPostgresDatabase } from '../../src/platform/database/testing.ts';
import {
  type BreakableDatabase,
  type Failure,
  openBreakableDatabase,
} from '../../src/platform/database/testing-broken-line.ts';
import { migratedTemplate } from '../../src/platform/database/testing-migrations.ts';
import { outboxMessage } from '../../src/platform/server/mail/tables.ts';

/** A Wednesday at 7 in Bogotá. */
const now = new Date('2026-11-18T12:00:00Z');

/** No limits: the test makes many in one moment. */
const manyBookings = { MEETING_BOOKINGS_PER_HOUR: '1000', MEETING_CONFIRM_FROM: '1000' };
let confirmed = 1_000;

/** A request that a visitor or the payment provider repeats until it is acknowledged. */
interface Write {
  /** Sends the request. Repeated requests have the same id. */
  send(): Promise<Response> | Response;
  /** The number of mails that it queues. */
  readonly mails: number;
}

describe('a lost connection or a full disk at any statement of a write', { timeout: 120_000 }, () => {
  let database: BreakableDatabase;
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now });
    database = await openBreakableDatabase(await createPostgresDatabase(migratedTemplate));
  }, 120_000);
  afterAll(async () => {
    vi.useRealTimers();
    await database.close();
  });

  const writes: Readonly<Record<string, () => Promise<Write> | Write>> = {
    'a ticket': () => {
      const { send } = ticketApp(database);
      const fields = { request_id: randomUUID(), email_cliente: `${randomUUID()}@example.com` };
      return { send: () => send({ ...fields, attachments: [new File(['Hola'], 'a.txt')] }), mails: 2 };
    },
    'a booking': async () => {
      const { book, free } = meetingApp(database, { env: manyBookings });
      const { DATA } = await free();
      const fields = { time: DATA.times[0], request_id: randomUUID(), email: `${randomUUID()}@example.com` };
      return { send: () => book(fields), mails: 2 };
    },
    'a booking that has to be confirmed': async () => {
      const { book, free } = meetingApp(database, { env: { ...manyBookings, MEETING_CONFIRM_FROM: '0' } });
      const { DATA } = await free();
      const fields = { time: DATA.times[0], request_id: randomUUID(), email: `${randomUUID()}@example.com` };
      return { send: () => book(fields), mails: 1 };
    },
    'a confirmation': async () => {
      const { reference } = await insertTestMeeting(database.db, {
        state: 'held',
        heldUntil: new Date(now.getTime() + 60_000),
        startsAt: new Date(now.getTime() + ++confirmed * 60 * 60_000),
      });
      const confirm = confirmationKey('x'.repeat(32), reference);
      const { post } = meetingApp(database);
      const send = async () => {
        const answer = await post({ action: 'confirm', meeting: reference, confirm });
        // A browser takes a redirect as success.
        return answer.status === 303 ? new Response() : answer;
      };
      return { send, mails: 2 };
    },
    'a quote': () => {
      const { create } = quoteApp(database);
      const fields = { request_id: randomUUID(), email: `${randomUUID()}@example.com` };
      return { send: () => create(fields), mails: 2 };
    },
    'an order': () => {
      const { create } = paymentApp(database);
      const fields = { request_id: randomUUID() };
      return { send: () => create(fields), mails: 0 };
    },
    'a code to sign in with': async () => {
      const browser = accountApp(database).browser();
      await browser.send('/login/en');
      const email = someAddress();
      return { send: () => browser.post('/login/en', { step: 'email', email }), mails: 1 };
    },
    'the event of a payment': async () => {
      const shop = paymentApp(database);
      const said = shop.attempt(await shop.order()).say('APPROVED');
      return { send: () => shop.tell(said), mails: 2 };
    },
  };

  const mails = async () => (await database.db.select({ key: outboxMessage.key }).from(outboxMessage)).length;

  const isDoneOnce = async (prepare: () => Promise<Write> | Write) => {
    const whole = await prepare();
    database.countStatements();
    const unbroken = await whole.send();
    const statements = database.countStatements();
    expect(unbroken.status).toBe(200);
    expect(statements).toBeGreaterThan(2);

    for (const errorCode of ['before', 'after', 'full'] satisfies Failure[]) {
      for (let at = 1; at <= statements; at++) {
        const write = await prepare();
        const before = await mails();
        database.breakAt(at, errorCode);
        const broken = await write.send();
        // Shared rows, such as a secret, are created once, so later runs have fewer statements.
        if (!database.heal()) break;
        // The answer says to retry, unless everything was done; it never reports an internal error.
        expect([200, 503], `${errorCode} at statement ${at}`).toContain(broken.status);
        const halfway = (await mails()) - before;
        expect([0, write.mails], `mails when broken ${errorCode} at statement ${at}`).toContain(halfway);
        if (broken.status === 200) expect(halfway).toBe(write.mails);

        const again = await write.send();
        expect(again.status, `sent again after ${errorCode} at statement ${at}`).toBe(200);
        expect((await mails()) - before).toBe(write.mails);
      }
    }
  };

  /** Who stores and mails most. The others are part of `npm run check:system`. */
  const examples = ['the event of a payment', 'a ticket'];
  for (const [name, prepare] of Object.entries(writes)) {
    const tags = examples.includes(name) ? [] : ['system'];
    it(`${name} is done once, or not at all and then once`, { tags }, () => isDoneOnce(prepare));
  }
});
