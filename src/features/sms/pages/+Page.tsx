import { bulkSms, smsPriceIn } from '#content/catalogue/bulk-sms.ts';
import { Island } from '#platform/browser/island.tsx';
import { dataProps } from '#platform/page/data-attributes.ts';
import { withHead } from '#platform/page/head.ts';
import { type Page, usePage } from '#platform/page/page.ts';
import { faqData } from '#platform/page/structured-data.ts';
import { href } from '#site/address.ts';
import { localeOf } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { formatMoney, formatUnitPrice, totalOf } from '#site/money.ts';
import { BulkSmsHero } from '#ui/art/heroes/bulk-messages.tsx';
import { Button } from '#ui/button.tsx';
import { Flag } from '#ui/flag.tsx';
import { columns, stack } from '#ui/layout.ts';
import { ContactButton } from '#ui/links.tsx';
import { panelLook } from '#ui/look.ts';
import { Hero } from '#ui/sections/hero.tsx';
import { NextStep } from '#ui/sections/next-step.tsx';
import { WovenText } from '#ui/sections/prose.tsx';
import { formatQuestions, Questions } from '#ui/sections/questions.tsx';
import { Section } from '#ui/sections/section.tsx';
import { Table } from '#ui/table.tsx';
import SmsCalculator from '../browser/sms-calculator.tsx';
import { capacities, doubled } from '../characters.ts';
import { smsLimits } from '../message.ts';
import { CampaignField, Comparison, campaignDots, SavingBars, UnitPriceHere, UpdateMonth } from './comparison.tsx';
import style from './page.module.css';

export default withHead(
  (page) => ({
    title: page.words.bulkSms.title,
    description: format(page.words.bulkSms.description, page.language, { maximum: bulkSms.campaignMaximum }),
    data: [faqData(questionsOf(page))],
  }),
  BulkSmsPage,
);

function BulkSmsPage() {
  const page = usePage();
  const { headline, lead, price, contact, nextTitle, nextText } = page.words.bulkSms;
  return (
    <>
      <Hero
        title={<WovenText text={headline} values={{}} elements={{ price: <UnitPriceHere of={smsPriceIn} /> }} />}
        lead={format(lead, page.language, { maximum: bulkSms.campaignMaximum })}
        picture={<BulkSmsHero />}
        layout="strip"
        tone="mustard"
        actions={
          <>
            <Button href="#Price" size="large">
              {price}
            </Button>
            <ContactButton look="secondary" size="large">
              {contact}
            </ContactButton>
          </>
        }
      />
      <Description />
      <Prices />
      <MessageCost />
      <Characteristics />
      <Comparison />
      <Questions questions={questionsOf(page)} tone="card" />
      <NextStep title={nextTitle} text={nextText} tone="ice" picture={<BulkSmsHero />} strip />
    </>
  );
}

/** The use cases, and how they look on a phone. */
function Description() {
  const { what } = usePage().words.bulkSms;
  return (
    <Section id="Description" title={what.title} lead={what.lead}>
      <div className={stack(6, style.both)}>
        <dl className={stack(6, style.usages)}>
          {bulkSms.usages.map((usage) => (
            <div key={usage}>
              <dt>{what.usages[usage].title}</dt>
              <dd>{what.usages[usage].text}</dd>
            </div>
          ))}
        </dl>
        <figure className={style.phone} {...dataProps({ scheme: 'light' })}>
          <figcaption className="visually-hidden">{what.phone}</figcaption>
          <ul className={style.messages}>
            {bulkSms.usages.flatMap((usage) =>
              what.usages[usage].messages.map((message) => (
                <li key={message} {...dataProps({ usage })}>
                  <small>{what.usages[usage].title}</small> {message}
                </li>
              )),
            )}
          </ul>
        </figure>
      </div>
    </Section>
  );
}

const { campaignMaximum, expenseReduction, updateEveryDays } = bulkSms;

/** Three figures, each with an illustration. */
function Characteristics() {
  const { words, language } = usePage();
  const { characteristics } = words.bulkSms;
  const figures = {
    maximum: campaignMaximum,
    each: campaignMaximum / campaignDots,
    dots: campaignDots,
    percent: expenseReduction,
    rest: 100 - expenseReduction,
    days: updateEveryDays,
  };
  const say = (text: string) => format(text, language, figures);
  const { campaign, saving, updates } = characteristics;
  const entries = [
    { ...campaign, drawing: <CampaignField title={say(campaign.picture)} /> },
    {
      ...saving,
      drawing: (
        <SavingBars title={say(saving.picture)} rest={figures.rest} before={saving.before} after={saving.after} />
      ),
    },
    { ...updates, drawing: <UpdateMonth title={say(updates.picture)} every={updateEveryDays} /> },
  ];
  return (
    <Section id="Characteristic" title={characteristics.title}>
      <ul className={columns(6, { wide: 3 }, style.figures)}>
        {entries.map(({ figure, title, text, drawing }) => (
          <li key={title}>
            <div className={style.drawing}>{drawing}</div>
            <h3>
              <span className={style.figure}>{say(figure)}</span> {title}
            </h3>
            <p>{say(text)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** A hundredth, a tenth and all of the largest campaign. */
const volumes = [100, 10, 1].map((part) => bulkSms.campaignMaximum / part);

function Prices() {
  const { words, language } = usePage();
  const { prices } = words.bulkSms;
  const number = new Intl.NumberFormat(localeOf(language));
  return (
    <Section id="Price" title={prices.title} lead={prices.lead} tone="ice">
      <ul className={columns(4, { wide: 3 }, style.tickets)}>
        {bulkSms.prices.map(({ country, currency, price }) => (
          <li key={country} className={panelLook}>
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
              formatMoney({ minor: totalOf(volume, price, currency), currency }, language),
            ),
          ],
        }))}
      />
    </Section>
  );
}

const anchor = 'calculator';
const { gsm7, ucs2 } = capacities;

/** The calculator with an example, or with a message sent without JavaScript; and an explanation. */
function MessageCost() {
  const { words, language, live } = usePage();
  const { title, lead, example, island, alphabets } = words.smsCalculator;
  const { countries } = words.bulkSms.prices;
  const asked = live?.path === '/products/sms' ? live.asked : undefined;
  return (
    <Section
      id={anchor}
      title={title}
      lead={format(lead, language, { short: gsm7.alone, full: ucs2.alone })}
      tone="sand"
    >
      <Island
        name="sms-calculator"
        of={SmsCalculator}
        props={{
          action: href('/products/sms', language, anchor),
          language,
          prices: bulkSms.prices.map((price) => ({ ...price, name: countries[price.country] })),
          most: bulkSms.campaignMaximum,
          start: asked ?? { text: example, recipients: String(smsLimits.recipients) },
          words: island,
        }}
      />
      <div className={style.alphabets}>
        <Table
          id="sms-alphabets"
          caption={alphabets.caption}
          onPhone="read"
          columns={[alphabets.alphabet, alphabets.alone, alphabets.part, alphabets.has].map((label) => ({ label }))}
          rows={[
            {
              cells: [
                <Name key="name" of={alphabets.short.name} />,
                gsm7.alone,
                gsm7.part,
                format(alphabets.short.has, language, { doubled: doubled.join(' ') }),
              ],
            },
            { cells: [<Name key="name" of={alphabets.full.name} />, ucs2.alone, ucs2.part, alphabets.full.has] },
          ]}
        />
      </div>
    </Section>
  );
}

/** Keeps GSM-7 in one piece. */
function Name({ of }: { of: string }) {
  return <span className={style.name}>{of}</span>;
}

/** The questions with the catalogue's figures, for the page and its head. */
function questionsOf({ words, language }: Page) {
  return formatQuestions(words.bulkSms.questions, language, { maximum: bulkSms.campaignMaximum });
}
