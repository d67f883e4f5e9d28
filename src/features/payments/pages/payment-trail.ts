import type { Page } from '#platform/page/page.ts';
import { trailTo } from '#platform/page/page-name.ts';
import { dashboardHref } from '#site/dashboard.ts';
import type { Trail } from '#ui/breadcrumb.tsx';

/** Above an order are the payments of the account, and not this page without an order, which is empty. */
export function paymentTrail(page: Page, order?: Trail[number]): Trail {
  const { language, words } = page;
  const account = { label: words.dashboard.payments.title, href: dashboardHref(language, { view: 'payments' }) };
  const trail = trailTo(page);
  return [...trail.slice(0, -1), account, ...(order ? [order] : trail.slice(-1))];
}
