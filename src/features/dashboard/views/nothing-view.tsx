import { withBack } from '#features/accounts/views/paths.ts';
import { usePage } from '#platform/page/page.ts';
import { dashboardHref } from '#site/dashboard.ts';
import { Button } from '#ui/button.tsx';
import { RejectedText } from '#ui/console/rejected-text.tsx';
import style from '#ui/console/view.module.css';
import { ViewHead } from '#ui/console/view-head.tsx';
import type { DashboardAnswer } from '../dashboard-answer.ts';

interface Props extends Pick<DashboardAnswer, 'fault'> {
  readonly written: string;
}

/** The fault above says why. What was written is here, and the way on. */
export function NothingView({ fault, written }: Props) {
  const { words, language } = usePage();
  const { title, invite, kept } = words.dashboard;
  const account = dashboardHref(language, { view: 'overview' });
  return (
    <>
      <ViewHead title={title} />
      {written && <RejectedText text={written} />}
      <div className={style.buttons}>
        {fault === 'signedOut' ? (
          <Button href={withBack('/login', language, account)}>{invite.signIn}</Button>
        ) : (
          <Button href={account}>{kept.back}</Button>
        )}
      </div>
    </>
  );
}
