import { bulkEmail } from '#content/catalogue/bulk-email.ts';
import { bulkSms, smsPriceIn } from '#content/catalogue/bulk-sms.ts';
import { usePage } from '#platform/page/page.ts';
import type { Currency } from '#site/currencies.ts';
import { format } from '#site/message.ts';
import { formatUnitPrice, type UnitPrice } from '#site/money.ts';
import { classOf } from '#ui/art/colours.ts';
import { box, disc } from '#ui/art/path.ts';
import { Picture } from '#ui/art/picture.tsx';
import { ArrowIcon } from '#ui/icons.tsx';
import { ButtonLink } from '#ui/links.tsx';
import { ByCurrency } from '#ui/sections/price.tsx';
import { Section } from '#ui/sections/section.tsx';
import { Table } from '#ui/table.tsx';
import style from './page.module.css';

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
              <UnitPriceHere key="sms" of={smsPriceIn} />,
              <UnitPriceHere key="email" of={(currency) => ({ price: bulkEmail.pricePerEmail[currency], currency })} />,
            ],
          },
        ]}
      />
    </Section>
  );
}

interface UnitPriceHereProps {
  readonly of: (currency: Currency) => { readonly price: UnitPrice; readonly currency: Currency };
}

/** A price in the currency of the visitor's country. */
export function UnitPriceHere({ of }: UnitPriceHereProps) {
  const { language } = usePage();
  const write = ({ price, currency }: ReturnType<typeof of>) => formatUnitPrice(price, currency, language);
  return <ByCurrency>{(currency) => write(of(currency))}</ByCurrency>;
}

const width = 300;
const height = 160;
/** Positions in rows of equal length. */
const places = (count: number, columns: number) =>
  Array.from({ length: count }, (_, at) => [at % columns, Math.floor(at / columns)] as const);

/** The number of dots for the largest campaign. */
export const campaignDots = 100;

export function CampaignField({ title }: { title: string }) {
  return (
    <Picture width={width} height={height} look={style.picture} title={title}>
      <path
        className={classOf('vermilion')}
        d={places(campaignDots, 20)
          .map(([x, y]) => disc(7.5 + 15 * x, 16 + 32 * y, 5))
          .join('')}
      />
    </Picture>
  );
}

interface Bars {
  readonly title: string;
  /** The remaining percentage. */
  readonly rest: number;
  readonly before: string;
  readonly after: string;
}

export function SavingBars({ title, rest, before, after }: Bars) {
  return (
    <Picture width={width} height={height} look={style.picture} title={title}>
      <path className={classOf('sand')} d={box(0, 20, width, 44)} />
      <path className={classOf('forest')} d={box(0, 96, (width * rest) / 100, 44)} />
      <text className={style.label} x={12} y={48}>
        {before}
      </text>
      <text className={`${style.label} ${classOf('day')}`} x={12} y={124}>
        {after}
      </text>
    </Picture>
  );
}

/** A month of thirty days; the service is updated on the marked ones. */
export function UpdateMonth({ title, every }: { title: string; every: number }) {
  const days = places(30, 10);
  const cells = (marked: boolean) =>
    days
      .filter((_, at) => (at % every === every - 1) === marked)
      .map(([x, y]) => box(2 + 30 * x, 14 + 46 * y, 26, 40))
      .join('');
  return (
    <Picture width={width} height={height} look={style.picture} title={title}>
      <path className={classOf('sand')} d={cells(false)} />
      <path className={classOf('sky')} d={cells(true)} />
    </Picture>
  );
}
