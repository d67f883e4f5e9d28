import { bulkSms } from '#content/catalogue/bulk-sms.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { BulkSmsHero } from '#ui/art/heroes/bulk-sms.tsx';
import { Button } from '#ui/button.tsx';
import { ContactButton } from '#ui/links/contact-button.tsx';
import { Hero } from '#ui/sections/hero.tsx';
import { NextStep } from '#ui/sections/next-step.tsx';
import { Questions } from '#ui/sections/questions.tsx';
import { Characteristics } from './characteristics.tsx';
import { Comparison } from './comparison.tsx';
import { Description } from './description.tsx';
import { MessageCost } from './message-cost.tsx';
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
