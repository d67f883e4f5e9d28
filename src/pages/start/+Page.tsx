import { company } from '#content/catalogue/company.ts';
import { lowestProductPrice, products } from '#content/catalogue/products.ts';
import { dataProps } from '#platform/page/data-attributes.ts';
import { withHead } from '#platform/page/head.ts';
import { usePage } from '#platform/page/page.ts';
import { organizationData } from '#platform/page/structured-data.ts';
import { href } from '#site/address.ts';
import { type Country, continents, countries } from '#site/countries.ts';
import { countryName } from '#site/formatters.ts';
import { languages } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { StartHero } from '#ui/art/heroes/start.tsx';
import { classNames } from '#ui/class-names.ts';
import { Flag } from '#ui/flag.tsx';
import { ArrowIcon } from '#ui/icons.tsx';
import { columns, line, muted, row, stack } from '#ui/layout.ts';
import { ContactButton, SiteLink } from '#ui/links.tsx';
import { breakable, cardLook, headline, size4, target } from '#ui/look.ts';
import { Price } from '#ui/sections/price.tsx';
import { WovenText } from '#ui/sections/prose.tsx';
import { surface } from '#ui/sections/section.tsx';
import style from './page.module.css';

export default withHead(({ words: { start } }) => ({ ...start, data: [organizationData()] }), Page);

function Page() {
  return (
    <>
      <Hero />
      <Countries />
      <HelpTip />
    </>
  );
}

function Hero() {
  const { words, language } = usePage();
  const { start } = words;
  return (
    <section className={columns(0, { wide: 2 }, style.hero)}>
      <div className={style.words}>
        <h1>
          <WovenText text={start.headline} values={{}} elements={{ price: <Price of={lowestProductPrice} /> }} />
        </h1>
        <Choices />
        <p className={`${muted} ${style.lead}`}>
          {format(start.lead, language, { count: products.length, days: company.trialDays })}
        </p>
      </div>
      <div className={style.picture} {...dataProps({ 'share-picture': '' })}>
        <StartHero language={language} />
      </div>
    </section>
  );
}

/** Country and language, on the first screen. */
function Choices() {
  const { words, language } = usePage();
  return (
    <>
      <nav aria-labelledby="choose-country" className={style.choices}>
        <h2 id="choose-country">{words.start.countries}</h2>
        <ul className={style.chips}>
          {countries.map((country) => (
            <li key={country.id}>
              <SiteLink
                to={country.home}
                className={line(2, style.chip)}
                {...dataProps({ 'country-choice': country.id })}
              >
                <Flag of={country.id} className={style.chipFlag} /> {countryName(country, language)}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label={words.shell.language} className={style.languages}>
        <ul className={row(4)}>
          {languages.map(({ code, name }) => (
            <li key={code}>
              <a
                className={target}
                href={href('/', code)}
                hrefLang={code}
                lang={code}
                aria-current={code === language ? 'page' : undefined}
                {...dataProps({ language: code })}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

/** Where to find help: the orange button on every page. */
function HelpTip() {
  const { start } = usePage().words;
  return (
    <section className={classNames(style.tip, surface('blush').className)} aria-labelledby="help-tip">
      <div className={stack(0, style.inside)}>
        <span className={stack(0, classNames(headline, style.button))} aria-hidden="true">
          ?
        </span>
        <div className={style.helpTipWords}>
          <h2 id="help-tip">{start.tipTitle}</h2>
          <p>{start.tip}</p>
        </div>
        <ContactButton size="large">{start.requestHelp}</ContactButton>
      </div>
    </section>
  );
}

/** Every country by its continent, each with a link to its regional home. */
function Countries() {
  const { start } = usePage().words;
  return (
    <section className={style.section} aria-labelledby="countries">
      <h2 id="countries">{start.byContinent}</h2>
      <div className={stack(0, classNames(cardLook, style.floor))}>
        {continents.map((continent) => (
          <section key={continent} className={style.continent} aria-labelledby={continent}>
            <h3 id={continent} className={style.name}>
              {start.continents[continent]}
            </h3>
            <ul className={style.countries}>
              {countries
                .filter((country) => country.continent === continent)
                .map((country) => (
                  <CountryLink key={country.id} country={country} />
                ))}
            </ul>
          </section>
        ))}
      </div>
      <p className={style.elsewhere}>
        {start.elsewhere} <SiteLink to="/products">{start.elsewhereLink}</SiteLink>
      </p>
    </section>
  );
}

function CountryLink({ country }: { country: Country }) {
  const { words, language } = usePage();
  return (
    <li>
      <SiteLink to={country.home} className={line(4, style.country)} {...dataProps({ 'country-choice': country.id })}>
        <Flag of={country.id} className={style.flag} />
        <span className={stack(0, classNames(breakable, style.text))}>
          <strong className={size4}>{countryName(country, language)}</strong>{' '}
          <span className={`${muted} ${style.prices}`}>
            {format(words.start.pricesIn, language, { currency: country.currency.toUpperCase() })}
          </span>
        </span>
        <ArrowIcon />
      </SiteLink>
    </li>
  );
}
