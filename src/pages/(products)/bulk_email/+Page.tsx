import { brand } from '#content/brand.ts';
import { bulkEmail } from '#content/catalogue/bulk-email.ts';
import { bulkSms } from '#content/catalogue/bulk-sms.ts';
import { emailsFor, topUp } from '#content/catalogue/plans.ts';
import { quotableOf } from '#content/catalogue/quotable.ts';
import { whatsappChat } from '#content/whatsapp-chat.ts';
import { buyWords, chargedFlags, contactWay } from '#features/payments/views/buying.ts';
import Calculator from '#features/plans/browser/calculator/calculator.tsx';
import { formatTotal } from '#features/plans/browser/calculator/total.ts';
import { Plans as PlansToBuy } from '#features/plans/views/plans.tsx';
import { addAddress } from '#features/quotes/selection.ts';
import { MessageForm } from '#features/tickets/views/message-form.tsx';
import { Island } from '#platform/browser/island.tsx';
import { dataProps } from '#platform/page/data-attributes.ts';
import { usePage } from '#platform/page/page.ts';
import type { Currency } from '#site/countries.ts';
import { localeOf } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { formatPhone } from '#site/phone.ts';
import { Ant } from '#ui/art/ant.tsx';
import { Envelope } from '#ui/art/envelope.tsx';
import { BulkEmailHero, TextMessageHero } from '#ui/art/heroes/bulk-messages.tsx';
import { Picture } from '#ui/art/picture.tsx';
import { Badge } from '#ui/badge.tsx';
import { row, stack } from '#ui/layout.ts';
import { SiteLink } from '#ui/links.tsx';
import { Banner } from '#ui/sections/banner.tsx';
import { Questions } from '#ui/sections/questions.tsx';
import { Section } from '#ui/sections/section.tsx';
import { Table } from '#ui/table.tsx';
import { TaxNote } from '#ui/tax-note.tsx';
import { Doors } from '../doors.tsx';
import { Benefits } from './benefits.tsx';
import { Boxes } from './boxes.tsx';
import style from './page.module.css';
import { questionsOf } from './questions-of.ts';

export default function Page() {
  const page = usePage();
  const { tip, plans } = page.words.bulkEmail;
  return (
    <>
      <Opening />
      <Tip label={tip.label} text={format(tip.text, page.language, { free: bulkEmail.freeEmails })} />
      <Benefits />
      <PriceCalculator />
      <Tip label={plans.tipLabel} text={plans.tip} />
      <Plans />
      <Boxes />
      <Questions questions={questionsOf(page)} />
      <Contact />
      <Write />
    </>
  );
}

const anchor = 'calculator';
const order: readonly Currency[] = ['usd', 'cop', 'cad'];

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
function PriceCalculator() {
  const page = usePage();
  const { words, language } = page;
  const { currency, currencies } = words.checkout;
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
            words: { ...island, currency, currencies, checkout: buyWords(page) },
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

function Write() {
  const { contact } = usePage().words.bulkEmail;
  return (
    <Section id="form" title={contact.form} lead={contact.formLead} tone="blush" beside>
      <MessageForm id="bulk-email-form" variant="contact" />
    </Section>
  );
}

/** A tip across the page. */
function Tip({ label, text }: { label: string; text: string }) {
  return (
    <div className={style.tip} {...dataProps({ scheme: 'dark' })}>
      <p>
        <Badge tone="highlight">{label}</Badge> <span>{text}</span>
      </p>
    </div>
  );
}

/** Prepaid packages at the calculator's price, and one by agreement. */
function Plans() {
  const { plans } = usePage().words.bulkEmail;
  return (
    <Section id="plans" title={plans.title} lead={plans.lead}>
      <PlansToBuy kind="email" productId={bulkEmail.productId} buy={plans.buy} />
    </Section>
  );
}

function Opening() {
  const { words, language } = usePage();
  const { label, email, sms } = words.bulkEmail.banner;
  return (
    <Banner
      id="banner"
      label={label}
      indicators="squares"
      slides={[
        {
          id: 'email',
          title: email.title,
          subtitle: format(email.subtitle, language, { rate: bulkEmail.emailsPerMinute }),
          note: format(email.note, language, { free: bulkEmail.freeEmails }),
          picture: <BulkEmailHero />,
          buttons: [
            { type: 'anchor', anchor: 'calculator', text: email.calculate },
            { type: 'anchor', anchor: 'free', text: email.signUp, look: 'secondary' },
          ],
        },
        {
          id: 'sms',
          title: sms.title,
          subtitle: format(sms.subtitle, language, { maximum: bulkSms.campaignMaximum }),
          picture: <TextMessageHero />,
          buttons: [
            { to: '/products/sms', text: sms.discover },
            { type: 'contact', text: sms.contact, look: 'secondary' },
          ],
        },
      ]}
    />
  );
}

/** Three pages, a number and an address. */
function Contact() {
  const { contact } = usePage().words.bulkEmail;
  const chat = whatsappChat(contact.whatsappText);
  return (
    <Section id="contact" title={contact.title} lead={contact.lead} tone="card">
      <Doors
        doors={[
          { to: '/support/quote', title: contact.quote, text: contact.quoteText },
          { to: '/support/registro', title: contact.register, text: contact.registerText },
          { to: '/support', title: contact.support, text: contact.supportText },
        ]}
      />
      <dl className={row(0, style.direct)}>
        <div>
          <dt>{contact.whatsapp}</dt>
          <dd>
            <SiteLink to={chat}>{formatPhone(brand.whatsapp)}</SiteLink>
          </dd>
        </div>
        <div>
          <dt>{contact.email}</dt>
          <dd>
            <a href={`mailto:${brand.email.contact}`}>{brand.email.contact}</a>
          </dd>
        </div>
      </dl>
    </Section>
  );
}
