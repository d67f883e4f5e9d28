import type { ViewProblems } from '#platform/contracts/view-problems.ts';
import { usePage } from '#platform/page/page.ts';
import { Button } from '#ui/button.tsx';
import { Callout } from '#ui/callout.tsx';
import { ActionForm } from '#ui/console/action-form.tsx';
import { useProblem } from '#ui/console/use-problem.ts';
import style from '#ui/console/view.module.css';
import { TextAreaField } from '#ui/text-field.tsx';
import type { OwnTicketView } from '../../dashboard-lines.ts';
import { ticketLimits } from '../../ticket-limits.ts';

interface Props extends Pick<OwnTicketView, 'ticket' | 'messageId'> {
  readonly wrong: ViewProblems | undefined;
}

/** A closed request can be written to as well: then it opens again. */
export function ReplyForm({ ticket: { reference, state }, messageId, wrong }: Props) {
  const { ticket } = usePage().words.dashboard;
  const { fieldOf } = useProblem(wrong, { message: { most: ticketLimits.message } });
  return (
    <ActionForm action="reply" values={{ reference, message_id: messageId }} className={style.form} once>
      {state === 'closed' && <Callout>{ticket.closed}</Callout>}
      <TextAreaField
        {...fieldOf('message', '')}
        label={ticket.reply}
        hint={ticket.replyHint}
        required
        dir="auto"
        maxLength={ticketLimits.message}
      />
      <Button type="submit">{ticket.send}</Button>
    </ActionForm>
  );
}
