import { Button } from '#components/ui/button.tsx';
import { Callout } from '#components/ui/callout.tsx';
import { TextAreaField } from '#components/ui/text-field.tsx';
import { ticketLimits } from '#contracts/ticket-limits.ts';
import type { DashboardView, ViewProblems } from '#site/account/dashboard.ts';
import { usePage } from '#site/page.ts';
import { ActionForm } from '../../action-form.tsx';
import { useProblem } from '../use-problem.ts';
import style from '../view.module.css';

interface Props extends Pick<Extract<DashboardView, { kind: 'ticket' }>, 'ticket' | 'messageId'> {
  readonly wrong: ViewProblems | undefined;
}

/** A closed request can be written to as well: then it opens again. */
export function ReplyForm({ ticket: { reference, state }, messageId, wrong }: Props) {
  const { ticket } = usePage().words.dashboard;
  const { fieldOf } = useProblem(wrong);
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
