import { bulkSms } from '#content/catalogue/bulk-sms.ts';
import { usePage } from '#platform/page/page.ts';
import { localeOf } from '#site/languages.ts';
import { formatMoney, formatUnitPrice, totalOf } from '#site/money.ts';
import { Flag } from '#ui/flag.tsx';
import { columns } from '#ui/layout.ts';
import { Section } from '#ui/sections/section.tsx';
import { Table } from '#ui/table.tsx';
import style from './prices.module.css';

/** A hundredth, a tenth and all of the largest campaign. */
const volumes = [100, 10, 1].map((part) => bulkSms.campaignMaximum / part);

export function Prices() {
  const { words, language } = usePage();
  const { prices } = words.bulkSms;
  const number = new Intl.NumberFormat(localeOf(language));
  return (
    <Section id="Price" title={prices.title} lead={prices.lead} tone="ice">
      <ul className={columns(4, { wide: 3 }, style.tickets)}>
        {bulkSms.prices.map(({ country, currency, price }) => (
          <li key={country}>
            <h3>
              <Flag of={country} /> {prices.countries[country]}
            </h3>
            <p>
              <strong>{formatUnitPrice(price, currency, language)}</strong> {prices.unit}
            </p>
          </li>
        ))}
      </ul>
      <p className={style.note}>{prices.inDollars}</p>
      <Table
        id="campaigns"
        caption={prices.examples}
        columns={[
          { label: prices.messages },
          ...bulkSms.prices.map(({ country }) => ({ label: prices.countries[country], figures: true })),
        ]}
        rows={volumes.map((volume) => ({
          cells: [
            number.format(volume),
            ...bulkSms.prices.map(({ currency, price }) =>
              formatMoney({ minor: totalOf(volume, price), currency }, language),
            ),
          ],
        }))}
      />
    </Section>
  );
}
