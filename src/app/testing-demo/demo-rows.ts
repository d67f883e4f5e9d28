import type { notification, user } from '#features/accounts/server/tables.ts';
import type { consentReceipt } from '#features/consent/server/tables.ts';
import type { incomingMail } from '#features/incoming-mail/server/tables.ts';
import type { marketingNotification } from '#features/marketing/server/tables.ts';
import type { meeting } from '#features/meetings/server/tables.ts';
import type {
  orderBilling,
  paymentEvent,
  paymentOrder,
  paymentRefund,
  paymentTransaction,
} from '#features/payments/server/tables.ts';
import type { quote } from '#features/quotes/server/tables.ts';
import type { teamMember } from '#features/team/server/tables.ts';
import type {
  savedAnswer,
  savedAnswerText,
  ticket,
  ticketAttachment,
  ticketMessage,
  ticketNote,
} from '#features/tickets/server/tables.ts';
import type { outboxMessage } from '#platform/server/mail/tables.ts';
import type { staffAction } from '#platform/server/staff/tables.ts';
import type { Person } from './people.ts';
import type { Random } from './random.ts';

type New<Table extends { readonly $inferInsert: object }> = Table['$inferInsert'];

/** The rows of each table. They have the types of the tables: a new column that is required does not compile. */
export interface DemoRows {
  readonly users: New<typeof user>[];
  readonly members: New<typeof teamMember>[];
  readonly quotes: New<typeof quote>[];
  readonly orders: (New<typeof paymentOrder> & { readonly id: string })[];
  readonly transactions: New<typeof paymentTransaction>[];
  readonly events: New<typeof paymentEvent>[];
  readonly billing: New<typeof orderBilling>[];
  readonly refunds: New<typeof paymentRefund>[];
  readonly meetings: New<typeof meeting>[];
  readonly tickets: (New<typeof ticket> & { readonly id: string })[];
  readonly messages: New<typeof ticketMessage>[];
  readonly notes: New<typeof ticketNote>[];
  readonly attachments: New<typeof ticketAttachment>[];
  readonly savedAnswers: New<typeof savedAnswer>[];
  readonly savedAnswerTexts: New<typeof savedAnswerText>[];
  readonly notifications: New<typeof notification>[];
  readonly consents: New<typeof consentReceipt>[];
  readonly marketing: New<typeof marketingNotification>[];
  readonly mails: New<typeof outboxMessage>[];
  readonly incoming: New<typeof incomingMail>[];
  readonly actions: New<typeof staffAction>[];
}

/** The state of a demo that is being made. Each feature adds its rows, and may use those that were added before. */
export interface Demo {
  readonly random: Random;
  readonly now: Date;
  readonly days: number;
  /** The number of tickets; everything else is a share of it. */
  readonly size: number;
  readonly people: readonly Person[];
  readonly byEmail: ReadonlyMap<string, Person>;
  /** The addresses of those in the team who deal with customers. */
  readonly team: readonly string[];
  readonly rows: DemoRows;
}

/** The account of a person, if they have one. */
export function accountOf({ id, hasAccount }: Person): string | null {
  return hasAccount ? id : null;
}

/** The person that an address belongs to. */
export function personAt({ byEmail }: Demo, email: string): Person | undefined {
  return byEmail.get(email);
}

/** Somebody who does something: a fifth is done by the few regular customers, most by the first of them. */
export function somebody({ random, people }: Demo): Person {
  if (!random.chance(0.2)) return random.pick(people);
  const regulars = Math.ceil(people.length * 0.03);
  return people[Math.floor(random.next() ** 2 * regulars)] ?? random.pick(people);
}
