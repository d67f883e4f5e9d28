import type { Mistyped } from '#platform/contracts/staff.ts';
import { dataProps } from '#platform/page/data-attributes.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { staffHref } from '#site/staff.ts';
import { Button } from '#ui/button.tsx';
import { Callout } from '#ui/callout.tsx';
import { classNames } from '#ui/class-names.ts';
import { languageName } from '#ui/console/facts.tsx';
import fold from '#ui/console/fold.module.css';
import { ActionForm } from '#ui/console/forms.tsx';
import { FileField, TextAreaField } from '#ui/field.tsx';
import { centeredRow, line, note, stack } from '#ui/layout.ts';
import { apart, raisedLook } from '#ui/look.ts';
import { SelectField } from '#ui/select-field.tsx';
import type { StaffTicketView } from '../../staff-lines.ts';
import { acceptedFiles } from '../../ticket-files.ts';
import { attachmentHint, problemInWords } from '../../ticket-problem-words.ts';
import style from './ticket.module.css';

/** An answer or an internal note, with what was typed if it was refused. */
export function ComposeForm({ view, mistyped: { typed, problems } }: { view: StaffTicketView; mistyped: Mistyped }) {
  const { words, language } = usePage();
  const { staff, inbox } = words;
  const { compose, live } = inbox;
  const { ticket, messageId, newest, longest } = view;
  const written = typed?.['message'];
  const isHeld = ticket.state === 'quarantined';
  const known: Readonly<Record<string, string>> = staff.ticket.problems;
  const problem = known[problems?.['message'] ?? ''];
  const isNote = typed?.['mode'] === 'note' || typed?.['action'] === 'note' || (isHeld && written === undefined);
  // Somebody wrote since this form was opened: the writer has seen it by now.
  const isAnyway = typed?.['seen'] !== undefined && typed['seen'] !== newest;
  const mode = (value: 'answer' | 'note', label: string) => (
    <label>
      <input type="radio" name="mode" value={value} defaultChecked={(value === 'note') === isNote} /> {label}
    </label>
  );
  return (
    <ActionForm
      values={{ ticket: ticket.reference, message_id: messageId, seen: newest }}
      className={stack(3, raisedLook, style.compose)}
      hasFile
      once
    >
      <div className={centeredRow(3, apart)}>
        <fieldset className={style.modes}>
          <legend className="visually-hidden">{compose.mode}</legend>
          {mode('answer', compose.answer)}
          {mode('note', compose.note)}
        </fieldset>
        <SavedAnswers view={view} />
      </div>
      {isHeld && <Callout>{staff.ticket.held}</Callout>}
      <TextAreaField
        id="message"
        name="message"
        label={<span className="visually-hidden">{compose.label}</span>}
        required
        dir="auto"
        maxLength={longest}
        rows={7}
        hint={
          <>
            <span className={style.forAnswer}>
              {format(compose.answerHint, language, {
                email: ticket.email,
                language: languageName(ticket.language, language),
              })}
            </span>
            <span className={style.forNote}>{compose.noteHint}</span>
          </>
        }
        error={problem && format(problem, language, { longest })}
        defaultValue={written}
        autoFocus={problem !== undefined || isAnyway}
      />
      <p className={style.restored} {...dataProps({ draft: '' })} role="status" hidden>
        {live.restored} <button type="button">{live.discard}</button>
      </p>
      <div className={style.forAnswer}>
        <Files problem={problems?.['attachments']} file={typed?.['attachments']} isRefused={written !== undefined} />
      </div>
      <div className={centeredRow(2)}>
        {isHeld ? (
          <Button type="submit" name="action" value="release" className={style.forAnswer} formNoValidate>
            {staff.ticket.release}
          </Button>
        ) : (
          <>
            <Button type="submit" name="action" value="answer" className={style.forAnswer}>
              {isAnyway ? compose.sendAnyway : compose.send}
            </Button>
            <Button type="submit" name="action" value="answerAndClose" look="secondary" className={style.forAnswer}>
              {compose.sendAndClose}
            </Button>
          </>
        )}
        <Button type="submit" name="action" value="note" className={style.forNote}>
          {compose.saveNote}
        </Button>
      </div>
    </ActionForm>
  );
}

interface FilesProps {
  readonly problem: string | undefined;
  /** The name of the file that was refused. */
  readonly file: string | undefined;
  readonly isRefused: boolean;
}

function Files({ problem, file, isRefused }: FilesProps) {
  const { words, language } = usePage();
  const { inbox, ticket } = words;
  const { compose } = inbox;
  return (
    <details className={classNames(fold.fold, style.files)} open={problem !== undefined}>
      <summary>{compose.files}</summary>
      <FileField
        id="attachments"
        name="attachments"
        label={<span className="visually-hidden">{compose.files}</span>}
        hint={`${attachmentHint(ticket.files, language)}${isRefused ? ` ${compose.filesAgain}` : ''}`}
        error={problem && problemInWords(ticket, language, { field: 'attachments', problem, file })}
        multiple
        accept={acceptedFiles}
      />
    </details>
  );
}

/** A list and a button that work without JavaScript; the script makes a list of it that can be searched. */
function SavedAnswers({ view: { savedAnswers, ticket } }: { view: StaffTicketView }) {
  const { words, language } = usePage();
  const { saved } = words.inbox;
  if (savedAnswers.length === 0) return null;
  return (
    <details className={classNames(fold.fold, style.saved)} {...dataProps({ choices: '' })}>
      <summary>{saved.find}</summary>
      <div className={stack(2, style.panel)}>
        <div className={line(2, style.choose)}>
          <SelectField
            id="saved_answer"
            name="saved_answer"
            label={<span className="visually-hidden">{saved.label}</span>}
            placeholder={saved.choose}
            {...dataProps({ label: saved.search, error: saved.none })}
            options={savedAnswers.map(({ id, title, text, otherLanguage }) => ({
              value: id,
              label: otherLanguage
                ? format(saved.otherLanguage, language, { title, language: languageName(otherLanguage, language) })
                : title,
              data: dataProps({
                text,
                status: otherLanguage
                  ? format(saved.hint, language, {
                      language: languageName(ticket.language, language),
                      other: languageName(otherLanguage, language),
                    })
                  : undefined,
              }),
            }))}
          />
          <Button type="submit" name="action" value="insertAnswer" look="secondary" size="small" formNoValidate>
            {saved.insert}
          </Button>
        </div>
        <p className={note}>
          <a href={staffHref(language, { view: 'answers' })}>{saved.manage}</a>
        </p>
      </div>
    </details>
  );
}
