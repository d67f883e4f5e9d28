import { longestEmail } from '#platform/contracts/input-bounds.ts';
import { dataProps } from '#platform/page/data-attributes.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { formatMoney } from '#site/money.ts';
import { Accordion } from '#ui/accordion.tsx';
import { Button } from '#ui/button.tsx';
import { Callout } from '#ui/callout.tsx';
import { ChoiceGroup, Radio } from '#ui/choice.tsx';
import { Fact } from '#ui/fact.tsx';
import { TextField } from '#ui/field.tsx';
import { stack } from '#ui/layout.ts';
import { SelectField } from '#ui/select-field.tsx';
import {
  eventManners,
  lateMinutes,
  longestName,
  offeredDelays,
  type SandboxAnswer,
  type SandboxOrder,
  testCardNames,
  testCards,
} from '../sandbox-checkout.ts';
import style from './payment.module.css';

/**
 * The checkout of the sandbox, as a page or in the frame of its widget. It stands for another company's page, so nothing
 * of the site is around it.
 */
export function SandboxCheckout({ answer: { step, order, card, back } }: { readonly answer: SandboxAnswer }) {
  const { words, language } = usePage();
  const { band, steps, order: labels, back: backToShop } = words.sandbox;
  const { title, text } = steps[step];
  const isForm = order && !card;
  return (
    <>
      <p className={style.sandbox} {...dataProps({ scheme: 'light' })}>
        {band}
      </p>
      <div className={stack(4, style.checkout)} {...(card && dataProps({ reference: order?.reference, state: step }))}>
        {/* The widget moves the focus here after the form, which is gone. */}
        <h1 tabIndex={isForm ? undefined : -1}>{title}</h1>
        {step === 'refused' ? <Callout tone="error">{text}</Callout> : <p>{text}</p>}
        {order && (
          <dl className={stack(0, style.facts)}>
            <Fact label={labels.reference}>{order.reference}</Fact>
            <Fact label={labels.amount}>{formatMoney(order.money, language)}</Fact>
            {card && <Fact label={labels.card}>{testCards[card]}</Fact>}
          </dl>
        )}
        {isForm && <CardForm order={order} />}
        {!isForm && back && (
          // Out of the frame that the checkout may be in. The widget closes its dialog instead.
          <Button href={back} target="_parent" wide>
            {backToShop}
          </Button>
        )}
      </div>
    </>
  );
}

/** It is sent to the address that it was opened at, which contains the order. */
function CardForm({ order: { money, customer } }: { readonly order: SandboxOrder }) {
  const { words, language } = usePage();
  const { cards, form } = words.sandbox;
  return (
    <form method="post" className={stack(4)} {...dataProps({ enhance: 'once' })}>
      <ChoiceGroup id="card" label={cards.title}>
        {testCardNames.map((card) => (
          <Radio
            key={card}
            id={`card-${card}`}
            name="card"
            value={card}
            defaultChecked={card === 'APPROVED'}
            label={`${testCards[card]}: ${cards.outcomes[card]}`}
          />
        ))}
      </ChoiceGroup>
      <TextField
        id="name"
        name="name"
        label={form.name}
        autoComplete="cc-name"
        maxLength={longestName}
        defaultValue={customer.name}
        required
      />
      <TextField
        id="email"
        name="email"
        type="email"
        label={form.email}
        autoComplete="email"
        maxLength={longestEmail}
        defaultValue={customer.email}
        required
      />
      <DifficultBank />
      <Button type="submit" wide>
        {format(form.pay, language, { amount: formatMoney(money, language) })}
      </Button>
    </form>
  );
}

/** Options that simulate problems between a bank and a shop. */
function DifficultBank() {
  const { words, language } = usePage();
  const { bank } = words.sandbox;
  const delays = offeredDelays.map((seconds) => ({
    value: String(seconds),
    label: format(bank.delays, language, { seconds }),
  }));
  const manners = eventManners.map((value) => ({
    value,
    label: format(bank.manners[value], language, { minutes: lateMinutes }),
  }));
  const body = (
    <div className={stack(4)}>
      <p>{bank.lead}</p>
      <SelectField id="delay" name="delay" label={bank.delay} options={delays} />
      <SelectField id="events" name="events" label={bank.events} options={manners} />
    </div>
  );
  return <Accordion items={[{ title: bank.title, body }]} headingLevel={2} />;
}
