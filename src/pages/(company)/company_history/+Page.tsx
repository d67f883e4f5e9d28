import { products } from '#content/catalogue/products.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { HistoryHero } from '#ui/art/heroes/history.tsx';
import { ButtonLink } from '#ui/links/button-link.tsx';
import { Hero } from '#ui/sections/hero.tsx';
import { NextStep } from '#ui/sections/next-step.tsx';
import style from './history.module.css';
import { Milestones } from './milestones.tsx';
import { period } from './period.ts';

export default function Page() {
  const { words, language } = usePage();
  const { companyHistory } = words;
  const { next } = companyHistory;
  return (
    <>
      <Hero
        title={
          <>
            <span className={style.over}>{companyHistory.over} / </span>
            {companyHistory.headline}
          </>
        }
        lead={format(companyHistory.lead, language, period)}
        picture={<HistoryHero />}
        tone="sand"
      />
      <Milestones />
      <NextStep
        title={next.title}
        text={format(next.text, language, { products: products.length })}
        tone="mustard"
        actions={
          <>
            <ButtonLink to="/products" size="large">
              {next.products}
            </ButtonLink>
            <ButtonLink to="/company_team" look="secondary" size="large">
              {next.team}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
