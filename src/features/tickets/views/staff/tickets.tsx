import { writeCount } from '#features/bell/notifications.ts';
import { dataProps } from '#platform/page/data-attributes.ts';
import { usePage } from '#platform/page/page.ts';
import { href } from '#site/address.ts';
import { regionName } from '#site/formatters.ts';
import { languageCodes } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { staffHref } from '#site/staff.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { NoRows } from '#ui/console/data-table.tsx';
import { languageName } from '#ui/console/facts.tsx';
import { Filter, Pager, SearchForm } from '#ui/console/lists.tsx';
import { ListPage } from '#ui/console/view-head.tsx';
import { HiddenValues } from '#ui/hidden-fields.tsx';
import { line, note, row, stack } from '#ui/layout.ts';
import { atEnd, cardLook, ruled } from '#ui/look.ts';
import { SelectField } from '#ui/select-field.tsx';
import type { StaffTicketsView } from '../../staff-lines.ts';
import { type TicketState, ticketStates } from '../../ticket-states.ts';
import style from './inbox.module.css';
import { InboxRow } from './inbox-row.tsx';

/** The inbox: whoever waits longest for the team comes first. */
export function TicketsView({ view }: { view: StaffTicketsView }) {
  const { words, language } = usePage();
  const { staff, inbox } = words;
  const { search: q, state, who, lang, country, page, hasOlder, ends, tickets } = view;
  const isFiltered = Boolean(q || state || who || lang || country);
  return (
    <div {...dataProps({ enhance: 'inbox', wake: 'sight', since: view.at, page })}>
      <ListPage
        title={staff.views.tickets}
        search={<SearchForm q={q} words={staff.tickets} place={placeOf({ state, who, lang, country })} />}
        tools={<Filters view={view} />}
      >
        <p
          className={line(3, style.fresh)}
          {...dataProps({ live: '', props: JSON.stringify({ text: inbox.live.new }) })}
          hidden
        >
          <span />
          <a href={staffHref(language, { q, state, who, lang, country })}>{inbox.live.show}</a>
        </p>
        <div className={stack(3)} {...dataProps({ fill: '' })}>
          {tickets.length === 0 ? (
            <NoRows
              text={q ? staff.tickets.notFound : staff.tickets.empty}
              whole={isFiltered ? staffHref(language, {}) : undefined}
            />
          ) : (
            <>
              <p className={note}>{inbox.caption}</p>
              <ol className={classNames(cardLook, ruled, style.rows)}>
                {tickets.map((ticket) => (
                  <InboxRow key={ticket.reference} ticket={ticket} />
                ))}
              </ol>
            </>
          )}
          {view.isCut && <p className={note}>{inbox.cut}</p>}
          <Pager place={{ q, state, who, lang, country }} page={page} hasOlder={hasOlder} ends={ends} />
        </div>
      </ListPage>
    </div>
  );
}

/** As the hidden values of a form. */
function placeOf(values: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? '']));
}

/** The states as links with their numbers; the other filters are folded, so that a phone shows tickets first. */
function Filters({ view }: { view: StaffTicketsView }) {
  const { words, language } = usePage();
  const { filters, states } = words.inbox;
  const { search: q, state, who, lang, country, counts, countries } = view;
  const all = counts && counts.new + counts.answered + counts.closed;
  const choice = (label: string, count: number | undefined, one?: TicketState) => ({
    href: staffHref(language, { q, state: one, who, lang, country }),
    label,
    count: count === undefined ? undefined : writeCount(count, language),
    isCurrent: state === one,
  });
  const chosen = [who, lang, country].filter(Boolean).length;
  const countOf = (name: string, count: number | undefined) =>
    count === undefined ? name : format(filters.withCount, language, { name, count: writeCount(count, language) });
  return (
    <div className={row(0, style.filters)}>
      <div className={style.states}>
        <Filter
          label={filters.state}
          choices={[choice(states.all, all), ...ticketStates.map((one) => choice(states[one], counts?.[one], one))]}
        />
      </div>
      <details className={style.more} open={chosen > 0}>
        <summary>
          {filters.open}
          {chosen > 0 && <span> {chosen}</span>}
        </summary>
        <form method="get" action={href('/staff', language)} className={row(3, atEnd, style.form)}>
          <HiddenValues values={placeOf({ q, state })} />
          <SelectField
            id="who"
            name="who"
            label={filters.who}
            defaultValue={who ?? ''}
            options={[
              { value: '', label: filters.any },
              { value: 'mine', label: countOf(filters.mine, counts?.mine) },
              { value: 'nobody', label: countOf(filters.nobody, counts?.nobody) },
            ]}
          />
          <SelectField
            id="lang"
            name="lang"
            label={filters.lang}
            defaultValue={lang ?? ''}
            options={[
              { value: '', label: filters.any },
              ...languageCodes.map((code) => ({ value: code, label: languageName(code, language) })),
            ]}
          />
          <SelectField
            id="country"
            name="country"
            label={filters.country}
            defaultValue={country ?? ''}
            options={[
              { value: '', label: filters.any },
              ...countries.map((code) => ({ value: code, label: regionName(code.toUpperCase(), language) ?? code })),
            ]}
          />
          <div className={line(3)}>
            <Button type="submit" size="small">
              {filters.apply}
            </Button>
            {chosen > 0 && (
              <Button look="quiet" size="small" href={staffHref(language, { q, state })}>
                {filters.clear}
              </Button>
            )}
          </div>
        </form>
      </details>
    </div>
  );
}
