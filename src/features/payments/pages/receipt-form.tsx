import { dataProps } from '#platform/page/data-attributes.ts';
import { usePage } from '#platform/page/page.ts';
import { href } from '#site/address.ts';
import { format } from '#site/message.ts';
import { Button } from '#ui/button.tsx';
import { Callout } from '#ui/callout.tsx';
import { TextField } from '#ui/field.tsx';
import { HiddenValues } from '#ui/hidden-values.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { row, stack } from '#ui/layout.ts';
import type { OrderView, ReceiptAgain } from '../payment-answer.ts';
import { type receiptChoices, receiptFields } from '../receipt-fields.ts';
import style from './receipt-form.module.css';

interface Props {
  readonly order: OrderView;
  readonly orderKey: string;
  readonly again: ReceiptAgain;
}

/** Corrects the buyer's address and sends the receipt again. */
export function ReceiptForm({ order: { reference, sentTo }, orderKey, again }: Props) {
  const { words, language } = usePage();
  const { receiptAgain } = words.payment;
  const { typed, meant, suggestion, problem, isSent, requestId } = again;
  const known = sentTo ?? words.payment.next.setUp.unknown;
  const say = (message: string) =>
    format(message, language, { sentTo: known, suggestion: meant ?? suggestion ?? '', typed });
  const isOpen = meant !== undefined || problem !== undefined;
  const form = { method: 'post', action: href('/payment', language), ...dataProps({ enhance: 'once' }) } as const;
  const hidden = (
    <HiddenValues
      values={{
        [receiptFields.order]: reference,
        [receiptFields.key]: orderKey,
        [receiptFields.requestId]: requestId,
      }}
    />
  );
  const choose = (choice: (typeof receiptChoices)[number], label: string, look: 'primary' | 'secondary') => (
    <Button type="submit" name={receiptFields.choice} value={choice} look={look}>
      {label}
    </Button>
  );
  return (
    <section id="receipt" className={stack(4, style.receipt)} aria-label={receiptAgain.title}>
      {isSent && (
        <Callout tone="success">
          <p>{say(receiptAgain.sent)}</p>
        </Callout>
      )}
      {suggestion && !isOpen && (
        <form {...form} className={stack(3, style.typo)}>
          {hidden}
          <input type="hidden" name={receiptFields.email} value="" />
          <p>{say(receiptAgain.typo)}</p>
          {choose('fix', say(receiptAgain.fix), 'primary')}
        </form>
      )}
      <details open={isOpen}>
        <summary>
          {receiptAgain.title}
          <PlusIcon />
        </summary>
        <form {...form} className={stack(4)} noValidate>
          {hidden}
          <p>{say(receiptAgain.lead)}</p>
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
          {meant ? (
            <>
              <p role="alert">{say(receiptAgain.meant)}</p>
              <div className={row(3)}>
                {choose('meant', say(receiptAgain.fix), 'primary')}
                {choose('typed', say(receiptAgain.keep), 'secondary')}
              </div>
            </>
          ) : (
            <div>
              <Button type="submit" look="secondary">
                {receiptAgain.send}
              </Button>
            </div>
          )}
        </form>
      </details>
    </section>
  );
}
