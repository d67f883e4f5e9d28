import type { Words } from '#content/words.ts';
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
import { Link } from '#ui/link.tsx';
import { SelectField } from '#ui/select-field.tsx';
import {
  eventManners,
  lateMinutes,
  longestEmail,
  longestName,
  offeredDelays,
  type SandboxAnswer,
  type SandboxView,
  testCardNames,
  testCards,
} from '../sandbox-checkout.ts';
import style from './payment.module.css';

/**
 * The checkout of the sandbox, as a page or in the frame of its widget. It stands for another company's page, so nothing
 * of the site is around it.
 */
export function SandboxCheckout({ answer }: { readonly answer: SandboxAnswer }) {
  const { sandbox: words } = usePage().words;
  const { title, text } = sandboxTexts(answer, words);
  return (
    <>
      <p className={style.sandbox} {...dataProps({ scheme: 'light' })}>
        {words.band}
      </p>
      <div className={stack(4, style.checkout)}>
        {/* The widget moves the focus here after the form, which is gone. */}
        <h1 tabIndex={answer.step === 'form' ? undefined : -1}>{title}</h1>
        <p>{text}</p>
        {'order' in answer && <OrderFacts of={answer} />}
        {answer.step === 'form' ? <CardForm of={answer} /> : <WaysOn answer={answer} />}
      </div>
    </>
  );
}

/** What a step says: the title and a sentence. */
export function sandboxTexts(view: SandboxView, words: Words['sandbox']) {
  if (view.step === 'form') return { title: words.title, text: words.lead };
  return view.step === 'status' ? words.status[view.status] : words[view.step];
}

function OrderFacts({ of: view }: { readonly of: Extract<SandboxView, { step: 'form' | 'status' }> }) {
  const { words, language } = usePage();
  const { order } = words.sandbox;
  return (
    <dl className={stack(0, style.facts)}>
      <Fact label={order.reference}>{view.order.reference}</Fact>
      <Fact label={order.amount}>{formatMoney(view.order.money, language)}</Fact>
      {view.step === 'status' && <Fact label={order.card}>{view.card}</Fact>}
    </dl>
  );
}

/** It is sent to the address that it was opened at, which contains the order. */
function CardForm({ of: { order, typed, isRefused } }: { readonly of: Extract<SandboxView, { step: 'form' }> }) {
  const { words, language } = usePage();
  const { cards, form, refused } = words.sandbox;
  return (
    <form method="post" className={stack(4)} {...dataProps({ enhance: 'once' })}>
      {isRefused && <Callout tone="error">{refused}</Callout>}
      <ChoiceGroup id="card" label={cards.title}>
        {testCardNames.map((card) => (
          <Radio
            key={card}
            id={`card-${card}`}
            name="card"
            value={card}
            defaultChecked={card === 'APPROVED'}
            label={`${testCards[card].number}: ${cards.outcomes[card]}`}
          />
        ))}
      </ChoiceGroup>
      <TextField
        id="name"
        name="name"
        label={form.name}
        autoComplete="cc-name"
        maxLength={longestName}
        defaultValue={typed.name}
        required
      />
      <TextField
        id="email"
        name="email"
        type="email"
        label={form.email}
        autoComplete="email"
        maxLength={longestEmail}
        defaultValue={typed.email}
        required
      />
      <DifficultBank />
      <Button type="submit" wide>
        {format(form.pay, language, { amount: formatMoney(order.money, language) })}
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

/** Back to the shop and, while the bank decides, to the same page again; its script looks by itself. */
function WaysOn({ answer }: { readonly answer: SandboxAnswer }) {
  const { back, status } = usePage().words.sandbox;
  const payment = answer.step === 'status' ? answer : undefined;
  const isPending = payment?.status === 'PENDING';
  return (
    <div
      className={stack(4)}
      {...dataProps({
        enhance: isPending ? 'sandbox-status' : undefined,
        wake: 'address:reference=',
        transaction: payment?.id,
        reference: payment?.order.reference,
        state: payment?.status,
      })}
    >
      {answer.back && (
        // Out of the frame that the checkout may be in. The widget closes its dialog instead.
        <Button href={answer.back} target="_parent" wide>
          {back}
        </Button>
      )}
      {isPending && (
        <p>
          <Link href="">{status.again}</Link>
        </p>
      )}
    </div>
  );
}
