import type { Person } from '#features/accounts/person.ts';
import personStyle from '#features/accounts/views/person.module.css';
import { PersonPicture } from '#features/accounts/views/person-picture.tsx';
import { cityOf, writeWithCity } from '#features/meetings/zones.ts';
import { dataProps } from '#platform/page/data-attributes.ts';
import { withHead } from '#platform/page/head.ts';
import { type Page, usePage } from '#platform/page/page.ts';
import { type DashboardViewName, dashboardHref, dashboardViews } from '#site/dashboard.ts';
import { format } from '#site/message.ts';
import { PigeonholesHero } from '#ui/art/heroes/account.tsx';
import { Breakable } from '#ui/breakable.tsx';
import { FormStatus } from '#ui/console/forms.tsx';
import { MomentZone } from '#ui/console/moment.tsx';
import { line, note, stack } from '#ui/layout.ts';
import { ButtonLink, SiteLink } from '#ui/links.tsx';
import { atTop } from '#ui/look.ts';
import { Notice } from '#ui/sections/notice.tsx';
import type { DashboardAnswer, DashboardView } from '../dashboard-answer.ts';
import style from '../views/dashboard.module.css';
import { SignOutLink } from '../views/sign-out-link.tsx';
import { View } from '../views/view.tsx';

/** Views that do not name the zone of their times below: meetings name it with each of them. */
const unnamed: readonly DashboardView['kind'][] = ['meetings', 'profile', 'file', 'nothing'];

export default withHead(
  (page) => ({ title: titleOf(page), description: page.words.dashboard.description }),
  DashboardPage,
);

function DashboardPage() {
  const { words, live } = usePage();
  if (live?.path !== '/dashboard') return <Invitation />;
  const answer = live.dashboard;
  const { person, view, clock, errorCode, wrong, done } = answer;
  const { dashboard } = words;
  return (
    <div
      className={stack(0, atTop, style.dashboard, person && style.withMenu)}
      // A page without a person is not hidden when the session ends, because it shows the text they had written.
      {...dataProps({ private: person && '' })}
      // The answer to a form could not be requested again.
      {...(person &&
        !errorCode &&
        !wrong &&
        view.kind !== 'profile' &&
        dataProps({ enhance: 'own-zone', wake: 'sight' }))}
    >
      {person && <DashboardMenu person={person} answer={answer} />}
      <div className={stack(5, atTop, style.view)}>
        <FormStatus errorText={errorCode && dashboard.errors[errorCode]} done={done && dashboard.done[done]} />
        <MomentZone value={clock.zone}>
          <View answer={answer} />
        </MomentZone>
        {unnamed.includes(view.kind) || <ZoneNote clock={clock} />}
      </div>
    </div>
  );
}

/** Whose time it is. */
function ZoneNote({ clock: { zone, basis } }: Pick<DashboardAnswer, 'clock'>) {
  const { words, language } = usePage();
  const text = words.dashboard.zone[basis === 'guess' ? 'other' : 'own'];
  return <p className={note}>{writeWithCity(text, language, cityOf(zone, words.meetBook.cities))}</p>;
}

/** The signed-in visitor, the views of the dashboard, and the sign-out link. */
function DashboardMenu({ person, answer }: { readonly person: Person; readonly answer: DashboardAnswer }) {
  const { words, language } = usePage();
  const { menu, views } = words.dashboard;
  const { name, email, isStaff } = person;
  return (
    <div className={stack(3, style.menu)}>
      <div className={line(3, personStyle.person)}>
        <PersonPicture person={person} />
        <p className={stack(0, personStyle.who)}>
          {name && <strong dir="auto">{name}</strong>}
          <span className={note}>
            <Breakable>{email}</Breakable>
          </span>
        </p>
      </div>
      <nav aria-label={menu.label} className={style.views}>
        <ul>
          {dashboardViews.map((view) => (
            <li key={view}>
              <a href={dashboardHref(language, { view })} aria-current={currentness(view, answer)}>
                {views[view]}
                {view === 'notifications' && answer.unread > 0 && <Unread count={answer.unread} />}
              </a>
            </li>
          ))}
          {isStaff && (
            <li>
              <SiteLink to="/staff">{menu.team}</SiteLink>
            </li>
          )}
          <li className={style.out}>
            <SignOutLink />
          </li>
        </ul>
      </nav>
    </div>
  );
}

/** A conversation is a page below the list of tickets. */
function currentness(view: DashboardViewName, { view: { kind } }: DashboardAnswer): 'page' | 'true' | undefined {
  if (view === kind) return 'page';
  return view === 'tickets' && kind === 'ticket' ? 'true' : undefined;
}

function Unread({ count }: { readonly count: number }) {
  const { words, language } = usePage();
  return (
    <span className={style.count}>
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{format(words.dashboard.menu.unread, language, { count })}</span>
    </span>
  );
}

/** The static page, as the build renders it, without a visitor. */
function Invitation() {
  const { title, invite } = usePage().words.dashboard;
  return (
    <Notice picture={<PigeonholesHero />} title={title}>
      <p>{invite.text}</p>
      <Notice.Actions>
        <ButtonLink to="/login">{invite.signIn}</ButtonLink>
        <ButtonLink to="/support/registro" look="secondary">
          {invite.signUp}
        </ButtonLink>
      </Notice.Actions>
    </Notice>
  );
}

/** Each view has its own title, so that it can be recognised among browser tabs. */
function titleOf({ words: { dashboard, ticket }, language, live }: Page): string {
  if (live?.path !== '/dashboard') return dashboard.title;
  const { view } = live.dashboard;
  if (view.kind === 'nothing') return dashboard.title;
  if (view.kind === 'file') return ticket.danger.title;
  return view.kind === 'ticket'
    ? format(dashboard.ticket.title, language, { reference: view.ticket.reference })
    : dashboard.views[view.kind];
}
