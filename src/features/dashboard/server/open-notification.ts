import type { SignedIn } from '#features/accounts/server/accounts.ts';
import { findNotification, markNotification } from '#features/accounts/server/store/notifications.ts';
import { meetingAddress } from '#features/meetings/server/meeting.ts';
import { findMeeting } from '#features/meetings/server/store/find-meetings.ts';
import { orderAddress } from '#features/payments/server/order.ts';
import { findOrder, readOrderReference } from '#features/payments/server/store/orders.ts';
import { findOwnQuote, findPublicQuote } from '#features/quotes/server/store.ts';
import { findOwnTicket } from '#features/tickets/server/store/find-tickets.ts';
import { currentTime } from '#platform/database/clock.ts';
import { readQuoteReference } from '#platform/database/reference-code.ts';
import type { AppContext } from '#platform/server/app-context.ts';
import { dashboardHref } from '#site/dashboard.ts';
import type { Language } from '#site/languages.ts';
import { quoteHref } from '#site/quote-links.ts';
import type { DashboardDeps } from './dashboard-deps.ts';

interface Opened {
  readonly signedIn: SignedIn;
  readonly language: Language;
  readonly id: number;
}

/**
 * The page that a notification of this person is about, which counts as read from now on. What is no longer stored is
 * replaced by the list that it was in. Undefined if they have no such notification.
 */
export async function openNotification(
  c: AppContext,
  { database: { db }, secretOf }: DashboardDeps,
  { signedIn: { user }, language, id }: Opened,
): Promise<string | undefined> {
  const found = await findNotification(db, user.id, id);
  if (!found) return undefined;
  // A prefetch by the browser is not a click.
  if (!c.req.header('sec-purpose')) await markNotification(db, user.id, id, currentTime());
  const { kind } = found;
  const reference = String(found.values['reference'] ?? '');
  if (kind.startsWith('ticket')) {
    const ticket = (await findOwnTicket(db, user, reference))?.reference;
    return dashboardHref(language, { view: 'tickets', ticket });
  }
  // By its reference: the kinds about an order have many names.
  if (readQuoteReference(reference)) {
    const isThere = (await findPublicQuote(db, reference)) ?? (await findOwnQuote(db, user, reference));
    return isThere ? quoteHref(language, reference) : dashboardHref(language, { view: 'quotes' });
  }
  if (readOrderReference(reference)) {
    const isThere = await findOrder(db, reference);
    const list = dashboardHref(language, { view: 'payments' });
    return isThere ? orderAddress(await secretOf(), reference, language) : list;
  }
  if (kind.startsWith('meeting')) {
    const isThere = await findMeeting(db, reference);
    const list = dashboardHref(language, { view: 'meetings' });
    return isThere ? meetingAddress(await secretOf(), reference, language) : list;
  }
  return dashboardHref(language, { view: 'overview' });
}
