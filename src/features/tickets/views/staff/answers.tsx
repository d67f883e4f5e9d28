import type { Mistyped } from '#platform/contracts/staff.ts';
import { usePage } from '#platform/page/page.ts';
import { languageCodes } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { staffHref } from '#site/staff.ts';
import { Button } from '#ui/button.tsx';
import { Clamped, DataTable, TwoLines } from '#ui/console/data-table.tsx';
import { Box, languageName } from '#ui/console/facts.tsx';
import { ActionForm } from '#ui/console/forms.tsx';
import { Age } from '#ui/console/moment.tsx';
import { ListPage } from '#ui/console/view-head.tsx';
import { TextAreaField, TextField } from '#ui/field.tsx';
import { note, row, stack } from '#ui/layout.ts';
import type { SavedAnswerLine, StaffAnswersView } from '../../staff-lines.ts';
import { savedAnswerLimits } from '../../ticket-limits.ts';
import style from './answers.module.css';

/** The answers that the team gives often, and the form for a new or changed one. */
export function AnswersView({ view, mistyped }: { view: StaffAnswersView; mistyped: Mistyped }) {
  const { words, language } = usePage();
  const { answers: texts } = words.inbox;
  const { columns } = texts;
  const names = (answer: SavedAnswerLine) =>
    languageCodes.filter((code) => answer.texts[code] !== '').map((code) => languageName(code, language));
  return (
    <ListPage title={words.staff.views.answers} lead={texts.lead}>
      <div className={stack(5, style.columns)}>
        <DataTable
          id="answers"
          caption={texts.caption}
          columns={[
            { label: columns.title, kind: 'wide' },
            { label: columns.languages },
            { label: columns.changed, kind: 'when' },
          ]}
          rows={view.answers.map((answer) => [
            <TwoLines
              key="title"
              below={<Clamped>{answer.texts[language] || Object.values(answer.texts).find(Boolean)}</Clamped>}
            >
              <a href={`${staffHref(language, { view: 'answers', answer: answer.id })}#edit`}>{answer.title}</a>
            </TwoLines>,
            new Intl.ListFormat(language, { style: 'narrow' }).format(names(answer)),
            <Age key="changed" at={answer.updatedAt} />,
          ])}
          empty={texts.empty}
        />
        <EditForm view={view} mistyped={mistyped} />
      </div>
    </ListPage>
  );
}

function Placeholder({ name }: { readonly name: string }) {
  return (
    <code>
      {'{'}
      <span>{name}</span>
      {'}'}
    </code>
  );
}

function EditForm({ view: { edited, newId }, mistyped: { typed, problems } }: Parameters<typeof AnswersView>[0]) {
  const { words, language } = usePage();
  const { answers: texts } = words.inbox;
  const known: Readonly<Record<string, string>> = texts.problems;
  const fieldOf = (name: 'title' | (typeof languageCodes)[number], before: string) => ({
    id: `answer-${name}`,
    name,
    defaultValue: typed?.[name] ?? before,
    error: problems?.[name] === undefined ? undefined : (known[problems[name]] ?? texts.problems.missing),
    autoFocus: problems?.[name] !== undefined,
  });
  return (
    <Box id="edit" title={edited ? texts.edit : texts.new}>
      <ActionForm
        action="saveAnswer"
        values={{ answer: edited?.id ?? typed?.['answer'] ?? newId }}
        className={stack(4)}
        once
      >
        <TextField
          {...fieldOf('title', edited?.title ?? '')}
          label={texts.title}
          hint={texts.titleHint}
          required
          maxLength={savedAnswerLimits.title}
        />
        {languageCodes.map((code) => (
          <TextAreaField
            key={code}
            {...fieldOf(code, edited?.texts[code] ?? '')}
            label={format(texts.in, language, { language: languageName(code, language) })}
            lang={code}
            rows={4}
            maxLength={savedAnswerLimits.text}
          />
        ))}
        <p className={note}>
          {texts.textHint} {texts.fillIn} <Placeholder name="name" /> <Placeholder name="reference" />
        </p>
        <div className={row(2)}>
          <Button type="submit">{texts.save}</Button>
          {edited && (
            <Button look="quiet" href={staffHref(language, { view: 'answers' })}>
              {texts.cancel}
            </Button>
          )}
        </div>
      </ActionForm>
      {edited && (
        <ActionForm action="deleteAnswer" values={{ answer: edited.id }} isDangerous>
          <Button type="submit" look="quiet" size="small">
            {texts.delete}
          </Button>
        </ActionForm>
      )}
    </Box>
  );
}
