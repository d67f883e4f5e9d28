import { company } from '#content/catalogue/company.ts';
import { MarketingPopup } from '#features/marketing/views/marketing-popup.tsx';
import { LanguageModal } from '#features/preferences/views/language-modal.tsx';
import { usePage } from '#platform/page/page.ts';
import { compactNumber } from '#site/formatters.ts';
import { format } from '#site/message.ts';
import { KeyboardHero } from '#ui/art/heroes/homes.tsx';
import { row } from '#ui/layout.ts';
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

/** The figures of the landing page, which differ from those of the homes, as specified. */
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

/** The headline looks as if the ants typed it on the keyboard below. */
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
          <nav aria-label={welcome.nav} className={row(0, style.places)}>
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
 * A text that appears letter by letter. All of it is in the page from the start, so nothing moves; screen readers get
 * it whole, and so do visitors with reduced motion or without JavaScript.
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
