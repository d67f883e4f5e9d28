import { Button } from '#components/ui/button.tsx';
import type { DashboardAnswer } from '#site/account/dashboard.ts';
import { dashboardHref } from '#site/account/dashboard-address.ts';
import { usePage } from '#site/page.ts';
import { RejectedText } from '../rejected-text.tsx';
import { withBack } from '../sign-in-form/paths.ts';
import style from './view.module.css';
import { ViewHead } from './view-head.tsx';

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
