import type { Mistyped } from '#platform/contracts/staff.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { bogota, clockAt } from '#site/time.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Box, languageName } from '#ui/console/facts.tsx';
import fold from '#ui/console/fold.module.css';
import { ActionForm } from '#ui/console/forms.tsx';

import { TextAreaField } from '#ui/field.tsx';
import { note, stack } from '#ui/layout.ts';
import { longestNote, type StaffPaymentView } from '../../staff-payment-lines.ts';
import style from './payments.module.css';

interface Props {
  readonly view: StaffPaymentView;
  readonly mistyped: Mistyped;
}

/** Whether the buyer has what they paid for, and what the team tells them. */
export function Delivery(props: Props) {
  const { staffOrders } = usePage().words;
  const { state, deliveredAt, deliveryNote } = props.view.payment;
  if (state !== 'paid' && deliveredAt === null) return null;
  return (
    <Box id="delivery" title={staffOrders.delivery.title}>
      {deliveryNote !== null && (
        <div>
          <p className={note}>{staffOrders.delivery.wrote}</p>
          <p className={style.words} dir="auto">
            {deliveryNote}
          </p>
        </div>
      )}
      {deliveredAt === null ? <DeliverForm {...props} /> : <UndoForm {...props} />}
    </Box>
  );
}

function DeliverForm({ view, mistyped: { typed, problems } }: Props) {
  const { words, language } = usePage();
  const { delivery, problems: texts } = words.staffOrders;
  const { payment, formId } = view;
  const { email, reference } = payment;
  const values = { email: email ?? '', language: languageName(payment.language, language) };
  return (
    <ActionForm action="deliver" values={{ payment: reference, id: formId }} once className={stack(3)}>
      <TextAreaField
        id="delivery-message"
        name="message"
        label={delivery.message}
        hint={email ? format(delivery.hint, language, values) : delivery.hintNobody}
        rows={5}
        maxLength={longestNote}
        defaultValue={typed?.['action'] === 'deliver' ? typed['message'] : ''}
        error={problems?.['message'] && texts.tooLong}
        dir="auto"
      />
      <div>
        <Button type="submit" size="small">
          {delivery.deliver}
        </Button>
      </div>
    </ActionForm>
  );
}

function UndoForm({ view, mistyped: { typed, problems } }: Props) {
  const page = usePage();
  const { delivery, problems: texts } = page.words.staffOrders;
  const { payment, formId } = view;
  const { undoUntil, reference } = payment;
  const values = { payment: reference, id: formId };
  if (undoUntil !== null) {
    return (
      <ActionForm action="undeliver" values={values} once className={stack(3)}>
        <p>{format(delivery.undoUntil, page.language, { time: clockAt(undoUntil, bogota, page.language) })}</p>
        <div>
          <Button type="submit" look="secondary" size="small">
            {delivery.undo}
          </Button>
        </div>
      </ActionForm>
    );
  }
  const problem = problems?.['correction'];
  return (
    <details className={classNames(fold.fold, style.more)} open={problem !== undefined}>
      <summary>{delivery.late}</summary>
      <ActionForm action="undeliver" values={values} once className={stack(3)}>
        <TextAreaField
          id="delivery-correction"
          name="message"
          label={delivery.message}
          hint={delivery.lateHint}
          rows={4}
          maxLength={longestNote}
          defaultValue={typed?.['action'] === 'undeliver' ? typed['message'] : ''}
          error={problem && (problem === 'missing' ? texts.missing : texts.tooLong)}
          dir="auto"
        />
        <div>
          <Button type="submit" look="secondary" size="small">
            {delivery.correct}
          </Button>
        </div>
      </ActionForm>
    </details>
  );
}
