import type { Mistyped } from '#platform/contracts/staff.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { formatMoney, writeAmount } from '#site/money.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Box } from '#ui/console/facts.tsx';
import fold from '#ui/console/fold.module.css';
import { ActionForm } from '#ui/console/forms.tsx';
import { Moment } from '#ui/console/moment.tsx';
import { TextAreaField, TextField } from '#ui/field.tsx';
import { centeredRow, columns, muted, note, stack } from '#ui/layout.ts';
import { figures } from '#ui/look.ts';
import { SelectField } from '#ui/select-field.tsx';
import { refundReasons } from '../../payment-answer.ts';
import { longestNote, type StaffPaymentView } from '../../staff-payment-lines.ts';
import style from './payments.module.css';

interface Props {
  readonly view: StaffPaymentView;
  readonly mistyped: Mistyped;
}

/** What was returned of an order, and the form to record more. */
export function Refunds({ view, mistyped }: Props) {
  const { words, language } = usePage();
  const { refunds: text } = words.staffOrders;
  const { payment, refunds } = view;
  if (payment.paidAt === null) return null;
  const { money, refunded, state } = payment;
  const written = (minor: number) => formatMoney({ ...money, minor }, language);
  const left = money.minor - refunded;
  const sum = { refunded: written(refunded), total: written(money.minor), left: written(left) };
  return (
    <Box id="refunds" title={text.title}>
      <p className={muted}>{refunds.length === 0 ? text.none : format(text.sum, language, sum)}</p>
      {refunds.length > 0 && (
        <ol className={classNames(figures, style.attempts)}>
          {refunds.map((refund, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, never reordered
            <li key={index} className={stack(1)}>
              <p className={centeredRow(2)}>
                <strong>{written(refund.minor)}</strong>
                <span>{text.reasons[refund.reason]}</span>
                {refund.isExtra && <Badge tone="neutral">{text.extra}</Badge>}
              </p>
              {refund.note && (
                <p className={style.words} dir="auto">
                  {refund.note}
                </p>
              )}
              <p className={note}>
                <Moment at={refund.at} /> · {refund.isReported ? text.reported : text.recorded}
                {refund.providerReference && ` · ${refund.providerReference}`}
              </p>
            </li>
          ))}
        </ol>
      )}
      {state === 'paid' && left > 0 && <RefundForm view={view} mistyped={mistyped} left={left} />}
    </Box>
  );
}

function RefundForm({ view, mistyped: { typed, problems }, left }: Props & { readonly left: number }) {
  const { words, language } = usePage();
  const { refunds: text, problems: texts } = words.staffOrders;
  const { payment, formId } = view;
  const { money, reference } = payment;
  const sent = typed?.['action'] === 'refund' ? typed : undefined;
  const known: Readonly<Record<string, string>> = texts;
  const problem = problems?.['amount'];
  return (
    <details className={classNames(fold.fold, style.more)} open={sent !== undefined}>
      <summary>{text.record}</summary>
      <ActionForm action="refund" values={{ payment: reference, id: formId }} once className={stack(4)}>
        <p className={note}>{text.hint}</p>
        <div className={columns(4, { small: 2 }, style.fields)}>
          <TextField
            id="refund-amount"
            name="amount"
            inputMode="decimal"
            label={format(text.amount, language, { currency: money.currency.toUpperCase() })}
            hint={format(text.left, language, { left: formatMoney({ ...money, minor: left }, language) })}
            maxLength={20}
            defaultValue={sent ? sent['amount'] : writeAmount(left, money.currency)}
            error={known[problem ?? '']}
          />
          <SelectField
            id="refund-reason"
            name="reason"
            label={text.reason}
            defaultValue={sent?.['reason'] ?? 'requested'}
            options={refundReasons
              .filter((reason) => reason !== 'secondCharge')
              .map((value) => ({ value, label: text.reasons[value] }))}
          />
          <TextField
            id="refund-date"
            name="date"
            type="date"
            label={text.date}
            max={new Date().toISOString().slice(0, 10)}
            defaultValue={sent?.['date']}
            optional={words.billing.optional}
          />
          <TextField
            id="refund-number"
            name="provider_reference"
            label={text.number}
            maxLength={100}
            defaultValue={sent?.['provider_reference']}
            optional={words.billing.optional}
          />
        </div>
        <TextAreaField
          id="refund-note"
          name="message"
          label={text.note}
          rows={3}
          maxLength={longestNote}
          defaultValue={sent?.['message']}
          error={problems?.['refundNote'] && texts.tooLong}
          optional={words.billing.optional}
          dir="auto"
        />
        <div>
          <Button type="submit" size="small">
            {text.send}
          </Button>
        </div>
      </ActionForm>
    </details>
  );
}
