import { type MilestoneId, milestones } from '#content/catalogue/company.ts';
import { products } from '#content/catalogue/products.ts';
import { withHead } from '#platform/page/head.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { Composition } from '#ui/art/composition.tsx';
import { HistoryHero } from '#ui/art/heroes/company.tsx';
import { classNames } from '#ui/class-names.ts';
import { muted } from '#ui/layout.ts';
import { ButtonLink } from '#ui/links.tsx';
import { size4 } from '#ui/look.ts';
import { Hero } from '#ui/sections/hero.tsx';
import { NextStep } from '#ui/sections/next-step.tsx';
import { Section } from '#ui/sections/section.tsx';
import style from './history.module.css';

const years = milestones.flatMap((milestone) => milestone.years);

/** The period of the history. */
const period = { from: Math.min(...years), until: Math.max(...years), count: milestones.length } as const;

export default withHead(
  ({ words, language }) => ({
    title: words.companyHistory.title,
    description: format(words.companyHistory.description, language, period),
  }),
  Page,
);

function Page() {
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
        picture={<HistoryHero />}
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

/** The milestones along one line, with a mosaic for each; those with a recorded year show it large. */
function Milestones() {
  const { words, language } = usePage();
  const { companyHistory } = words;
  return (
    <Section id="milestones" title={format(companyHistory.steps.title, language, period)} tone="card">
      <ol className={style.line}>
        {milestones.map(({ id, years: [from, until] }) => (
          <li key={id} className={classNames(style.milestone, until === undefined && style.dated)}>
            <div className={style.tile}>
              <Composition rows={milestoneTiles[id]} />
            </div>
            <div className={style.words}>
              <p className={style.when}>
                {until === undefined ? from : format(companyHistory.span, language, { from, until })}
              </p>
              <h3 className={size4}>{companyHistory.milestones[id].title}</h3>
              <MilestoneText of={companyHistory.milestones[id]} />
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** A title that says everything has no text. */
function MilestoneText({ of }: { readonly of: { readonly title: string; readonly text?: string } }) {
  return of.text && <p className={`${muted} ${style.text}`}>{of.text}</p>;
}

/** A mosaic of four tiles for each milestone. */
const milestoneTiles: Readonly<Record<MilestoneId, readonly string[]>> = {
  /** Four hands around one middle. */
  craftsmen: ['quarter:vb quarter1:vb', 'quarter3:vb quarter2:vb'],
  /** A flask of rings. */
  research: ['ring:xi dots:si', 'fan:si ring:xi'],
  /** Two arches that meet. */
  alliances: ['leaf:mf leaf1:mf', 'leaf1:mf leaf:mf'],
  cluster: ['circle:vm circle:xm', 'circle:fm circle:vm'],
  /** A butterfly. */
  children: ['petal1:sb petal:sb', 'petal:vb petal1:vb'],
  /** A cloud, and what comes down from it. */
  cloud: ['quarter2:wi quarter3:wi', 'dots:si dots:si'],
  platforms: ['half1:vm half3:vm', 'half1:xm half3:xm'],
  /** A seal. */
  quality: ['quarter2:mf quarter3:mf', 'quarter1:mf quarter:mf'],
  countryBrand: ['stripes:mx stripes:mx', 'stripes:sx stripes:vx'],
  /** A flower that opens. */
  rebrand: ['petal:vm petal1:vm', 'petal1:vm petal:vm'],
  /** A winding road. */
  peru: ['bends:mv bends1:mv', 'bends1:mv bends:mv'],
  projects: ['steps:fi steps:fi', 'steps:fi blank:f'],
  projectPlatform: ['quarter2:fm quarter3:fm', 'half2:xm half2:xm'],
  /** Fast forward. */
  productivity: ['triangle3:sb triangle2:vb', 'triangle:vb triangle1:sb'],
};
