import { type Page, usePage } from '#platform/page/page.ts';
import { trailTo } from '#platform/page/page-name.ts';
import { dashboardHref } from '#site/dashboard.ts';
import { format } from '#site/message.ts';
import { formatMoney } from '#site/money.ts';
import type { Trail } from '#ui/breadcrumb.tsx';
import { note } from '#ui/layout.ts';
import type { PricedItem } from '../payment-answer.ts';

/** The taxes in a price. */
export function TaxLines({ of: { taxes, money } }: { readonly of: Pick<PricedItem, 'taxes' | 'money'> }) {
  const { words, language } = usePage();
  return taxes.map(({ name, rate, minor }) => (
    <p key={name} className={note}>
      {format(words.payment.facts.tax, language, { name, rate: rate / 100 })}{' '}
      {formatMoney({ minor, currency: money.currency }, language)}
    </p>
  ));
}

/** Above an order are the payments of the account, and not this page without an order, which is empty. */
export function paymentTrail(page: Page, order?: Trail[number]): Trail {
  const { language, words } = page;
  const account = { label: words.dashboard.payments.title, href: dashboardHref(language, { view: 'payments' }) };
  const trail = trailTo(page);
  return [...trail.slice(0, -1), account, ...(order ? [order] : trail.slice(-1))];
}
