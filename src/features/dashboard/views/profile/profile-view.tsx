import type { Person } from '#features/accounts/person.ts';
import type { ViewProblems } from '#platform/contracts/view-problems.ts';
import { usePage } from '#platform/page/page.ts';
import style from '#ui/console/view.module.css';
import { ViewHead } from '#ui/console/view-head.tsx';
import type { DashboardView } from '../../dashboard-answer.ts';
import { AboutForm } from './about-form.tsx';
import { EmailPanel } from './email-panel.tsx';
import { PhotoPanel } from './photo-panel.tsx';

interface Props {
  readonly person: Person;
  readonly view: Extract<DashboardView, { kind: 'profile' }>;
  readonly wrong: ViewProblems | undefined;
}

export function ProfileView({ person, view, wrong }: Props) {
  const { profile } = usePage().words.dashboard;
  return (
    <>
      <ViewHead title={profile.title} />
      <section className={style.panel}>
        <h2>{profile.about}</h2>
        <AboutForm person={person} wrong={wrong} />
      </section>
      <PhotoPanel person={person} wrong={wrong} />
      <EmailPanel person={person} view={view} wrong={wrong} />
    </>
  );
}
