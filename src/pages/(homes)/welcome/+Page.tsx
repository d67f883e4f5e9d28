import { Fragment, type ReactNode } from 'react';
import { company } from '#content/catalogue/company.ts';
import { MarketingPopup } from '#features/marketing/views/marketing-popup.tsx';
import { LanguageModal } from '#features/preferences/views/language-modal.tsx';
import { withHead } from '#platform/page/head.ts';
import { usePage } from '#platform/page/page.ts';
import { organizationData } from '#platform/page/structured-data.ts';
import { compactNumber } from '#site/formatters.ts';
import { format } from '#site/message.ts';
import type { RoutePath } from '#site/routes.ts';
import { Ant } from '#ui/art/ant.tsx';
import { Composition } from '#ui/art/composition.tsx';
import { KeyboardHero } from '#ui/art/heroes/homes.tsx';
import { MarkTile } from '#ui/art/mark.tsx';
import { classNames } from '#ui/class-names.ts';
import { muted, row, stack } from '#ui/layout.ts';
import { ButtonLink } from '#ui/links.tsx';
import { cardLook } from '#ui/look.ts';
import { Hero } from '#ui/sections/hero.tsx';
import { Methodology } from '#ui/sections/methodology.tsx';
import { NextStep } from '#ui/sections/next-step.tsx';
import { Offers } from '#ui/sections/offers.tsx';
import { RocketCounters } from '#ui/sections/rocket-counters.tsx';
import { Section } from '#ui/sections/section.tsx';
import { Testimonials } from '#ui/sections/testimonials.tsx';
import { AtWork } from '../at-work.tsx';
import { withFacts } from '../company-facts.tsx';
import style from './page.module.css';

export default withHead(({ words }) => ({ ...words.welcome, data: [organizationData()] }), Page);

function Page() {
  const { words, language } = usePage();
  const { welcome } = words;
  return (
    <>
      <WelcomeHero />
      <AtWork of="collectio" />
      <Features />
      <Launches />
      <Offers id="products" look="rows" title={welcome.products} lead={welcome.productsLead} />
      <Methodology title={welcome.methodology} lead={welcome.methodologyLead} tone="ice" />
      <Testimonials title={welcome.testimonials} look="columns" />
      <NextStep
        title={withFacts(welcome.nextTitle, language)}
        text={welcome.nextText}
        picture={<KeyboardHero />}
        strip
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
              <Fragment key={anchor}>
                <a href={`#${anchor}`}>{name}</a>{' '}
              </Fragment>
            ))}
          </nav>
        </>
      }
    />
  );
}

/**
 * A text that appears letter by letter. All of it is in the page from the start, so nothing moves, and screen readers read
 * it as one text.
 */
function Typed({ text }: { readonly text: string }) {
  return (
    <span className={style.typed}>
      {[...text].map((letter, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, never reordered
        <span key={index}>{letter}</span>
      ))}
    </span>
  );
}

/**
 * Three cards. Both versions of the first one are in the page, and `<html data-context>`, which the server sets from
 * the visitor's cookie, shows one of them.
 */
function Features() {
  const { welcome } = usePage().words;
  const { cards } = welcome;
  return (
    <Section id="features" title={welcome.features}>
      <ul className={stack(5, style.features)}>
        <li className={style.microservices}>
          <Feature
            to="/service_developing"
            {...cards.microservices}
            picture={
              <Composition
                rows={[
                  'leaf:vb road:xb leaf1:fb road:xb bend3:xb blank:b',
                  'road1:xb blank:b road1:xb blank:b road1:xb blank:b',
                  'circle:mb road:xb leaf:sb road:xb leaf1:vb ring:fb',
                ]}
              >
                <Ant x={150} y={234} pose="stride" limbs="night" />
              </Composition>
            }
          />
        </li>
        <li className={style.fleet}>
          <Feature to="/products/transpur" {...cards.fleet} picture={<Fleet />} />
        </li>
        <li>
          <Feature
            to="/products/wabot"
            {...cards.chatbots}
            picture={
              <Composition rows={['dots:is blank:s fan1:is', 'blank:s blank:s blank:s']}>
                <MarkTile of="wabot" x={60} y={20} size={180} />
              </Composition>
            }
          />
        </li>
        <li>
          <Feature
            to="/products/suppmail"
            {...cards.pqrs}
            picture={
              <Composition rows={['quarter1:mv blank:v blank:v', 'blank:v blank:v quarter:bv']}>
                <MarkTile of="suppmail" x={60} y={20} size={180} />
              </Composition>
            }
          />
        </li>
      </ul>
    </Section>
  );
}

function Fleet() {
  return (
    <Composition
      rows={[
        'blank:f blank:f blank:f blank:f circle:mf blank:f',
        'blank:f blank:f blank:f blank:f blank:f blank:f',
        'blank:f blank:f blank:f blank:f blank:f blank:f',
        'road:mx road:mx road:mx road:mx road:mx road:mx',
      ]}
    >
      <MarkTile of="transpur" x={20} y={112} size={270} />
      <MarkTile of="transpur" x={340} y={164} size={200} />
    </Composition>
  );
}

interface Props {
  readonly to: RoutePath;
  readonly title: string;
  readonly text: string;
  readonly button: string;
  readonly picture: ReactNode;
}

function Feature({ to, title, text, button, picture }: Props) {
  return (
    <article className={classNames(cardLook, style.card)}>
      <div className={style.picture}>{picture}</div>
      <div className={style.words}>
        <h3>{title}</h3>
        <p className={muted}>{text}</p>
        <ButtonLink to={to} look="secondary">
          {button}
        </ButtonLink>
      </div>
    </article>
  );
}
