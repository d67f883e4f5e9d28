import { brand } from '#content/brand.ts';
import { bulkEmail } from '#content/catalogue/bulk-email.ts';
import { emailsFor, topUp } from '#content/catalogue/plans.ts';
import { quotableOf } from '#content/catalogue/quotable.ts';
import { buyWords, chargedFlags, contactWay } from '#features/payments/views/buying.ts';
import Calculator from '#features/plans/browser/calculator/calculator.tsx';
import { formatTotal } from '#features/plans/browser/calculator/total.ts';
import { Plans as PlansToBuy } from '#features/plans/views/plans.tsx';
import { addAddress } from '#features/quotes/describe-quotable.ts';
import { Island } from '#platform/browser/island.tsx';
import { dataProps } from '#platform/page/data-attributes.ts';
import { usePage } from '#platform/page/page.ts';
import { currencies } from '#site/currencies.ts';
import { localeOf } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { Ant } from '#ui/art/ant.tsx';
import { Envelope } from '#ui/art/envelope.tsx';
import { Picture } from '#ui/art/picture.tsx';
import { columns, stack } from '#ui/layout.ts';
import { ContactButton, OutsideButton } from '#ui/links.tsx';
import { Section } from '#ui/sections/section.tsx';
import { Table } from '#ui/table.tsx';
import { TaxNote } from '#ui/tax-note.tsx';
import style from './page.module.css';

const anchor = 'calculator';
const order = ['usd', ...currencies.filter((currency) => currency !== 'usd')] as const;

/**
 * What the calculator can pass to the checkout. The fewest e-mails are those that cost the minimum amount, or just
 * over.
 */
const sale = {
  packages: bulkEmail.packages.flatMap(({ id, emails }) => (emails ? [{ id, emails }] : [])),
  topUp: { currency: topUp.currency, least: emailsFor(topUp.least - 1) + 1, most: emailsFor(topUp.most) },
};

/** What can be on a quote. */
const quotedPackages = sale.packages.map(({ id, emails }) => {
  const item = quotableOf('email', id);
  return { id: item.id, emails, most: item.asks[0]?.most ?? 1 };
});

/** The calculator, and beside it sample amounts that need no calculator. */
export function PriceCalculator() {
  const page = usePage();
  const { words, language } = page;
  const { currency } = words.checkout;
  const { title, lead, examples, emails, island } = words.bulkEmail.calculator;
  const { productId, pricePerEmail, calculatorStart, dailyMaximum, emailsPerMinute, workedExamples } = bulkEmail;
  const number = new Intl.NumberFormat(localeOf(language));
  return (
    <Section id={anchor} title={title} lead={lead} tone="ice">
      <div className={stack(6, style.both)}>
        <Island
          name="calculator"
          of={Calculator}
          wake={{ address: 'quantity=' }}
          props={{
            anchor,
            language,
            prices: pricePerEmail,
            start: calculatorStart,
            maximum: dailyMaximum,
            perMinute: emailsPerMinute,
            selling: {
              productId,
              apiClient: brand.apiClient,
              sale,
              contact: contactWay(page),
              charged: chargedFlags(page),
              quoting: { href: addAddress({ id: '' }, language), packages: quotedPackages },
            },
            words: { ...island, currency, currencies: words.currencies.names, checkout: buyWords(page) },
          }}
        />
        <div className={style.examples}>
          <Table
            id="worked-examples"
            caption={examples}
            columns={[{ label: emails }, ...order.map((code) => ({ label: code.toUpperCase(), figures: true }))]}
            rows={workedExamples.map((quantity) => ({
              cells: [
                number.format(quantity),
                ...order.map((code) => formatTotal(quantity, pricePerEmail[code], code, language)),
              ],
            }))}
          />
          <TaxNote />
          <Picture width={420} height={230} look={style.picture}>
            <Ant x={80} y={230} pose="lift" limbs="night" />
            <Ant x={210} y={230} pose="heave" limbs="night" />
            <Ant x={340} y={230} pose="lift" limbs="night" />
            <Envelope x={40} y={92} scale={1.5} tilt={-3} flap="vermilion" />
            <Envelope x={168} y={90} scale={1.5} tilt={3} flap="sky" paper="mustard" />
            <Envelope x={300} y={92} scale={1.5} tilt={-3} flap="forest" />
          </Picture>
        </div>
      </div>
    </Section>
  );
}

/** Prepaid packages at the calculator's price, and one by agreement. */
export function Plans() {
  const { plans } = usePage().words.bulkEmail;
  return (
    <Section id="plans" title={plans.title} lead={plans.lead}>
      <PlansToBuy kind="email" productId={bulkEmail.productId} buy={plans.buy} />
    </Section>
  );
}

/** Two sections side by side: for visitors who send very much, and for those who have not sent anything yet. */
export function Boxes() {
  const { words, language } = usePage();
  const { boxes } = words.bulkEmail;
  const figures = { maximum: bulkEmail.dailyMaximum, free: bulkEmail.freeEmails };
  return (
    <div className={columns(0, { wide: 2 }, style.boxes)}>
      <section id="more" className={style.many} aria-labelledby="more-title" {...dataProps({ scheme: 'light' })}>
        <h2 id="more-title">{format(boxes.manyTitle, language, figures)}</h2>
        <p>{boxes.manyText}</p>
        <ContactButton size="large">{boxes.manyAction}</ContactButton>
        <Picture width={420} height={200} look={style.boxesPicture}>
          <Ant x={90} y={200} pose="lift" limbs="night" />
          <Ant x={210} y={200} pose="heave" limbs="night" />
          <Ant x={330} y={200} pose="lift" limbs="night" />
          <Envelope x={62} y={64} scale={1.9} paper="ice" flap="sky" />
          <Envelope x={182} y={60} scale={1.9} paper="mustard" flap="forest" />
          <Envelope x={300} y={64} scale={1.9} paper="day" flap="vermilion" />
          <Envelope x={122} y={-16} scale={1.9} paper="day" flap="mustard" />
          <Envelope x={242} y={-20} scale={1.9} paper="ice" flap="vermilion" />
        </Picture>
      </section>
      <section id="free" className={style.free} aria-labelledby="free-title" {...dataProps({ scheme: 'light' })}>
        <h2 id="free-title">{format(boxes.freeTitle, language, figures)}</h2>
        <p>{boxes.freeText}</p>
        <OutsideButton href={bulkEmail.signUp} size="large">
          {boxes.freeAction}
        </OutsideButton>
        <Picture width={420} height={110} look={style.boxesPicture}>
          <Ant x={110} y={110} pose="stride" limbs="night" />
          <Envelope x={230} y={38} scale={1.7} flap="vermilion" />
        </Picture>
      </section>
    </div>
  );
}
