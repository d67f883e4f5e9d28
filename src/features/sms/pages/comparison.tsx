import { bulkEmail } from '#content/catalogue/bulk-email.ts';
import { bulkSms } from '#content/catalogue/bulk-sms.ts';
import { dataProps } from '#platform/page/data-attributes.ts';
import { usePage } from '#platform/page/page.ts';
import { type Currency, currencies } from '#site/countries.ts';
import { format } from '#site/message.ts';
import { formatUnitPrice, type UnitPrice } from '#site/money.ts';
import { whoPaysIn } from '#site/when-country.ts';
import { ArrowIcon } from '#ui/icons.tsx';
import { ButtonLink } from '#ui/links.tsx';
import { Section } from '#ui/sections/section.tsx';
import { Table } from '#ui/table.tsx';

export function Comparison() {
  const { words, language } = usePage();
  const { comparison } = words.bulkSms;
  return (
    <Section
      id="comparison"
      title={comparison.title}
      lead={comparison.lead}
      aside={
        <ButtonLink to="/email-masivo" look="secondary" iconAfter={<ArrowIcon />}>
          {comparison.link}
        </ButtonLink>
      }
    >
      <Table
        id="comparison-table"
        caption={comparison.caption}
        onPhone="read"
        columns={[{ label: comparison.question }, { label: comparison.sms }, { label: comparison.email }]}
        rows={[
          ...comparison.rows.map(({ question, sms, email }) => ({ cells: [question, sms, email] as const })),
          {
            cells: [
              comparison.volume,
              format(comparison.smsVolume, language, { campaign: bulkSms.campaignMaximum }),
              format(comparison.emailVolume, language, {
                daily: bulkEmail.dailyMaximum,
                rate: bulkEmail.emailsPerMinute,
              }),
            ],
          },
          {
            cells: [
              comparison.cost,
              <UnitPriceHere key="sms" of={smsPrice} />,
              <UnitPriceHere key="email" of={(currency) => [bulkEmail.pricePerEmail[currency], currency]} />,
            ],
          },
        ]}
      />
    </Section>
  );
}

/** The price for the visitor's country; other countries see that of the United States. */
function smsPrice(currency: Currency): [UnitPrice, Currency] {
  const country = ({ cop: 'co', usd: 'us', cad: 'ca' } as const)[currency];
  const entry = bulkSms.prices.find((price) => price.country === country);
  if (!entry) throw new Error(`bulk-sms.json has no price for ${country}`);
  return [entry.price, entry.currency];
}

function UnitPriceHere({ of }: { of: (currency: Currency) => [UnitPrice, Currency] }) {
  const { language } = usePage();
  return currencies.map((currency) => (
    <span key={currency} {...dataProps({ 'when-country': whoPaysIn(currency) })}>
      {formatUnitPrice(...of(currency), language)}
    </span>
  ));
}
