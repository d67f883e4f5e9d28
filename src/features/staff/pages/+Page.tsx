import { dataProps } from '#platform/page/data-attributes.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { type StaffViewName, staffHref, staffViews } from '#site/staff.ts';
import { LetterHero } from '#ui/art/heroes/account.tsx';
import { Callout } from '#ui/callout.tsx';
import { FormStatus } from '#ui/console/forms.tsx';
import { note, row, stack } from '#ui/layout.ts';
import { Notice } from '#ui/sections/notice.tsx';
import type { StaffAnswer, StaffView } from '../staff-answer.ts';
import { View } from '../view.tsx';
import style from './page.module.css';

export default function Page() {
  const { words, live } = usePage();
  if (live?.path === '/staff') return <Workplace answer={live.staff} />;
  // The static page of the build, which is never shown to anyone.
  return (
    <Notice picture={<LetterHero />} title={words.staff.title}>
      <p>{words.staff.description}</p>
    </Notice>
  );
}

/** Views without times. */
const timeless: readonly StaffView['kind'][] = ['leads', 'nothing'];

/** The list that a detail view belongs to. */
const listOf: Readonly<Partial<Record<StaffView['kind'], StaffViewName>>> = {
  ticket: 'tickets',
  payment: 'payments',
  quote: 'quotes',
} satisfies Record<Exclude<StaffView['kind'], StaffViewName | 'nothing'>, StaffViewName>;

/** The frame of every view: the signed-in team member, the menu, and the outcome of the last form. */
function Workplace({ answer }: { answer: StaffAnswer }) {
  const { words, language } = usePage();
  const { staff } = words;
  const {
    view: { kind },
    alerts = [],
    errorCode,
    done,
  } = answer;
  const current = listOf[kind] ?? kind;
  return (
    <div className={stack(5, style.workplace)} {...dataProps({ private: '' })}>
      <header className={row(0, style.top)}>
        <h1>{staff.title}</h1>
        <p>{format(staff.signedInAs, language, { email: answer.email })}</p>
      </header>
      <nav className={style.menu} aria-label={staff.menu}>
        <ul>
          {staffViews.map((view) => (
            <li key={view}>
              <a
                href={staffHref(language, { view })}
                aria-current={view === current ? (kind === current ? 'page' : 'true') : undefined}
              >
                {staff.views[view]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={stack(5, style.view)}>
        {alerts.map((alert) => (
          <Callout key={alert} tone="error">
            {staff.alerts[alert]}
          </Callout>
        ))}
        <FormStatus errorText={errorCode && staff.errors[errorCode]} done={done && staff.done[done]} />
        <View answer={answer} />
        {timeless.includes(kind) || <p className={note}>{staff.bogota}</p>}
      </div>
    </div>
  );
}
