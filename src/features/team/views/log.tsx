import type { Words } from '#content/words.ts';
import { usePage } from '#platform/page/page.ts';
import { href } from '#site/address.ts';
import { staffHref } from '#site/staff.ts';
import { Breakable } from '#ui/breakable.tsx';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/console/data-table.tsx';
import { actionInWords, Subject } from '#ui/console/history.tsx';
import { Pager } from '#ui/console/lists.tsx';
import { Age } from '#ui/console/moment.tsx';
import { ListPage } from '#ui/console/view-head.tsx';
import { TextField } from '#ui/field.tsx';
import { HiddenValues } from '#ui/hidden-fields.tsx';
import { row } from '#ui/layout.ts';
import { atEnd } from '#ui/look.ts';
import { SelectField } from '#ui/select-field.tsx';
import type { StaffLogView } from '../team-lines.ts';
import style from './team.module.css';

/** Who did what and when, for administrators. */
export function LogView({ view }: { view: StaffLogView }) {
  const page = usePage();
  const { views, log } = page.words.staff;
  const { columns } = log;
  const place = { view: 'log', ...view.place } as const;
  const isFiltered = Object.values(view.place).some(Boolean);
  return (
    <ListPage title={views.log} lead={log.lead}>
      <LogFilter view={view} />
      <DataTable
        id="log"
        caption={log.caption}
        columns={[
          { label: columns.what, kind: 'wide' },
          { label: columns.subject },
          { label: columns.who },
          { label: columns.when, kind: 'when' },
        ]}
        rows={view.actions.map((line) => [
          <strong key="what">{actionInWords(line, page)}</strong>,
          // Of a sign-in it is the same person again.
          line.subject !== line.staffEmail && <Subject key="subject" line={line} />,
          <Breakable key="who">{line.staffEmail}</Breakable>,
          <Age key="when" at={line.at} />,
        ])}
        empty={isFiltered ? log.notFound : log.empty}
        whole={isFiltered ? staffHref(page.language, { view: 'log' }) : undefined}
      />
      <Pager place={place} page={view.page} hasOlder={view.hasOlder} ends={view.ends} />
    </ListPage>
  );
}

type FirstWord<Action> = Action extends `${infer First}-${string}` ? First : never;
/** By which the log can be filtered. An action whose first word has no name in `log.kinds` does not compile. */
type Kinds = Readonly<Record<FirstWord<keyof Words['staff']['log']['actions']>, string>>;

/** By GET, so that a search can be bookmarked. */
function LogFilter({ view: { members, place } }: { view: StaffLogView }) {
  const { words, language } = usePage();
  const { log } = words.staff;
  const kinds: Kinds = log.kinds;
  // Somebody who has left the team, or a user at a terminal, can still be searched by address.
  const people = place.member && !members.includes(place.member) ? [...members, place.member] : members;
  return (
    <form method="get" action={href('/staff', language)} className={row(3, atEnd, style.filters)}>
      <HiddenValues values={{ view: 'log' }} />
      <TextField
        id="log-q"
        name="q"
        type="search"
        label={log.search}
        placeholder={log.searchHint}
        defaultValue={place.q}
        maxLength={200}
        spellCheck={false}
      />
      <SelectField
        id="log-member"
        name="member"
        label={log.who}
        placeholder={log.everyone}
        defaultValue={place.member ?? ''}
        options={people.map((email) => ({ value: email, label: email }))}
      />
      <SelectField
        id="log-kind"
        name="kind"
        label={log.kind}
        placeholder={log.every}
        defaultValue={place.kind ?? ''}
        options={Object.entries(kinds).map(([value, label]) => ({ value, label }))}
      />
      <TextField id="log-from" name="from" type="date" label={log.fromDay} defaultValue={place.from} />
      <TextField id="log-to" name="to" type="date" label={log.untilDay} defaultValue={place.to} />
      <div className={style.send}>
        <Button type="submit" look="secondary">
          {log.show}
        </Button>
      </div>
    </form>
  );
}
