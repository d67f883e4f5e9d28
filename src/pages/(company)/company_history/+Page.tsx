import { HistoryHero } from '#components/art/heroes/history.tsx';
import { Hero } from '#components/sections/hero.tsx';
import { NextStep } from '#components/sections/next-step.tsx';
import { ButtonLink } from '#components/shell/button-link.tsx';
import { products } from '#content/catalogue/products.ts';
import { format } from '#site/message.ts';
import { usePage } from '#site/page.ts';
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
