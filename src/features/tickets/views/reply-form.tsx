import type { ViewProblems } from '#platform/contracts/staff.ts';
import { usePage } from '#platform/page/page.ts';
import { Button } from '#ui/button.tsx';
import { Callout } from '#ui/callout.tsx';
import { ActionForm, useProblem } from '#ui/console/forms.tsx';
import { FileField, TextAreaField } from '#ui/field.tsx';
import { stack } from '#ui/layout.ts';
import { panelLook, shortButtons } from '#ui/look.ts';
import { acceptedFiles } from '../ticket-files.ts';
import { ticketLimits } from '../ticket-limits.ts';
import { attachmentHint, problemInWords } from '../ticket-problem-words.ts';
import type { VisitorTicketState } from '../ticket-states.ts';
import style from './conversation.module.css';

interface Props {
  readonly ticket: { readonly reference: string; readonly state: VisitorTicketState };
  /** Of the new message, so that submitting the form twice saves one. */
  readonly messageId: string;
  readonly wrong: ViewProblems | undefined;
  /** Where the form is sent, if not to the page that shows it. */
  readonly address?: string;
}

/** The form with which visitors write again. A closed request can be replied to as well, which reopens it. */
export function ReplyForm({ ticket: { reference, state }, messageId, wrong, address }: Props) {
  const { words, language } = usePage();
  const { ticket } = words.dashboard;
  const { fieldOf } = useProblem(wrong, { message: { most: ticketLimits.message } });
  const problem = wrong?.problems['attachments'];
  const file = wrong?.typed['attachments'];
  return (
    <ActionForm
      action="reply"
      address={address}
      values={{ reference, message_id: messageId }}
      className={stack(4, panelLook, shortButtons, style.reply)}
      hasFile
      once
    >
      {state === 'closed' && <Callout>{ticket.closed}</Callout>}
      <TextAreaField
        {...fieldOf('message', '')}
        label={ticket.reply}
        hint={ticket.replyHint}
        required
        dir="auto"
        maxLength={ticketLimits.message}
      />
      <FileField
        id="attachments"
        name="attachments"
        label={ticket.attach}
        hint={attachmentHint(words.ticket.files, language)}
        error={problem && problemInWords(words.ticket, language, { field: 'attachments', problem, file })}
        multiple
        accept={acceptedFiles}
      />
      <Button type="submit">{ticket.send}</Button>
    </ActionForm>
  );
}
