import { legal } from '#content/catalogue/legal.ts';
import type { Person } from '#features/accounts/person.ts';
import type { ViewProblems } from '#platform/contracts/view-problems.ts';
import { usePage } from '#platform/page/page.ts';
import { dashboardHref } from '#site/dashboard.ts';
import { Button } from '#ui/button.tsx';
import { ActionForm } from '#ui/console/action-form.tsx';
import style from '#ui/console/view.module.css';
import { ViewHead } from '#ui/console/view-head.tsx';
import { SiteLink } from '#ui/links/site-link.tsx';
import { WovenText } from '#ui/sections/woven-text.tsx';
import type { DataRequestLine } from '../../dashboard-answer.ts';
import { DataRequests } from './data-requests.tsx';
import { DeleteAccount } from './delete-account.tsx';

interface Props {
  readonly person: Person;
  readonly requests: readonly DataRequestLine[];
  readonly wrong: ViewProblems | undefined;
}

/** What the law gives everyone: to see, to correct and to delete what is kept of them. */
export function YourData({ person, requests, wrong }: Props) {
  const { words, language } = usePage();
  const { title, lead, policy, download, correct } = words.dashboard.data;
  return (
    <>
      <ViewHead
        title={title}
        lead={
          <WovenText
            text={lead}
            values={{ free: legal.freeConsultationsPerMonth }}
            elements={{ policy: <SiteLink to="/politics">{policy}</SiteLink> }}
          />
        }
      />
      <section className={style.panel}>
        <h2>{download.title}</h2>
        <p>{download.text}</p>
        <ActionForm action="download">
          <Button type="submit">{download.action}</Button>
        </ActionForm>
      </section>
      <section className={style.panel}>
        <h2>{correct.title}</h2>
        <p>{correct.text}</p>
        <div className={style.buttons}>
          <Button href={dashboardHref(language, { view: 'profile' })} look="secondary">
            {correct.action}
          </Button>
          <SiteLink to="/support" anchor="form" className={style.alone}>
            {correct.write}
          </SiteLink>
        </div>
      </section>
      <DeleteAccount person={person} wrong={wrong} />
      <DataRequests requests={requests} />
    </>
  );
}
