import { company } from '#content/catalogue/company.ts';
import { offeringsIn, productsIn, quickServicesFor } from '#content/catalogue/offers.ts';
import { lowestProductPrice } from '#content/catalogue/products.ts';
import { quickServicePrice } from '#content/catalogue/quick-services.ts';
import { dataProps } from '#platform/page/data-attributes.ts';
import { usePage } from '#platform/page/page.ts';
import { pageName } from '#platform/page/page-name.ts';
import { countries } from '#site/countries.ts';
import { countryName } from '#site/formatters.ts';
import { localeOf } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { routeOf } from '#site/routes.ts';
import { Mark } from '#ui/art/mark.tsx';
import { classNames } from '#ui/class-names.ts';
import { Fact } from '#ui/fact.tsx';
import { Flag } from '#ui/flag.tsx';
import { row, stack } from '#ui/layout.ts';
import { SiteLink } from '#ui/links.tsx';
import { semibold, target } from '#ui/look.ts';
import { Price } from '#ui/sections/price.tsx';
import { WovenText } from '#ui/sections/prose.tsx';
import style from './contents/goals.module.css';
import content from './slides.module.css';

export function Goals() {
  const { words, language } = usePage();
  const { goals } = words.pitch;
  const { countries, clients, value } = company.investors;
  const whole = new Intl.NumberFormat(localeOf(language));
  const money = new Intl.NumberFormat(localeOf(language), {
    notation: 'compact',
    compactDisplay: 'long',
  });
  const rows = [
    { label: goals.countries, now: company.countries, goal: countries.goal, number: whole },
    { label: goals.clients, goal: clients.goal, number: whole },
    { label: goals.value, now: value.now, goal: value.goal, number: money },
  ];
  return (
    <>
      <p className={content.lead}>{format(goals.text, language, { round: words.companyInvestors.round })}</p>
      <dl className={stack(0, style.goals)}>
        {rows.map(({ label, now, goal, number }) => (
          <div key={label}>
            <dt>{label}</dt>
            {now && <dd>{format(goals.from, language, { now: number.format(now) })}</dd>}
            <dd className={style.goal}>{format(goals.to, language, { goal: number.format(goal) })}</dd>
            {now && (
              <dd className={style.bar} aria-hidden="true">
                <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={Math.max(1, (100 * now) / goal)} height={4} />
                </svg>
              </dd>
            )}
          </div>
        ))}
      </dl>
      <p>
        <SiteLink to="/company_investors" className={classNames(target, semibold)}>
          {goals.link}
        </SiteLink>
      </p>
    </>
  );
}

export function Packages() {
  const { words, language } = usePage();
  const { development } = words.pitch;
  return (
    <>
      <ul className={style.packages}>
        {offeringsIn(language).map(
          ({ slug, page, price }) =>
            price && (
              <li key={slug}>
                <SiteLink to={page}>{words.menu.development.items[slug].title}</SiteLink>{' '}
                <span>
                  <strong>
                    <Price of={price} />
                  </strong>{' '}
                  {development.unit}
                </span>
              </li>
            ),
        )}
      </ul>
      <p>
        <SiteLink to="/service_developing" anchor="Price" className={classNames(target, semibold)}>
          {development.more}
        </SiteLink>
      </p>
    </>
  );
}

export function ProductWall() {
  const { words, language } = usePage();
  const products = productsIn(language);
  return (
    <>
      <p className={content.lead}>
        <WovenText
          text={words.pitch.products.text}
          values={{ days: company.trialDays }}
          elements={{
            price: (
              <strong className={style.price}>
                <Price of={lowestProductPrice} />
              </strong>
            ),
          }}
        />
      </p>
      <ul className={style.wall}>
        {products.map(({ slug, name, page }) => (
          <li key={slug}>
            <SiteLink to={page}>
              <Mark of={slug} size={64} />
              <strong>{name}</strong> <span>{words.products[slug].kind}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </>
  );
}

export function QuickServices() {
  const { words, language, route } = usePage();
  return (
    <>
      <p className={style.tag}>
        <strong>
          <Price of={quickServicePrice} />
        </strong>{' '}
        {words.pitch.quick.unit}
      </p>
      <ul className={style.links}>
        {quickServicesFor(route.country, language).map(({ slug, page, location }) => (
          <li key={slug} {...dataProps({ 'when-country': location === 'colombia' ? 'co' : undefined })}>
            <SiteLink to={page}>{pageName(routeOf(page), words)}</SiteLink>
          </li>
        ))}
      </ul>
    </>
  );
}

export function Where() {
  const { words, language } = usePage();
  const { where } = words.pitch;
  return (
    <div className={style.where}>
      <dl className={style.cities}>
        <Fact label={where.headquarters}>{company.investors.headquarters}</Fact>
        <Fact label={where.developmentCentre}>{company.investors.developmentCentre}</Fact>
      </dl>
      <div>
        <p className={semibold}>{where.sites}</p>
        <ul className={row(0, style.flags)}>
          {countries.map((country) => (
            <li key={country.id}>
              <SiteLink to={country.home} className={target}>
                <Flag of={country.id} />
                {countryName(country, language)}
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
