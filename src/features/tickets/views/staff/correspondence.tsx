import type { Mistyped } from '#platform/contracts/staff.ts';
import { usePage } from '#platform/page/page.ts';
import { languageCodes } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Box, languageName } from '#ui/console/facts.tsx';
import { ActionForm, RejectedText } from '#ui/console/forms.tsx';
import { ReferenceLink } from '#ui/console/lists.tsx';
import { Moment } from '#ui/console/moment.tsx';
import { TextAreaField } from '#ui/field.tsx';
import { centeredRow, note, stack } from '#ui/layout.ts';
import { panelLook, ruled, shortButtons } from '#ui/look.ts';
import { SelectField } from '#ui/select-field.tsx';
import type { StaffConversationLine, StaffCorrespondence, StaffWriting } from '../../staff-lines.ts';
import style from './correspondence.module.css';
import { StateBadge } from './inbox-row.tsx';

interface Props {
  readonly correspondence: StaffCorrespondence;
  readonly mistyped: Mistyped;
}

/** What was written about an order, quote or meeting, and a form to write to its customer. */
export function Correspondence({ correspondence: { conversations, writing }, mistyped }: Props) {
  const { conversations: text, write } = usePage().words.customers;
  const open = conversations.find(({ state }) => state === 'new' || state === 'answered');
  const written = mistyped.typed?.['message'];
  return (
    <>
      {conversations.length > 0 && (
        <Box id="conversations" title={text.title}>
          {open && <p className={note}>{write.going}</p>}
          <ul className={classNames(ruled, style.conversations)}>
            {conversations.map((one) => (
              <ConversationLine key={one.reference} of={one} />
            ))}
          </ul>
          {open && written && <RejectedText text={written} />}
        </Box>
      )}
      {writing && !open && <WriteForm writing={writing} mistyped={mistyped} />}
    </>
  );
}

function ConversationLine({ of: { reference, state, openedBy, at, excerpt } }: { of: StaffConversationLine }) {
  const { conversations } = usePage().words.customers;
  return (
    <li className={stack(1)}>
      <p className={centeredRow(2)}>
        <ReferenceLink reference={reference} /> <StateBadge state={state} />
        <span className={note}>
          {openedBy === 'team' ? conversations.byTeam : conversations.byVisitor} · <Moment at={at} />
        </span>
      </p>
      <p className={style.excerpt} dir="auto">
        {excerpt}
      </p>
    </li>
  );
}

interface WriteFormProps {
  readonly writing: StaffWriting;
  readonly mistyped: Mistyped;
  /** On the page of the customer, the message is about nothing in particular. */
  readonly from?: 'customer';
}

/** Folded, because most visits to these pages are to read. It opens with what was typed and refused. */
export function WriteForm({ writing, mistyped: { typed, problems }, from }: WriteFormProps) {
  const { words, language } = usePage();
  const { write } = words.customers;
  const { of, email, language: theirs, formId, longest } = writing;
  const known: Readonly<Record<string, string>> = { ...words.staff.ticket.problems, missing: write.missing };
  const problem = known[problems?.['message'] ?? ''];
  const values = { of, form: formId, ...(from && { from }) };
  return (
    <details className={classNames(panelLook, style.write)} open={typed?.['message'] !== undefined}>
      <summary>{write.title}</summary>
      <ActionForm action="write" values={values} className={stack(4, shortButtons, style.form)} once>
        <TextAreaField
          id="write-message"
          name="message"
          label={write.message}
          required
          maxLength={longest}
          rows={7}
          hint={format(write.hint, language, { email })}
          error={problem && format(problem, language, { longest })}
          defaultValue={typed?.['message']}
          autoFocus={problem !== undefined}
        />
        <SelectField
          id="write-language"
          name="language"
          label={write.language}
          hint={format(write.languageHint, language, { language: languageName(theirs, language) })}
          defaultValue={typed?.['language'] ?? theirs}
          options={languageCodes.map((code) => ({ value: code, label: languageName(code, language) }))}
        />
        <Button type="submit">{write.send}</Button>
      </ActionForm>
    </details>
  );
}
