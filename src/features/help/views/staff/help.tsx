import { type Page, usePage } from '#platform/page/page.ts';
import { languageCodes } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { staffHref } from '#site/staff.ts';
import { Button } from '#ui/button.tsx';
import { type Cells, DataTable, TwoLines } from '#ui/console/data-table.tsx';
import { Box, languageName } from '#ui/console/facts.tsx';
import { ActionForm } from '#ui/console/forms.tsx';
import { Filter } from '#ui/console/lists.tsx';
import { Age } from '#ui/console/moment.tsx';
import { ListPage } from '#ui/console/view-head.tsx';
import { Field } from '#ui/field.tsx';
import { row, stack } from '#ui/layout.ts';
import type { HelpQuestionLine, HelpWayLine, StaffHelpView } from '../../staff-lines.ts';
import { storedQuestionLimits } from '../../stored-question-limits.ts';

/** Questions that the help could not answer, and what the team has taught it. */
export function HelpView({ view }: { view: StaffHelpView }) {
  const page = usePage();
  const { words, language } = page;
  const texts = words.staffHelp;
  const choices = [undefined, ...languageCodes].map((lang) => ({
    href: staffHref(language, { view: 'help', lang }),
    label: lang ? languageName(lang, language) : texts.all,
    isCurrent: view.language === lang,
  }));
  return (
    <ListPage
      title={words.staff.views.help}
      lead={format(texts.lead, language, { days: storedQuestionLimits.days })}
      tools={<Filter label={texts.filter} choices={choices} />}
    >
      {view.chosen && <ChooseAnswer question={view.chosen} answers={view.answers} />}
      <DataTable
        id="questions"
        caption={texts.caption}
        columns={[
          { label: texts.columns.question, kind: 'wide' },
          { label: texts.columns.answer, kind: 'wide' },
          { label: texts.columns.asked, kind: 'when' },
          { label: texts.columns.actions, kind: 'action' },
        ]}
        rows={view.questions.map((question) => questionCells(question, page))}
        empty={texts.empty}
        look="cards"
      />
      <DataTable
        id="ways"
        caption={texts.ways.title}
        columns={[
          { label: texts.columns.question, kind: 'wide' },
          { label: texts.ways.answer, kind: 'wide' },
          { label: texts.ways.added, kind: 'when' },
          { label: texts.columns.actions, kind: 'action' },
        ]}
        rows={view.ways.map((way) => wayCells(way, page))}
        empty={texts.ways.empty}
        look="cards"
      />
    </ListPage>
  );
}

function questionCells(line: HelpQuestionLine, { words, language }: Page): Cells {
  const { id, question, times, answer, lastAsked } = line;
  const texts = words.staffHelp;
  const named = <span className="visually-hidden"> {question}</span>;
  const asked = format(texts.times, language, { count: times });
  return [
    <TwoLines key="question" below={`${languageName(line.language, language)} · ${asked}`}>
      <bdi lang={line.language}>{question}</bdi>
    </TwoLines>,
    answer ?? texts.none,
    <Age key="asked" at={lastAsked} />,
    <div key="actions" className={row(2)}>
      <Button look="secondary" size="small" href={`${staffHref(language, { view: 'help', answer: id })}#choose`}>
        {texts.choose}
        {named}
      </Button>
      <ActionForm action="dismissHelpQuestion" values={{ question: id }}>
        <Button type="submit" look="quiet" size="small">
          {texts.dismiss}
          {named}
        </Button>
      </ActionForm>
    </div>,
  ];
}

function wayCells(
  { id, language: asked, question, answer, addedBy, addedAt }: HelpWayLine,
  { words, language }: Page,
): Cells {
  const texts = words.staffHelp;
  return [
    <TwoLines key="question" below={languageName(asked, language)}>
      <bdi lang={asked}>{question}</bdi>
    </TwoLines>,
    <TwoLines key="answer" below={addedBy}>
      {answer}
    </TwoLines>,
    <Age key="added" at={addedAt} />,
    <ActionForm key="actions" action="removeHelpWay" values={{ way: id }}>
      <Button type="submit" look="quiet" size="small">
        {texts.ways.remove}
        <span className="visually-hidden"> {question}</span>
      </Button>
    </ActionForm>,
  ];
}

interface ChooseProps {
  readonly question: HelpQuestionLine;
  readonly answers: StaffHelpView['answers'];
}

function ChooseAnswer({ question, answers }: ChooseProps) {
  const { words, language } = usePage();
  const texts = words.staffHelp;
  return (
    <Box id="choose" title={texts.box}>
      <p>
        <q lang={question.language}>{question.question}</q>
      </p>
      <ActionForm action="addHelpWay" values={{ question: question.id }} className={stack(4)} once>
        <Field id="topic" label={texts.field}>
          {(wiring) => (
            <select {...wiring} name="topic" required>
              {answers.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </select>
          )}
        </Field>
        <div className={row(2)}>
          <Button type="submit">{texts.add}</Button>
          <Button look="quiet" href={staffHref(language, { view: 'help' })}>
            {texts.cancel}
          </Button>
        </div>
      </ActionForm>
    </Box>
  );
}
