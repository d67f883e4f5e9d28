import { writeCount } from '#features/bell/notifications.ts';
import { dataProps } from '#platform/page/data-attributes.ts';
import { type HeadOf, withHead } from '#platform/page/head.ts';
import { usePage } from '#platform/page/page.ts';
import { href } from '#site/address.ts';
import { format } from '#site/message.ts';
import { type StaffViewName, staffHref } from '#site/staff.ts';
import { LetterHero } from '#ui/art/heroes/account.tsx';
import { Callout } from '#ui/callout.tsx';
import { classNames } from '#ui/class-names.ts';
import { FormStatus } from '#ui/console/forms.tsx';
import { HiddenValues } from '#ui/hidden-fields.tsx';
import { SearchIcon } from '#ui/icons.tsx';
import { note, stack } from '#ui/layout.ts';
import { atTop } from '#ui/look.ts';
import { Notice } from '#ui/sections/notice.tsx';
import { recordTitle, screens } from '../screens.ts';
import type { StaffAlert, StaffAnswer, StaffView } from '../staff-answer.ts';
import { View } from '../view.tsx';
import style from './page.module.css';

const head: HeadOf = ({ words: { staff, team }, live }) => {
  const view = live?.path === '/staff' ? live.staff.view : undefined;
  const { title, description } = staff;
  if (!view || view.kind === 'nothing') return { title, description };
  if (view.kind === 'factor' || view.kind === 'invitation')
    return { title: `${team[view.kind].title} · ${title}`, description };
  return { title: `${recordTitle(view.kind, view) ?? staff.views[view.kind]} · ${title}`, description };
};

export default withHead(head, Page);

function Page() {
  const { words, live } = usePage();
  if (live?.path === '/staff') return <Workplace answer={live.staff} />;
  // The static page of the build, which is never shown to anyone.
  return (
    <div id="view">
      <Notice picture={<LetterHero />} title={words.staff.title}>
        <p>{words.staff.description}</p>
      </Notice>
    </div>
  );
}

/** The frame of every view: the signed-in team member, the menu, and the outcome of the last form. */
function Workplace({ answer }: { answer: StaffAnswer }) {
  const { staff } = usePage().words;
  const { view, menu, alerts = [], errorCode, done } = answer;
  return (
    // An invitation is shown to visitors who are not signed in yet, from whom private pages are hidden.
    <div className={classNames(menu && style.frame)} {...dataProps({ private: answer.email ? '' : undefined })}>
      <ConsoleMenu answer={answer} />
      <div id="view" tabIndex={-1} className={stack(5, atTop, style.view)}>
        {alerts.length > 0 && <Alerts alerts={alerts} current={view.kind} />}
        <FormStatus errorText={errorCode && staff.errors[errorCode]} done={done && staff.done[done]} />
        <View answer={answer} />
        {view.kind === 'nothing' || screens[view.kind].isTimeless || <p className={note}>{staff.bogota}</p>}
      </div>
    </div>
  );
}

function ConsoleMenu({ answer: { email, menu, list, view, waiting = {} } }: { answer: StaffAnswer }) {
  const { words, language } = usePage();
  const { staff } = words;
  const current = list ?? view.kind;
  const hasSearch = view.kind !== 'nothing' && screens[view.kind].hasSearch === true;
  return (
    <div className={style.console}>
      <div className={style.inside}>
        {/* Where there is a menu, the menu of the account in the header says it. */}
        {!menu && email && (
          <p className={classNames(note, style.signedIn)}>{format(staff.signedInAs, language, { email })}</p>
        )}
        {menu?.some((group) => group.includes('customers')) && <FindForm hasOther={hasSearch} />}
        {menu && (
          <nav className={style.menu} aria-label={staff.menu}>
            {menu.map((group) => (
              <ul key={group[0]}>
                {group.map((name) => (
                  <li key={name}>
                    <a
                      href={staffHref(language, { view: name })}
                      aria-current={name === current ? (view.kind === current ? 'page' : 'true') : undefined}
                    >
                      {staff.views[name]}
                      <Waiting view={name} count={waiting[name] ?? 0} />
                    </a>
                  </li>
                ))}
              </ul>
            ))}
          </nav>
        )}
      </div>
    </div>
  );
}

/** Finds anything by its reference, and people by what is known of them. */
function FindForm({ hasOther }: { readonly hasOther: boolean }) {
  const { words, language } = usePage();
  const { find, look } = words.customers;
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is younger than some browsers that the site works in
    <form
      method="get"
      action={href('/staff', language)}
      className={classNames(style.find, hasOther && style.besideOther)}
      role="search"
      aria-label={find}
    >
      <label htmlFor="find" className="visually-hidden">
        {find}
      </label>
      <input
        id="find"
        name="q"
        type="search"
        placeholder={find}
        autoComplete="off"
        maxLength={200}
        spellCheck={false}
      />
      <HiddenValues values={{ view: 'customers' }} />
      <button type="submit" aria-label={look}>
        <SearchIcon />
      </button>
    </form>
  );
}

function Waiting({ view, count }: { readonly view: StaffViewName; readonly count: number }) {
  const { words, language } = usePage();
  // The number of tickets changes while the page is open.
  const isLive = view === 'tickets';
  if (count === 0 && !isLive) return null;
  const written = writeCount(count, language);
  return (
    <span
      className={style.count}
      {...dataProps(isLive ? { badge: view, props: JSON.stringify({ text: words.staff.waiting }) } : {})}
      hidden={count === 0}
    >
      <span aria-hidden="true">{written}</span>
      <span className="visually-hidden">{format(words.staff.waiting, language, { count: written })}</span>
    </span>
  );
}

/** Each with a link to the view in which it is dealt with. There it says what it means and what to do. */
function Alerts({ alerts, current }: { readonly alerts: readonly StaffAlert[]; readonly current: StaffView['kind'] }) {
  const { words, language } = usePage();
  const { alerts: texts, views } = words.staff;
  return (
    <Callout tone="error">
      <ul className={stack(2, style.alerts)}>
        {alerts.map(({ name, view }) => {
          const [fact, ...more] = texts[name].split(/(?<=\.) /);
          return (
            <li key={name}>
              <strong>{fact}</strong>{' '}
              {view && view !== current ? <a href={staffHref(language, { view })}>{views[view]}</a> : more.join(' ')}
            </li>
          );
        })}
      </ul>
    </Callout>
  );
}
