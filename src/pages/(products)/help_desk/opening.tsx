import { helpDesk } from '#content/catalogue/help-desk.ts';
import { productOf } from '#content/catalogue/products.ts';
import { dataProps } from '#platform/page/data-attributes.ts';
import { usePage } from '#platform/page/page.ts';
import { videoId } from '#site/dialogs.ts';
import { format } from '#site/message.ts';
import { formatMoney, inMinor } from '#site/money.ts';
import { HelpDeskHero } from '#ui/art/heroes/bulk-messages.tsx';
import { Button } from '#ui/button.tsx';
import { PlayIcon } from '#ui/icons.tsx';
import { OutsideButton } from '#ui/links.tsx';
import { Hero } from '#ui/sections/hero.tsx';
import { ByCurrency } from '#ui/sections/price.tsx';
import style from './sections.module.css';

function smallestPlan() {
  const [smallest] = helpDesk.plans.flatMap(({ price, users }) => (price && users ? [{ price, users }] : []));
  if (!smallest) throw new Error('help-desk.json has no plan with a price');
  return smallest;
}

export function Opening() {
  const { words, language } = usePage();
  const { headline, lead, watch, noCard, try: tryIt } = words.helpDesk;
  const { price, users } = smallestPlan();
  const fromPrice = format(words.helpDesk.from, language, {
    price: formatMoney({ minor: inMinor(price, helpDesk.currency), currency: helpDesk.currency }, language),
    users,
  });
  return (
    <div className={style.opening}>
      <Hero
        title={headline}
        lead={lead}
        picture={<HelpDeskHero />}
        tone="ice"
        actions={
          <>
            <OutsideButton href={signUpAddress} size="large">
              {format(tryIt, language, { days: helpDesk.trialDays })}
            </OutsideButton>
            <Button
              href={`#${videoId}`}
              look="secondary"
              size="large"
              icon={<PlayIcon />}
              {...dataProps({ enhance: 'video' })}
            >
              {watch}
            </Button>
          </>
        }
      >
        <p className={style.note}>
          <ByCurrency first={helpDesk.currency}>
            {(currency) => (currency === helpDesk.currency ? fromPrice : words.helpDesk.byAgreement)}
          </ByCurrency>{' '}
          {noCard}
        </p>
      </Hero>
    </div>
  );
}

/** The URL of the product's trial. */
export const { signUp: signUpAddress } = productOf('suppmail');
