import { company } from '#content/catalogue/company.ts';
import { MarketingPopup } from '#features/marketing/views/marketing-popup.tsx';
import { LanguageModal } from '#features/preferences/views/language-modal.tsx';
import { usePage } from '#platform/page/page.ts';
import { compactNumber } from '#site/formatters.ts';
import { format } from '#site/message.ts';
import { Ant } from '#ui/art/ant.tsx';
import artStyle from '#ui/art/art.module.css';
import type { Colour } from '#ui/art/colours.ts';
import { classOf } from '#ui/art/colours.ts';
import type { Shape } from '#ui/art/path.ts';
import { place, rounded, shapes, type Turn } from '#ui/art/path.ts';
import type { Alternative } from '#ui/art/picture.tsx';
import { Picture } from '#ui/art/picture.tsx';
import { ButtonLink } from '#ui/links.tsx';
import { Hero } from '#ui/sections/hero.tsx';
import { Methodology } from '#ui/sections/methodology.tsx';
import { NextStep } from '#ui/sections/next-step.tsx';
import { Offers } from '#ui/sections/offers.tsx';
import { RocketCounters } from '#ui/sections/rocket-counters.tsx';
import { Testimonials } from '#ui/sections/testimonials.tsx';
import { withFacts } from '../company-facts.ts';
import { Features } from './features.tsx';
import style from './page.module.css';

export default function Page() {
  const { words, language } = usePage();
  const { welcome } = words;
  return (
    <>
      <WelcomeHero />
      <Features />
      <Launches />
      <Offers id="products" title={welcome.products} lead={welcome.productsLead} />
      <Methodology title={welcome.methodology} lead={welcome.methodologyLead} tone="ice" />
      <Testimonials title={welcome.testimonials} look="columns" />
      <NextStep
        title={withFacts(welcome.nextTitle, language)}
        text={welcome.nextText}
        actions={
          <ButtonLink to="/tryit" size="large">
            {welcome.try}
          </ButtonLink>
        }
      />
      <LanguageModal />
      <MarketingPopup />
    </>
  );
}

/** The figures of the landing page, which counts otherwise than the homes, as specified. */
function Launches() {
  const { words } = usePage();
  const { counters } = words.home.shared;
  const { projects, yearsOfExperience, programmingHours, bots } = company.landing;
  return (
    <RocketCounters
      title={words.welcome.rocket}
      figures={[
        { figure: compactNumber(projects), label: counters.projects },
        { figure: compactNumber(yearsOfExperience), label: counters.years },
        { figure: `+${compactNumber(programmingHours)}`, label: counters.programmingHours },
        { figure: `+${compactNumber(bots)}`, label: counters.bots },
      ]}
    />
  );
}

/** The headline is typed, as it were, by the ants on the keyboard below. */
function WelcomeHero() {
  const { words, language } = usePage();
  const { welcome } = words;
  const places = [
    ['products', welcome.navProducts],
    ['rocket', welcome.navRocket],
    ['methodology', welcome.navMethodology],
  ] as const;
  return (
    <Hero
      layout="strip"
      tone="mustard"
      title={<Typed text={welcome.headline} />}
      lead={format(welcome.lead, language, { years: company.landing.yearsOfExperience })}
      picture={<KeyboardHero />}
      actions={
        <>
          <ButtonLink to="/tryit" size="large">
            {welcome.try}
          </ButtonLink>
          <nav aria-label={welcome.nav} className={style.places}>
            {places.map(([anchor, name]) => (
              <a key={anchor} href={`#${anchor}`}>
                {name}
              </a>
            ))}
          </nav>
        </>
      }
    />
  );
}

/**
 * A text that appears letter by letter. All of it lies in the page from the start, so nothing moves; whoever
 * has it read aloud gets it whole, and so does whoever wants no motion or has no JavaScript.
 */
function Typed({ text }: { readonly text: string }) {
  return (
    <>
      <span className="visually-hidden">{text}</span>
      <span aria-hidden="true" className={style.typed}>
        {[...text].map((letter, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, never reordered
          <span key={index}>{letter}</span>
        ))}
      </span>
    </>
  );
}

const symbols: readonly (readonly [Shape, Turn, Colour, Colour])[] = [
  ['quarter', 0, 'vermilion', 'day'],
  ['ring', 0, 'day', 'sky'],
  ['petal', 0, 'forest', 'blush'],
  ['half', 2, 'night', 'day'],
  ['drop', 1, 'day', 'vermilion'],
  ['leaf', 1, 'sky', 'ice'],
  ['fan', 0, 'mustard', 'forest'],
  ['diamond', 0, 'vermilion', 'day'],
  ['steps', 0, 'day', 'night'],
  ['flower', 0, 'vermilion', 'blush'],
  ['bend', 3, 'day', 'sky'],
  ['circle', 0, 'mustard', 'forest'],
];

const key = 118;

/** A keyboard with a tile on every key, and the ants who type on it. */
function KeyboardHero({ title }: Alternative) {
  return (
    <Picture width={12 * key} height={300} look={artStyle.fill} crop="xMidYMax slice" title={title}>
      {symbols.map(([shape, turn, front, back], index) => {
        const x = index * key + 8;
        const pressed = index % 5 === 2 ? 14 : 0;
        return (
          <g key={shape}>
            <path className={classOf('night')} d={rounded(x, 178, 102, 140, 18)} />
            <g transform={`translate(0 ${pressed})`}>
              <path className={classOf(back)} d={rounded(x, 160, 102, 102, 18)} />
              <path
                className={classOf(front)}
                transform={`translate(${x + 19} 179)scale(.64)`}
                d={place(shapes[shape], [0, 0], turn)}
              />
            </g>
          </g>
        );
      })}
      <Ant x={2.5 * key} y={175} scale={1.1} />
      <Ant x={7.5 * key} y={175} scale={1.1} pose="stride" faces="left" />
      <Ant x={9.6 * key} y={163} scale={0.8} pose="walk" />
      <Ant x={4.6 * key} y={163} scale={0.8} pose="heave" faces="left" />
    </Picture>
  );
}
