import type { MilestoneId } from '#content/catalogue/history.ts';
import { milestones } from '#content/catalogue/history.ts';
import { products } from '#content/catalogue/products.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { Ant } from '#ui/art/ant.tsx';
import { Composition } from '#ui/art/composition.tsx';
import type { Alternative } from '#ui/art/picture.tsx';
import { Tile } from '#ui/art/tile.tsx';
import { classNames } from '#ui/class-names.ts';
import { ButtonLink } from '#ui/links.tsx';
import { Hero } from '#ui/sections/hero.tsx';
import { NextStep } from '#ui/sections/next-step.tsx';
import { Section } from '#ui/sections/section.tsx';
import style from './history.module.css';
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

/** The milestones along one line, a mosaic for each; those of a recorded year show it large. */
function Milestones() {
  const { words, language } = usePage();
  const { companyHistory } = words;
  return (
    <Section
      id="milestones"
      title={format(companyHistory.steps.title, language, period)}
      lead={companyHistory.steps.lead}
      tone="card"
    >
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
              <h3>{companyHistory.milestones[id].title}</h3>
              <p className={style.text}>{companyHistory.milestones[id].text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
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

/** A staircase, a tile for every year on it, and ants who climb it with one more. */
const rows = [
  'blank:b blank:b blank:b blank:b blank:b quarter:vm',
  'blank:b blank:b blank:b blank:b petal:mf ring:xi',
  'blank:b blank:b blank:b half1:si dots:mv leaf:fb',
  'blank:b blank:b fan:vb stripes:xm flower:fm quarter2:si',
  'blank:b drop1:fm leaf1:si bends:mx half2:vb steps:xm',
];

function HistoryHero({ title }: Alternative) {
  return (
    <Composition rows={rows} keep="bottom" title={title}>
      <g transform="translate(16 330)rotate(-6)scale(.68)">
        <Tile shape="quarter" front="night" back="day" />
      </g>
      <Ant x={50} y={500} scale={0.74} pose="lift" limbs="night" />
      <Ant x={152} y={400} scale={0.66} body="sky" pose="stride" limbs="night" />
      <g transform="translate(220 146)rotate(5)scale(.66)">
        <Tile shape="circle" front="mustard" back="forest" />
      </g>
      <Ant x={252} y={300} scale={0.7} pose="heave" limbs="night" />
      <Ant x={352} y={200} scale={0.66} body="forest" limbs="night" />
      <Ant x={450} y={100} scale={0.7} pose="stride" limbs="night" />
    </Composition>
  );
}
