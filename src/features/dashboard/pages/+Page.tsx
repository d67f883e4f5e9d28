import { usePage } from '#platform/page/page.ts';
import { classNames } from '#ui/class-names.ts';
import { FormStatus } from '#ui/console/form-status.tsx';
import { Invitation } from '#ui/console/invitation.tsx';
import type { DashboardView } from '../dashboard-answer.ts';
import style from '../views/dashboard.module.css';
import { DashboardMenu } from '../views/dashboard-menu.tsx';
import { View } from '../views/view.tsx';

/** Views without a moment of Bogotá's clock: a meeting names the clock of each of its times. */
const timeless: readonly DashboardView['kind'][] = ['meetings', 'profile', 'nothing'];

export default function Page() {
  const { words, live } = usePage();
  if (live?.path !== '/dashboard') return <Invitation />;
  const answer = live.dashboard;
  const { person, view, fault, done } = answer;
  const { dashboard } = words;
  return (
    // What is drawn for nobody in particular is not hidden with the session's end: it holds what they had written.
    <div className={classNames(style.dashboard, person && style.withMenu)} data-private={person && ''}>
      {person && <DashboardMenu person={person} answer={answer} />}
      <div className={style.view}>
        <FormStatus fault={fault && dashboard.faults[fault]} done={done && dashboard.done[done]} />
        <View answer={answer} />
        {timeless.includes(view.kind) || <p className={style.note}>{dashboard.bogota}</p>}
      </div>
    </div>
  );
}
