// @ts-check

/**
 * Where a fault would cost money, a meeting or what somebody wrote, and the tests that have to notice it: on the faster
 * of both databases, without processes of their own. Rules and writes are held by tests of their own, which is quick;
 * calls (`-calls`) by tests through the whole app, which takes seconds a mutant.
 * @typedef {{ readonly mutate: readonly string[], readonly tests: readonly string[] }} Area
 */

/** @type {Readonly<Record<string, Area>>} */
export const areas = {
  money: {
    mutate: [
      'src/site/{money,unit-price}.ts',
      'src/site/payments/{amount,describe-item,plans-place}.ts',
      'src/site/quotes/{totals,measures,selection,selection-text,valid-until}.ts',
      'src/site/sms/*.ts',
      'src/database/payments/{apply-transaction,check-orders,judge-order,keep-event,list-problems,make-order,move-order,reconciliation}.ts',
    ],
    tests: [
      'src/site/{money,unit-price}.test.ts',
      'src/site/{payments,quotes,sms}/*.test.ts',
      'src/database/payments/*.test.ts',
      'tests/faults/clock-jump.test.ts',
    ],
  },
  bookings: {
    mutate: [
      'src/site/meetings/{clock-change,free-times,holidays,meeting-time,week-of-times,zone-offsets}.ts',
      'src/server/meetings/calendar/*.ts',
      'src/database/meetings/{book-meeting,cancel-meeting,meeting-change,move-meeting,remind-meetings}.ts',
    ],
    tests: [
      'src/site/meetings/*.test.ts',
      'src/server/meetings/{calendar,mail}/*.test.ts',
      'src/database/meetings/*.test.ts',
    ],
  },
  tickets: {
    mutate: [
      'src/server/tickets/{same-message-id,ticket-problems}.ts',
      'src/server/tickets/spam/{form-token,has-proof,link-density,spam-reasons}.ts',
      'src/features/tickets/server/attachments.ts',
      'src/database/tickets/*.ts',
      'src/database/outbox/{claim-mail,queue-mail,settle-mail,resend-mail}.ts',
      'src/database/limits/*.ts',
      'src/database/clock/*.ts',
    ],
    tests: [
      'src/server/tickets/{ticket-problems,spam/spam,attachments/as-attachment}.test.ts',
      'src/database/{tickets,outbox,limits}/*.test.ts',
      'tests/faults/clock-jump.test.ts',
    ],
  },
  'payment-calls': {
    mutate: [
      'src/server/payments/{begin-payment,bought,check-order,find-price,find-quote-price,find-opened-order,order-limits,tell-of-change}.ts',
      'src/server/payments/providers/wompi/*.ts',
    ],
    tests: ['src/server/payments/**/*.test.ts', 'src/server/commands/payments/*.test.ts'],
  },
  'quote-calls': {
    mutate: [
      'src/server/quotes/{choose-items,create-quote,quote-state,sender-limits}.ts',
      'src/features/quotes/server/store.ts',
    ],
    tests: ['src/server/quotes/**/*.test.ts'],
  },
  'booking-calls': {
    mutate: ['src/server/meetings/{book,booking-limits,find-opened-meeting,free-now,is-offered}.ts'],
    tests: ['src/server/meetings/**/*.test.ts'],
  },
  'ticket-calls': {
    mutate: [
      'src/server/tickets/{create-ticket,read-ticket}.ts',
      'src/features/tickets/server/spam/sender-limits.ts',
      'src/server/tickets/attachments/*.ts',
    ],
    tests: ['src/server/tickets/**/*.test.ts'],
  },
};

/** The area that `npm run check:mutants` is in. */
export const areaOfRun = areas[process.env['MUTANTS'] ?? ''] ?? { mutate: [], tests: [] };
