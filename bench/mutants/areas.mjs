// @ts-check

/**
 * The code in which a bug would cost money, a meeting or a visitor's message, and the tests that have to detect it: on
 * PostgreSQL, which is the faster database, and without processes of their own. Rules and queries have tests of their
 * own, which are fast; calls (`-calls`) are tested through the whole app, which takes seconds for each mutant.
 * @typedef {{ readonly mutate: readonly string[], readonly tests: readonly string[] }} Area
 */

/** @type {Readonly<Record<string, Area>>} */
export const areas = {
  money: {
    mutate: [
      'src/site/{money,currency-rules}.ts',
      'src/features/payments/describe-item.ts',
      'src/features/quotes/{quote,selection}.ts',
      'src/features/sms/{characters,measure,message}.ts',
      'src/features/payments/server/store/*.ts',
    ],
    tests: [
      'src/site/{money,unit-price,amount}.test.ts',
      'src/features/{payments,quotes,sms}/*.test.ts',
      'src/features/payments/server/store/*.test.ts',
      'tests/failures/clock-jump.test.ts',
    ],
  },
  bookings: {
    mutate: [
      'src/site/time.ts',
      'src/features/meetings/{day-parts,free-times,week-of-times,zone-offsets,zones}.ts',
      'src/platform/holidays.ts',
      'src/features/meetings/server/calendar.ts',
      'src/features/meetings/server/store/{book-meeting,change-meeting}.ts',
    ],
    tests: [
      'src/site/{clock,local-time,written-time}.test.ts',
      'src/platform/{answer-deadline,holidays}.test.ts',
      'src/features/meetings/*.test.ts',
      'src/features/meetings/server/{calendar,mail}.test.ts',
      'src/features/meetings/server/store/*.test.ts',
    ],
  },
  tickets: {
    mutate: [
      'src/features/tickets/server/attachments.ts',
      'src/features/tickets/server/spam/{form-token,link-density}.ts',
      'src/features/tickets/server/store/*.ts',
      'src/platform/server/mail/{outbox,manage-outbox}.ts',
      'src/platform/database/limits/*.ts',
    ],
    tests: [
      'src/features/tickets/server/{file-names,attachment-files,read-attachments}.test.ts',
      'src/features/tickets/server/spam/*.test.ts',
      'src/features/tickets/server/store/*.test.ts',
      'src/app/commands/outbox.test.ts',
      'src/platform/database/limits/*.test.ts',
      'tests/failures/clock-jump.test.ts',
    ],
  },
  limits: {
    mutate: [
      'src/platform/database/limits/*.ts',
      'src/platform/server/security/{identify-sender,limits,within-limits,write-limits}.ts',
    ],
    tests: [
      'src/platform/database/limits/*.test.ts',
      'src/platform/server/security/{identify-sender,within-limits,write-limits}.test.ts',
    ],
  },
  roles: {
    mutate: [
      'src/features/staff/server/admit.ts',
      'src/features/team/roles.ts',
      'src/platform/server/compose-console.ts',
    ],
    tests: ['src/features/{staff,team}/server/*.test.ts', 'src/platform/server/compose-*.test.ts'],
  },
  mails: {
    mutate: [
      'src/features/incoming-mail/server/{authentication,html-text,invitation,mail-parts,parse-mail}.ts',
      'src/features/incoming-mail/server/{split-quoted,text-encoding,winmail}.ts',
    ],
    tests: [
      'src/features/incoming-mail/server/{authentication,html-text,invitation,mail-parser,parse-mail}.test.ts',
      'src/features/incoming-mail/server/{real-mail,split-quoted,text-encoding,winmail}.test.ts',
    ],
  },
  'payment-calls': {
    mutate: [
      'src/features/payments/server/{begin-payment,check-order,mail,order}.ts',
      'src/features/quotes/server/quote-of.ts',
      'src/features/payments/server/providers/wompi/*.ts',
    ],
    tests: ['src/features/payments/server/**/*.test.ts'],
  },
  'quote-calls': {
    mutate: ['src/features/quotes/server/{create-quote,quote-of,store}.ts'],
    tests: ['src/features/quotes/server/**/*.test.ts'],
  },
  'booking-calls': {
    mutate: ['src/features/meetings/server/{book,meeting}.ts'],
    tests: ['src/features/meetings/server/**/*.test.ts'],
  },
  'ticket-calls': {
    mutate: [
      'src/features/tickets/server/{actions,create-ticket,attachments}.ts',
      'src/features/tickets/server/spam/form-token.ts',
    ],
    tests: ['src/features/tickets/server/**/*.test.ts'],
  },
};

/** The area that `npm run check:mutants` is working on. */
export const areaOfRun = areas[process.env['MUTANTS'] ?? ''] ?? { mutate: [], tests: [] };
