import type { ReactNode } from 'react';
import { marketing, popupLanguage } from '#content/catalogue/marketing.ts';
import type { Mistyped } from '#platform/contracts/staff.ts';
import { usePage } from '#platform/page/page.ts';
import { languages } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { staffHref } from '#site/staff.ts';
import { Badge } from '#ui/badge.tsx';
import { Breakable } from '#ui/breakable.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { NoRows } from '#ui/console/data-table.tsx';
import facts from '#ui/console/facts.module.css';
import { languageName } from '#ui/console/facts.tsx';
import { ActionForm } from '#ui/console/forms.tsx';
import { Moment } from '#ui/console/moment.tsx';
import { ListPage } from '#ui/console/view-head.tsx';
import { Fact } from '#ui/fact.tsx';
import { TextAreaField, TextField } from '#ui/field.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { centeredRow, columns, note, stack } from '#ui/layout.ts';
import { Link } from '#ui/link.tsx';
import { atStart, atTop, panelLook, ruled, terms } from '#ui/look.ts';
import { SelectField } from '#ui/select-field.tsx';
import type { StaffMarketingView, StaffNotificationLine } from '../../staff-lines.ts';
import style from './marketing.module.css';

const tones = { coming: 'info', running: 'success', ended: 'neutral' } as const;

export function MarketingView({ view, mistyped }: { view: StaffMarketingView; mistyped: Mistyped }) {
  const { language, words } = usePage();
  const { marketing, views } = words.staff;
  return (
    <ListPage
      title={views.marketing}
      lead={marketing.lead}
      search={
        <Button look="secondary" href={`#${formHeading}`} icon={<PlusIcon />}>
          {marketing.add}
        </Button>
      }
    >
      {view.notifications.length === 0 ? (
        <NoRows text={view.ended ? marketing.emptyAll : marketing.empty} />
      ) : (
        <ul className={stack(0, panelLook, ruled, style.list)} aria-label={marketing.caption}>
          {view.notifications.map((line) => (
            <Notification key={line.id} of={line} />
          ))}
        </ul>
      )}
      <p>
        <Link arrow href={staffHref(language, { view: 'marketing', ended: view.ended ? undefined : '1' })}>
          {view.ended ? marketing.hideEnded : marketing.showEnded}
        </Link>
      </p>
      <AddForm view={view} mistyped={mistyped} />
    </ListPage>
  );
}

/** A notification as visitors see it and, beside that, where and when they do. */
function Notification({ of: line }: { of: StaffNotificationLine }) {
  const { words, language } = usePage();
  const { marketing } = words.staff;
  const { fields } = marketing;
  const { id, type, state, until, target } = line;
  const number = format(marketing.number, language, { number: id });
  return (
    <li>
      <Preview of={line} />
      <div className={stack(2, atTop, style.about)}>
        <p className={centeredRow(2)}>
          <Badge tone={tones[state]}>{marketing.states[state]}</Badge>
          <span className={note}>
            {number}, {format(marketing.ofType, language, { type })}
          </span>
        </p>
        <dl className={classNames(terms, ruled, facts.facts)}>
          <Fact label={fields.language}>{languageName(line.language, language)}</Fact>
          <Fact label={fields.from}>
            <Moment at={line.from} />
          </Fact>
          <Fact label={fields.until}>{until === null ? marketing.untilEnded : <Moment at={until} />}</Fact>
          {target && (
            <Fact label={fields.target}>
              <Breakable>{target}</Breakable>
            </Fact>
          )}
        </dl>
      </div>
      {state !== 'ended' && (
        <ActionForm action="endMarketing" values={{ notification: String(id) }}>
          <Button type="submit" look="secondary" size="small">
            {marketing.end}
            <span className="visually-hidden"> {number}</span>
          </Button>
        </ActionForm>
      )}
    </li>
  );
}

/** What is not given is what the popup has of its own. */
function Preview({ of: { title, text, button, language: code } }: { of: StaffNotificationLine }) {
  const { words } = usePage();
  return (
    <div className={stack(3, atStart, style.preview)}>
      <p className={style.title} lang={title ? code : popupLanguage} dir="auto">
        {title ?? marketing.popup.title}
      </p>
      <p className={style.text} lang={code} dir="auto">
        {text}
      </p>
      <span className={style.button} lang={button ? code : undefined} dir="auto">
        {button ?? words.sections.popup.button}
      </span>
    </div>
  );
}

const formHeading = 'add';

/** In the order of the form. */
const inOrder = ['language', 'type', 'title', 'text', 'target', 'button', 'from', 'until'] as const;

function AddForm({ view, mistyped: { typed = {}, problems = {} } }: { view: StaffMarketingView; mistyped: Mistyped }) {
  const { words, language } = usePage();
  const { add, groups, fields, optional, send, problems: problemWords } = words.staff.marketing;
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
    <ActionForm action="addMarketing" values={{ form: formId }} className={stack(5, panelLook, style.form)}>
      <h2 id={formHeading}>{add}</h2>
      <Group name="content" title={groups.content}>
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
        <div className={style.wide}>
          <TextField {...field('title')} label={fields.title} hint={fields.titleHint} optional={optional} />
        </div>
        <div className={style.wide}>
          <TextAreaField {...field('text')} label={fields.text} hint={fields.textHint} required />
        </div>
      </Group>
      <Group name="action" title={groups.action}>
        <TextField {...field('target')} label={fields.target} hint={fields.targetHint} optional={optional} />
        <TextField {...field('button')} label={fields.button} hint={fields.buttonHint} optional={optional} />
      </Group>
      <Group name="time" title={groups.time}>
        <TextField {...field('from')} {...time} label={fields.from} hint={fields.fromHint} />
        <TextField {...field('until')} {...time} label={fields.until} hint={fields.untilHint} />
      </Group>
      <Button type="submit">{send}</Button>
    </ActionForm>
  );
}

interface GroupProps {
  readonly name: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** Fields that belong together, beside their title. */
function Group({ name, title, children }: GroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: WebKit does not lay out a legend as a part of a grid
    <div role="group" aria-labelledby={`group-${name}`} className={stack(4, style.group)}>
      <h3 id={`group-${name}`}>{title}</h3>
      <div className={columns(5, { medium: 2 }, style.fields)}>{children}</div>
    </div>
  );
}
