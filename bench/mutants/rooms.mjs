// @ts-check

/**
 * @typedef {object} Room
 * @property {readonly string[]} mutate Where a fault would cost money, a meeting or what somebody wrote.
 * @property {readonly string[]} tests What has to notice it: on the faster of both databases, without processes of its own.
 */

/** @type {Readonly<Record<string, Room>>} */
export const rooms = {
  money: {
    mutate: [
      'src/site/{money,unit-price}.ts',
      'src/site/payments/*.ts',
      'src/site/quotes/{totals,measures,selection,selection-text,valid-until}.ts',
      'src/site/sms/*.ts',
      'src/server/payments/{begin-payment,bought,check-order,find-price,find-quote-price,find-opened-order,order-limits,tell-of-change}.ts',
      'src/server/payments/providers/wompi/*.ts',
      'src/server/quotes/{choose-items,create-quote,quote-state,sender-limits}.ts',
      'src/database/payments/*.ts',
      'src/database/quotes/make-quote.ts',
    ],
    tests: [
      'src/site/{money,unit-price}.test.ts',
      'src/{site,server,database}/{payments,quotes,sms}/**/*.test.ts',
      'src/server/commands/payments/*.test.ts',
    ],
  },
  bookings: {
    mutate: [
      'src/site/meetings/{clock-change,free-times,holidays,meeting-time,week-of-times,zone-offsets}.ts',
      'src/server/meetings/{book,booking-limits,find-opened-meeting,free-now,is-offered}.ts',
      'src/server/meetings/calendar/*.ts',
      'src/database/meetings/{book-meeting,cancel-meeting,meeting-change,move-meeting,remind-meetings}.ts',
    ],
    tests: ['src/{site,server,database}/meetings/**/*.test.ts', 'src/server/commands/meetings/*.test.ts'],
  },
  tickets: {
    mutate: [
      'src/server/tickets/{create-ticket,read-ticket,same-message-id,ticket-problems}.ts',
      'src/server/tickets/spam/*.ts',
      'src/server/tickets/attachments/*.ts',
      'src/database/tickets/*.ts',
      'src/database/outbox/{claim-mail,queue-mail,settle-mail,resend-mail}.ts',
      'src/database/limits/*.ts',
      'src/database/clock/*.ts',
    ],
    tests: [
      'src/{server,database}/{tickets,outbox,limits}/**/*.test.ts',
      'src/server/commands/{tickets,outbox}/*.test.ts',
      'src/server/faults/clock-jump.test.ts',
    ],
  },
};

/** The room that `npm run check:mutants` is in. */
export const roomOfRun = rooms[process.env['MUTANTS'] ?? ''] ?? { mutate: [], tests: [] };
