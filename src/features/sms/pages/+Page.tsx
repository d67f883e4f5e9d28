import { bulkSms } from '#content/catalogue/bulk-sms.ts';
import { dataProps } from '#platform/page/data-attributes.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { BulkSmsHero } from '#ui/art/heroes/bulk-messages.tsx';
import { Button } from '#ui/button.tsx';
import { columns, stack } from '#ui/layout.ts';
import { ContactButton } from '#ui/links.tsx';
import { Hero } from '#ui/sections/hero.tsx';
import { NextStep } from '#ui/sections/next-step.tsx';
import { Questions } from '#ui/sections/questions.tsx';
import { Section } from '#ui/sections/section.tsx';
import characteristicsStyle from './characteristics.module.css';
import { Comparison } from './comparison.tsx';
import { CampaignField, campaignDots, SavingBars, UpdateMonth } from './figures.tsx';
import { MessageCost } from './message-cost.tsx';
import style from './page.module.css';
import { Prices } from './prices.tsx';
import { questionsOf } from './questions-of.ts';

export default function Page() {
  const page = usePage();
  const { headline, lead, price, contact, nextTitle, nextText } = page.words.bulkSms;
  return (
    <>
      <Hero
        title={headline}
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
      <NextStep title={nextTitle} text={nextText} tone="ice" />
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
                  <small>{what.usages[usage].title}</small>
                  {message}
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
      <ul className={columns(6, { wide: 3 }, characteristicsStyle.figures)}>
        {entries.map(({ figure, title, text, drawing }) => (
          <li key={title}>
            <div className={characteristicsStyle.drawing}>{drawing}</div>
            <h3>
              <span className={characteristicsStyle.figure}>{say(figure)}</span> {title}
            </h3>
            <p>{say(text)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
