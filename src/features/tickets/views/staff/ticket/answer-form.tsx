import type { Mistyped } from '#platform/contracts/staff.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { Button } from '#ui/button.tsx';
import { ActionForm } from '#ui/console/action-form.tsx';
import { languageName } from '#ui/console/language-name.ts';
import { TextAreaField } from '#ui/text-field.tsx';
import type { StaffTicketView } from '../../../staff-lines.ts';
import style from './answer-form.module.css';

/** With what was written before, where that could not be taken. */
export function AnswerForm({ view, mistyped: { typed, problems } }: { view: StaffTicketView; mistyped: Mistyped }) {
  const { words, language } = usePage();
  const { answer, answerHint, send, held, release, problems: problemWords } = words.staff.ticket;
  const { ticket, messageId, longest } = view;
  const written = typed?.['message'];
  const isHeld = ticket.state === 'quarantined';
  if (isHeld && !written) return <p>{held}</p>;
  const known: Readonly<Record<string, string>> = problemWords;
  const problem = known[problems?.['message'] ?? ''];
  const fields = { ticket: ticket.reference, ...(!isHeld && { message_id: messageId }) };
  return (
    // Somebody put it in quarantine meanwhile: the text goes along while it is released, and can be sent then.
    <ActionForm action={isHeld ? 'release' : 'answer'} values={fields} className={style.answer} once>
      <TextAreaField
        id="message"
        name="message"
        label={answer}
        required
        maxLength={longest}
        rows={6}
        hint={format(answerHint, language, { email: ticket.email, language: languageName(ticket.language, language) })}
        error={problem && format(problem, language, { longest })}
        defaultValue={written}
        autoFocus={problem !== undefined}
      />
      <Button type="submit">{isHeld ? release : send}</Button>
    </ActionForm>
  );
}
