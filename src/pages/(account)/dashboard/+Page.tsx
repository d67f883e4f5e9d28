import type { DashboardView } from '#site/account/dashboard.ts';
import { usePage } from '#site/page.ts';
import style from './dashboard.module.css';
import { DashboardMenu } from './dashboard-menu.tsx';
import { Invitation } from './invitation.tsx';
import { Told } from './told.tsx';
import { View } from './view.tsx';

const showsTimes: ReadonlySet<DashboardView['kind']> = new Set([
  'overview',
  'tickets',
  'ticket',
  'notifications',
  'sessions',
  'data',
]);

export default function Page() {
  const { words, live } = usePage();
  if (live?.path !== '/dashboard') return <Invitation />;
  const answer = live.dashboard;
  return (
    <div className={style.dashboard} data-private="">
      <DashboardMenu answer={answer} />
      <div className={style.view}>
        <Told done={answer.done} fault={answer.fault} />
        <View answer={answer} />
        {showsTimes.has(answer.view.kind) && <p className={style.note}>{words.dashboard.bogota}</p>}
      </div>
    </div>
  );
}
