import { emailTotals } from '#content/catalogue/bulk-email.ts';
import { currencies } from '#site/countries.ts';
import { whoPaysIn } from '#site/currency-of.ts';
import { formatMoney } from '#site/money.ts';
import { usePage } from '#site/page.ts';

/** What so many e-mails cost, in the currency of the visitor's country. */
export function Amount({ emails }: { emails: number }) {
  const { language } = usePage();
  const totals = emailTotals(emails);
  return currencies.map((currency) => (
    <span key={currency} data-when-country={whoPaysIn(currency)}>
      {formatMoney({ minor: totals[currency], currency }, language)}
    </span>
  ));
}
