import type { ReactNode } from 'react';
import { dataProps } from '#platform/page/data-attributes.ts';
import { type Page, usePage } from '#platform/page/page.ts';
import { href } from '#site/address.ts';
import { format } from '#site/message.ts';
import { Button } from '#ui/button.tsx';
import { Callout } from '#ui/callout.tsx';
import { classNames } from '#ui/class-names.ts';
import { TextField } from '#ui/field.tsx';
import { HiddenValues } from '#ui/hidden-fields.tsx';
import { row, stack } from '#ui/layout.ts';
import { panelLook } from '#ui/look.ts';
import { Section } from '#ui/sections/section.tsx';
import type { OrderView, ReceiptAgain } from '../payment-answer.ts';
import { type receiptChoices, receiptFields } from '../receipt.ts';
import style from './payment.module.css';

interface Props {
  readonly order: OrderView;
  readonly orderKey: string;
  readonly again: ReceiptAgain;
}

/** That the receipt was sent again, or that its address looks mistyped: the correction takes one press. */
export function ReceiptNews(props: Props) {
  const page = usePage();
  const { receiptAgain } = page.words.payment;
  const { suggestion, meant, isSent } = props.again;
  const say = textsFor(props, page);
  return (
    <>
      {isSent && (
        <Callout tone="success">
          <p>{say(receiptAgain.sent)}</p>
        </Callout>
      )}
      {suggestion && !meant && (
        <div className={classNames(panelLook, style.typo)}>
          <AgainForm {...props}>
            <input type="hidden" name={receiptFields.email} value="" />
            <p>{say(receiptAgain.typo)}</p>
            <div>
              <Choice of="fix" label={say(receiptAgain.fix)} />
            </div>
          </AgainForm>
        </div>
      )}
    </>
  );
}

/** Corrects the buyer's address and sends the receipt again. */
export function ReceiptForm(props: Props) {
  const page = usePage();
  const { receiptAgain } = page.words.payment;
  const { typed, meant, problem } = props.again;
  const say = textsFor(props, page);
  return (
    <Section id="receipt" title={receiptAgain.title} lead={say(receiptAgain.lead)} beside>
      <div className={style.receiptForm}>
        <AgainForm {...props}>
          <TextField
            id="receipt-email"
            name={receiptFields.email}
            label={receiptAgain.label}
            type="email"
            autoComplete="email"
            maxLength={254}
            defaultValue={typed}
            error={problem && receiptAgain.problems[problem]}
          />
          {meant && <p role="alert">{say(page.words.sections.meantEmail)}</p>}
          <div className={row(3)}>
            {meant ? (
              <>
                <Choice of="meant" label={say(receiptAgain.fix)} />
                <Choice of="typed" label={say(receiptAgain.keep)} look="secondary" />
              </>
            ) : (
              <Button type="submit" look="secondary">
                {receiptAgain.send}
              </Button>
            )}
          </div>
        </AgainForm>
      </div>
    </Section>
  );
}

function textsFor({ order, again }: Props, { words, language }: Page): (message: string) => string {
  const values = {
    sentTo: order.sentTo ?? words.payment.next.setUp.unknown,
    suggestion: again.meant ?? again.suggestion ?? '',
    typed: again.typed,
  };
  return (message) => format(message, language, values);
}

function AgainForm({ order, orderKey, again, children }: Props & { readonly children: ReactNode }) {
  const { language } = usePage();
  return (
    <form
      method="post"
      action={href('/payment', language)}
      className={stack(4)}
      noValidate
      {...dataProps({ enhance: 'once' })}
    >
      <HiddenValues
        values={{
          [receiptFields.order]: order.reference,
          [receiptFields.key]: orderKey,
          [receiptFields.requestId]: again.requestId,
        }}
      />
      {children}
    </form>
  );
}

interface ChoiceProps {
  readonly of: (typeof receiptChoices)[number];
  readonly label: string;
  readonly look?: 'primary' | 'secondary';
}

function Choice({ of: choice, label, look = 'primary' }: ChoiceProps) {
  return (
    <Button type="submit" name={receiptFields.choice} value={choice} look={look}>
      {label}
    </Button>
  );
}
