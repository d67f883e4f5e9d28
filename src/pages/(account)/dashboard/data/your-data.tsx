import { WovenText } from '#components/sections/woven-text.tsx';
import { SiteLink } from '#components/shell/site-link.tsx';
import { Button } from '#components/ui/button.tsx';
import { legal } from '#content/catalogue/legal.ts';
import type { DataRequestLine, Person, ViewProblems } from '#site/account/dashboard.ts';
import { dashboardHref } from '#site/account/dashboard-address.ts';
import { usePage } from '#site/page.ts';
import { ActionForm } from '../../action-form.tsx';
import style from '../view.module.css';
import { ViewHead } from '../view-head.tsx';
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
