import { helpDesk } from '#content/catalogue/help-desk.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { Questions } from '#ui/sections/questions.tsx';
import { Stats } from '#ui/stats.tsx';
import { Benefits } from './benefits.tsx';
import { Contact } from './contact.tsx';
import { Features } from './features.tsx';
import style from './help-desk.module.css';
import { Opening } from './opening.tsx';
import { PageNav } from './page-nav.tsx';
import { Plans } from './plans.tsx';
import { Testimonials } from './testimonials.tsx';
import { TrialOffer } from './trial-offer.tsx';
import { Video } from './video.tsx';
import { What } from './what.tsx';

export default function Page() {
  const { words, language } = usePage();
  const { stats, questions } = words.helpDesk;
  const { users, requests, interactions, countries } = helpDesk.claims;
  const over = (count: number) => format(stats.over, language, { count });
  return (
    <div className={style.page}>
      <Opening />
      <PageNav />
      <What />
      <Stats
        stats={[
          { figure: over(users), label: stats.users },
          { figure: over(requests), label: stats.requests },
          { figure: over(interactions), label: stats.interactions },
          { figure: format(stats.exactly, language, { count: countries }), label: stats.countries },
        ]}
      />
      <TrialOffer>
        <Benefits />
        <Features />
        <Plans />
        <Testimonials />
        <Questions questions={questions} tone="card" />
        <Contact />
      </TrialOffer>
      <Video />
    </div>
  );
}
