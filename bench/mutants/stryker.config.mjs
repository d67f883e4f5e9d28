// @ts-check
import { fileURLToPath } from 'node:url';

/** Where a fault would cost money, a meeting or what somebody wrote. */
const money = [
  'src/site/{money,unit-price}.ts',
  'src/site/payments/*.ts',
  'src/site/quotes/{totals,measures,selection,selection-text,valid-until}.ts',
  'src/site/sms/*.ts',
  'src/server/payments/{begin-payment,bought,check-order,find-price,find-quote-price,find-opened-order,order-limits,tell-of-change}.ts',
  'src/server/payments/providers/wompi/*.ts',
  'src/server/quotes/{choose-items,create-quote,quote-state,sender-limits}.ts',
  'src/database/payments/*.ts',
  'src/database/quotes/make-quote.ts',
];
const bookings = [
  'src/site/meetings/{clock-change,free-times,holidays,meeting-time,week-of-times,zone-offsets}.ts',
  'src/server/meetings/{book,booking-limits,find-opened-meeting,free-now,is-offered}.ts',
  'src/server/meetings/calendar/*.ts',
  'src/database/meetings/{book-meeting,cancel-meeting,meeting-change,move-meeting,remind-meetings}.ts',
];
const tickets = [
  'src/server/tickets/{create-ticket,read-ticket,same-message-id,ticket-problems}.ts',
  'src/server/tickets/spam/*.ts',
  'src/server/tickets/attachments/*.ts',
  'src/database/tickets/*.ts',
  'src/database/outbox/{claim-mail,queue-mail,settle-mail,resend-mail}.ts',
  'src/database/limits/*.ts',
];

const tools = new URL('../tools/stryker/node_modules/', import.meta.url);

export default {
  testRunner: 'vitest',
  plugins: [fileURLToPath(new URL('@stryker-mutator/vitest-runner/dist/src/index.js', tools))],
  vitest: { configFile: 'bench/mutants/vitest.config.ts', related: false },
  mutate: [...money, ...bookings, ...tickets, '!**/*.test.ts', '!**/testing-*.ts'],
  // What is worked out once, when a file is read, would need a new process for each change.
  ignoreStatic: true,
  // Words are held by tests of their own, and a changed log message is no fault.
  mutator: { excludedMutations: ['StringLiteral'] },
  // None: Stryker would read it with an interface that TypeScript 7 no longer has, and Vitest needs nothing of it.
  tsconfigFile: 'no-tsconfig.json',
  concurrency: 2,
  timeoutMS: 15_000,
  tempDirName: '.cache/stryker',
  // From the root: a room of the server is called docs too, and a test file that finds no room is left out silently.
  ignorePatterns: ['/dist', '/.data', '/bench/tools', '/docs', '/public', '/test-results', '/tests/*.spec.ts'],
  reporters: ['progress-append-only', 'clear-text', 'json'],
  clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
  jsonReporter: { fileName: '.cache/mutants.json' },
  allowConsoleColors: false,
};
