import type { User } from '#features/accounts/server/store/account.ts';
import { meetingAddress } from '#features/meetings/server/meeting.ts';
import { orderAddress } from '#features/payments/server/order.ts';
import type { Db } from '#platform/database/database.ts';
import { readPage } from '#platform/server/staff/staff-actions.ts';
import { dashboardHref } from '#site/dashboard.ts';
import type { Language } from '#site/languages.ts';
import { quoteHref } from '#site/quote-links.ts';
import type { TimelineEvent } from '../timeline.ts';
import { readTimeline } from './timeline.ts';

const eventsOnAPage = 30;

interface Request {
  /** From 1. */
  readonly page: number;
  readonly now: Date;
  readonly secret: string;
  readonly language: Language;
}

/** The history of the signed-in person, each event with their own page of what it is about. */
export async function readOwnHistory(db: Db, account: User, { page, now, secret, language }: Request) {
  const customer = { account, email: account.email };
  const { rows, ...paged } = await readPage(page, eventsOnAPage, (part) => readTimeline(db, customer, now, part));
  const events = rows.map((event): TimelineEvent => ({ ...event, page: ownPage(event, secret, language) }));
  return { events, ...paged };
}

function ownPage({ kind, reference }: TimelineEvent, secret: string, language: Language): string | undefined {
  if (!reference) return undefined;
  if (kind.startsWith('ticket')) return dashboardHref(language, { view: 'tickets', ticket: reference });
  if (kind.startsWith('quote')) return quoteHref(language, reference);
  if (kind.startsWith('order')) return orderAddress(secret, reference, language);
  return meetingAddress(secret, reference, language);
}
