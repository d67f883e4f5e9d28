import { PlanCards } from '#components/sections/plan-cards.tsx';
import { Price } from '#components/sections/price.tsx';
import { Section } from '#components/sections/section.tsx';
import { ButtonLink } from '#components/shell/button-link.tsx';
import { Button } from '#components/ui/button.tsx';
import { helpDesk } from '#content/catalogue/help-desk.ts';
import { contactDialogId } from '#site/contact-dialog.ts';
import { whoPaysIn } from '#site/currency-of.ts';
import { format } from '#site/message.ts';
import { formatMoney } from '#site/money.ts';
import { usePage } from '#site/page.ts';
import style from './plans.module.css';
import { monthlyPrice, signUpAddress } from './sign-up.ts';

/** Whoever pays in pesos sees a price; for everyone else it is by agreement, and no price is invented. */
const inPesos = whoPaysIn(helpDesk.currency);
const elsewhere = `${whoPaysIn('usd')} ${whoPaysIn('cad')}`;

export function Plans() {
  const { words, language } = usePage();
  const { plans } = words.helpDesk;
  const agreed = <PlanCards.Amount figure={plans.byAgreement} />;
  const talk = (look: 'primary' | 'secondary') => (
    <ButtonLink to="/contact" opens={contactDialogId} look={look} wide>
      {plans.talk}
    </ButtonLink>
  );
  const cards = helpDesk.plans.map(({ id, users, price, recommended }) => ({
    id,
    name: plans.names[id],
    description: plans.descriptions[id],
    size: users ? format(plans.upTo, language, { users }) : plans.unlimited,
    features: plans.features[id],
    recommended,
    price: price ? (
      <>
        <span data-when-country={inPesos}>
          <PlanCards.Amount
            figure={formatMoney({ minor: price * 100, currency: helpDesk.currency }, language)}
            unit={plans.frequency[helpDesk.frequency]}
          />
        </span>
        <span data-when-country={elsewhere}>{agreed}</span>
      </>
    ) : (
      agreed
    ),
    action: price ? (
      <>
        <div data-when-country={inPesos}>
          <Button href={signUpAddress} target="_blank" rel="noopener" look={recommended ? 'primary' : 'secondary'} wide>
            {plans.start}
          </Button>
        </div>
        <div data-when-country={elsewhere}>{talk(recommended ? 'primary' : 'secondary')}</div>
      </>
    ) : (
      talk('secondary')
    ),
  }));
  return (
    <Section
      id="plans"
      title={plans.title}
      lead={format(plans.lead, language, { days: helpDesk.trialDays })}
      tone="mustard"
    >
      <PlanCards plans={cards} />
      <p className={style.note}>{plans.soldInCop}</p>
      <p className={style.note}>
        {plans.monthly}{' '}
        <strong>
          <Price of={monthlyPrice} /> {plans.frequency.MONTHLY}
        </strong>
      </p>
    </Section>
  );
}
