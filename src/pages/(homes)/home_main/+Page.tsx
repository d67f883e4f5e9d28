import type { ComponentProps } from 'react';
import type { Words } from '#content/words.ts';
import { MarketingPopup } from '#features/marketing/views/marketing-popup.tsx';
import { LanguageModal } from '#features/preferences/views/language-modal.tsx';
import { dataProps } from '#platform/page/data-attributes.ts';
import { withHead } from '#platform/page/head.ts';
import { type Page, usePage } from '#platform/page/page.ts';
import { organizationData } from '#platform/page/structured-data.ts';
import { type Country, type CountryId, countries, findCountry } from '#site/countries.ts';
import { countryName } from '#site/formatters.ts';
import { format } from '#site/message.ts';
import { Composition } from '#ui/art/composition.tsx';
import { ArrivalHero } from '#ui/art/heroes/homes/arrival.tsx';
import { Flag } from '#ui/flag.tsx';
import { ButtonLink, ContactButton, SiteLink } from '#ui/links.tsx';
import { Benefits } from '#ui/sections/benefits.tsx';
import { Deck } from '#ui/sections/deck.tsx';
import { Hero } from '#ui/sections/hero.tsx';
import { Offers } from '#ui/sections/offers.tsx';
import { HomeCounters } from '#ui/sections/rocket-counters.tsx';
import { Section } from '#ui/sections/section.tsx';
import { AtWork } from '../at-work.tsx';
import { InCurrency, itemsWithFacts, withFacts } from '../company-facts.tsx';
import style from './page.module.css';

export default withHead((page) => {
  const { title, description } = localWords(page);
  return { title, description, data: [organizationData()] };
}, HomePage);

/** One of the products that the ants of each landscape carry. */
const carried: Readonly<Partial<Record<CountryId, ComponentProps<typeof AtWork>['of']>>> = {
  au: 'focusmeet',
  es: 'proposals',
  gq: 'ducksites',
};

/** The home of a country without its own design: each has its name, its landscape and its flag. */
function HomePage() {
  const page = usePage();
  const { words, language } = page;
  const { main } = words.home;
  const here = countryOf(page);
  const local = localWords(page);
  const country = countryName(here, language);
  return (
    <>
      <Hero
        layout="mirror"
        title={local.headline}
        lead={<InCurrency text={local.lead} />}
        picture={<ArrivalHero country={here.id} />}
        actions={
          <>
            <ButtonLink to="/tryit" size="large">
              {main.try}
            </ButtonLink>
            <ContactButton look="secondary" size="large" />
          </>
        }
      />
      <AtWork of={carried[here.id] ?? 'proposals'} />
      <Benefits look="lines" title={main.facts} items={itemsWithFacts(local.items, language)} />
      <Offers
        id="products"
        title={format(main.products, language, { country })}
        lead={<InCurrency text={main.productsLead} />}
      />
      <HomeCounters title={withFacts(main.counters, language)} />
      <ServicesDeck />
      <Countries />
      <LanguageModal />
      <MarketingPopup />
    </>
  );
}

/** The country of this page, and links to every other one. */
function Countries() {
  const page = usePage();
  const { words, language } = page;
  const { main } = words.home;
  const here = countryOf(page);
  const title = format(main.countries, language, { country: countryName(here, language) });
  return (
    <Section id="countries" title={title} lead={main.countriesLead} tone="card">
      <ul className={style.countries}>
        {countries.map((country) => (
          <li key={country.id}>
            <SiteLink to={country.home} className={style.country} {...dataProps({ 'country-choice': country.id })}>
              <Flag of={country.id} className={style.flag} />
              <strong>{countryName(country, language)}</strong>{' '}
              <span>{country.id === here.id ? main.here : country.currency.toUpperCase()}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Four services, from the first question to the years after. */
function ServicesDeck() {
  const { main } = usePage().words.home;
  const { cards, cardButton: button } = main;
  return (
    <Deck
      id="services"
      title={main.deck}
      lead={main.deckLead}
      tone="sand"
      cards={[
        {
          to: '/service_requirements',
          ...cards.requirements,
          button,
          picture: <Composition rows={['stripes:xw half:vm quarter1:is', 'stripes:xw drop3:vm quarter2:is']} />,
        },
        {
          to: '/service_design',
          ...cards.design,
          button,
          picture: <Composition rows={['quarter2:fb quarter3:fb petal:ms', 'quarter1:fb quarter:vb petal1:ms']} />,
        },
        {
          to: '/service_developing',
          ...cards.developing,
          button,
          picture: <Composition rows={['leaf1:vi blank:i leaf:fi', 'steps:xi steps:xm steps:xv']} />,
        },
        {
          to: '/service_support',
          ...cards.support,
          button,
          picture: <Composition rows={['arch:fm ring:wv arch:fm', 'quarter3:sb half2:wv quarter2:sb']} />,
        },
      ]}
    />
  );
}

/** The main home always belongs to a country. */
function countryOf({ route }: Page): Country {
  const country = findCountry(route.country);
  if (!country) throw new Error(`${route.path} is not the home of a country`);
  return country;
}

type Local = Words['home']['main']['local'];

const has = (local: Local, id: string): id is keyof Local => Object.hasOwn(local, id);

/** Each country has texts of its own; the build fails without them. */
function localWords(page: Page): Local[keyof Local] {
  const { local } = page.words.home.main;
  const { id } = countryOf(page);
  if (!has(local, id)) throw new Error(`home.json has no texts for the home of ${id}`);
  return local[id];
}
