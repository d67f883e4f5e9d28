import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import type { StaffViewName } from '#site/staff.ts';
import { staffHref, staffViews } from '#site/staff.ts';
import { LetterHero } from '#ui/art/heroes/account.tsx';
import { Callout } from '#ui/callout.tsx';
import { FormStatus } from '#ui/console/forms.tsx';
import { Notice } from '#ui/sections/notice.tsx';
import type { StaffAnswer, StaffView } from '../staff-answer.ts';
import { View } from '../view.tsx';
import style from './page.module.css';

export default function Page() {
  const { words, live } = usePage();
  if (live?.path === '/staff') return <Workplace answer={live.staff} />;
  // As the build draws it; nobody is shown this.
  return (
    <Notice picture={<LetterHero />} title={words.staff.title}>
      <p>{words.staff.description}</p>
    </Notice>
  );
}

/** Views that name no moment. */
const timeless: readonly StaffView['kind'][] = ['leads', 'nothing'];

/** The view that lists what another one shows. */
const listOf: Readonly<Partial<Record<StaffView['kind'], StaffViewName>>> = {
  ticket: 'tickets',
  payment: 'payments',
  quote: 'quotes',
} satisfies Record<Exclude<StaffView['kind'], StaffViewName | 'nothing'>, StaffViewName>;

/** What stands around every view: who is signed in, the menu, and what became of the form before. */
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
    <div className={style.workplace} data-private="">
      <header className={style.top}>
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
      <div className={style.view}>
        {alerts.map((alert) => (
          <Callout key={alert} tone="error">
            {staff.alerts[alert]}
          </Callout>
        ))}
        <FormStatus errorCode={errorCode && staff.errors[errorCode]} done={done && staff.done[done]} />
        <View answer={answer} />
        {timeless.includes(kind) || <p className={style.foot}>{staff.bogota}</p>}
      </div>
    </div>
  );
}
