import type { Mistyped } from '#platform/contracts/staff.ts';
import { type Page, usePage } from '#platform/page/page.ts';
import { languages } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { staffHref } from '#site/staff.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { type Cells, Clamped, DataTable, TwoLines } from '#ui/console/data-table.tsx';
import { Breakable, languageName } from '#ui/console/facts.tsx';
import { ActionForm } from '#ui/console/forms.tsx';
import { Moment } from '#ui/console/moment.tsx';
import { ListPage } from '#ui/console/view-head.tsx';
import { TextAreaField, TextField } from '#ui/field.tsx';
import { Link } from '#ui/link.tsx';
import { SelectField } from '#ui/select-field.tsx';
import type { StaffMarketingView, StaffNotificationLine } from '../../staff-lines.ts';
import addFormStyle from './marketing.module.css';

const tones = { coming: 'info', running: 'success', ended: 'neutral' } as const;

export function MarketingView({ view, mistyped }: { view: StaffMarketingView; mistyped: Mistyped }) {
  const page = usePage();
  const { language, words } = page;
  const { marketing, views } = words.staff;
  const { columns } = marketing;
  return (
    <ListPage title={views.marketing} lead={marketing.lead}>
      <DataTable
        id="marketing"
        caption={marketing.caption}
        columns={[
          { label: columns.number, kind: 'wide' },
          { label: columns.state, kind: 'state' },
          { label: columns.language, kind: 'fit', named: true },
          { label: columns.from, kind: 'fit', named: true },
          { label: columns.until, kind: 'fit', named: true },
          { label: columns.target, named: true },
          { label: columns.end, kind: 'action' },
        ]}
        rows={view.notifications.map((line) => cellsOf(line, page))}
        empty={view.ended ? marketing.emptyAll : marketing.empty}
      />
      <p>
        <Link arrow href={staffHref(language, { view: 'marketing', ended: view.ended ? undefined : '1' })}>
          {view.ended ? marketing.hideEnded : marketing.showEnded}
        </Link>
      </p>
      <AddForm view={view} mistyped={mistyped} />
    </ListPage>
  );
}

function cellsOf(line: StaffNotificationLine, { words, language }: Page): Cells {
  const { marketing } = words.staff;
  const { id, type, title, text, state, from, until, target, button } = line;
  const number = format(marketing.number, language, { number: id });
  return [
    <TwoLines
      key="number"
      below={
        <Clamped>
          {number}, {format(marketing.ofType, language, { type })}
          {title && ` · ${text}`}
        </Clamped>
      }
    >
      <Clamped>{title ?? text}</Clamped>
    </TwoLines>,
    <Badge key="state" tone={tones[state]}>
      {marketing.states[state]}
    </Badge>,
    languageName(line.language, language),
    <Moment key="from" at={from} />,
    until === null ? marketing.untilEnded : <Moment key="until" at={until} />,
    target ? (
      <TwoLines key="target" below={button}>
        <Clamped>
          <Breakable>{target}</Breakable>
        </Clamped>
      </TwoLines>
    ) : (
      '–'
    ),
    state !== 'ended' && (
      <ActionForm key="end" action="endMarketing" values={{ notification: String(id) }}>
        <Button type="submit" look="secondary" size="small">
          {marketing.end}
          <span className="visually-hidden"> {number}</span>
        </Button>
      </ActionForm>
    ),
  ];
}

/** In the order of the form. */
const inOrder = ['language', 'type', 'title', 'text', 'target', 'button', 'from', 'until'] as const;

function AddForm({ view, mistyped: { typed = {}, problems = {} } }: { view: StaffMarketingView; mistyped: Mistyped }) {
  const { words, language } = usePage();
  const { add, fields, optional, send, problems: problemWords } = words.staff.marketing;
  const { longest, formId, usualType } = view;
  const known: Readonly<Record<string, string>> = problemWords;
  const lengths: Readonly<Record<string, number>> = longest;
  const firstWrong = inOrder.find((name) => problems[name] !== undefined);
  const choice = (name: (typeof inOrder)[number]) => {
    const problem = known[problems[name] ?? ''];
    return {
      id: name,
      name,
      defaultValue: typed[name],
      error: problem && format(problem, language, { longest: lengths[name] ?? 0 }),
      autoFocus: name === firstWrong,
    };
  };
  const field = (name: (typeof inOrder)[number]) => ({ ...choice(name), maxLength: lengths[name] });
  const time = { type: 'datetime-local', optional };
  return (
    <ActionForm action="addMarketing" values={{ form: formId }} className={addFormStyle.form}>
      <h2>{add}</h2>
      <SelectField
        {...choice('language')}
        label={fields.language}
        required
        hint={fields.languageHint}
        defaultValue={typed['language'] ?? language}
        options={languages.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <TextField
        {...field('type')}
        label={fields.type}
        inputMode="numeric"
        hint={format(fields.typeHint, language, { usual: usualType })}
        defaultValue={typed['type'] ?? usualType}
      />
      <div className={addFormStyle.wide}>
        <TextField {...field('title')} label={fields.title} hint={fields.titleHint} optional={optional} />
      </div>
      <div className={addFormStyle.wide}>
        <TextAreaField {...field('text')} label={fields.text} hint={fields.textHint} required />
      </div>
      <TextField {...field('target')} label={fields.target} hint={fields.targetHint} optional={optional} />
      <TextField {...field('button')} label={fields.button} hint={fields.buttonHint} optional={optional} />
      <TextField {...field('from')} {...time} label={fields.from} hint={fields.fromHint} />
      <TextField {...field('until')} {...time} label={fields.until} hint={fields.untilHint} />
      <Button type="submit">{send}</Button>
    </ActionForm>
  );
}
