import { BulkSmsHero } from '#components/art/heroes/bulk-sms.tsx';
import { Hero } from '#components/sections/hero.tsx';
import { NextStep } from '#components/sections/next-step.tsx';
import { Questions } from '#components/sections/questions.tsx';
import { ContactButton } from '#components/shell/contact-button.tsx';
import { Button } from '#components/ui/button.tsx';
import { bulkSms } from '#content/catalogue/bulk-sms.ts';
import { format } from '#site/message.ts';
import { usePage } from '#site/page.ts';
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
