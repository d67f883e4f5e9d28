import { brand, whatsappChat } from '#content/brand.ts';
import { bulkEmail, emailTotals } from '#content/catalogue/bulk-email.ts';
import { bulkSms } from '#content/catalogue/bulk-sms.ts';
import { MessageForm } from '#features/tickets/views/message-form.tsx';
import { dataProps } from '#platform/page/data-attributes.ts';
import { type HeadOf, withHead } from '#platform/page/head.ts';
import { type Page, usePage } from '#platform/page/page.ts';
import { faqData, offersIn, productData } from '#platform/page/structured-data.ts';
import { mapCurrencies, usualCurrency } from '#site/currencies.ts';
import { format } from '#site/message.ts';
import { formatUnitPrice, inUnits } from '#site/money.ts';
import { formatPhone } from '#site/phone.ts';
import { BulkEmailHero, TextMessageHero } from '#ui/art/heroes/bulk-messages.tsx';
import { Badge } from '#ui/badge.tsx';
import { classNames } from '#ui/class-names.ts';
import { muted, row } from '#ui/layout.ts';
import { SiteLink } from '#ui/links.tsx';
import { semibold, target } from '#ui/look.ts';
import { Banner } from '#ui/sections/banner.tsx';
import { ByCurrency } from '#ui/sections/price.tsx';
import { WovenText } from '#ui/sections/prose.tsx';
import { formatQuestions, Questions } from '#ui/sections/questions.tsx';
import { Section } from '#ui/sections/section.tsx';
import { Doors } from '../doors.tsx';
import { Benefits } from './benefits.tsx';
import style from './page.module.css';
import { Boxes, Plans, PriceCalculator } from './prices.tsx';

const head: HeadOf = (page) => {
  const { words, language } = page;
  const { title, plans } = words.bulkEmail;
  const { pricePerEmail, freeEmails } = bulkEmail;
  // A description has space for one price.
  const currency = usualCurrency(language);
  const description = format(words.bulkEmail.description, language, {
    price: formatUnitPrice(pricePerEmail[currency], currency, language),
    free: freeEmails,
  });
  const packages = bulkEmail.packages.flatMap(({ emails }) => {
    if (!emails) return [];
    const prices = mapCurrencies(emailTotals(emails), inUnits);
    const name = format(plans.size, language, { emails });
    return [productData({ name, description, offers: offersIn(prices), isSoldByCard: true }, page)];
  });
  return { title, description, data: [...packages, faqData(questionsOf(page))] };
};

export default withHead(head, BulkEmailPage);

function BulkEmailPage() {
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
          title: <WovenText text={email.title} values={{}} elements={{ price: <PriceOfOne /> }} />,
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

function PriceOfOne() {
  const { language } = usePage();
  const { firstCurrency, pricePerEmail } = bulkEmail;
  return (
    <ByCurrency first={firstCurrency}>
      {(currency) => formatUnitPrice(pricePerEmail[currency], currency, language)}
    </ByCurrency>
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
          <dt className={muted}>{contact.whatsapp}</dt>
          <dd>
            <SiteLink to={chat} className={classNames(target, semibold)}>
              {formatPhone(brand.whatsapp)}
            </SiteLink>
          </dd>
        </div>
        <div>
          <dt className={muted}>{contact.email}</dt>
          <dd>
            <a className={classNames(target, semibold)} href={`mailto:${brand.email.contact}`}>
              {brand.email.contact}
            </a>
          </dd>
        </div>
      </dl>
    </Section>
  );
}

/** The page and its head use the same. */
function questionsOf({ words, language }: Page) {
  const figures = { rate: bulkEmail.emailsPerMinute, maximum: bulkEmail.dailyMaximum };
  return formatQuestions(words.bulkEmail.questions, language, figures);
}
