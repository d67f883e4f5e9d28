import { brand, type SocialNetwork } from '#content/brand.ts';
import { dataProps } from '#platform/page/data-attributes.ts';
import { usePage } from '#platform/page/page.ts';
import { countries } from '#site/countries.ts';
import { contactDialogId, contactFormAnchor, cookieSettingsId } from '#site/dialogs.ts';
import { countryName } from '#site/formatters.ts';
import { format } from '#site/message.ts';
import type { RoutePath } from '#site/routes.ts';
import { Flag } from '#ui/flag.tsx';
import { centeredRow } from '#ui/layout.ts';
import { HomeLink } from '#ui/links/home-link.tsx';
import { SiteLink } from '#ui/links.tsx';
import { TaxNote } from '#ui/tax-note.tsx';
import style from './footer.module.css';

const outside = { blog: brand.blog, partner: brand.partnerSite } as const;

/** Here visitors look after something of their own: the menu of the whole site would be taller than what they came for. */
const accountPages: ReadonlySet<RoutePath> = new Set([
  '/login',
  '/support/registro',
  '/dashboard',
  '/application',
  '/support/status',
  '/support/message',
  '/payment',
  '/meet/book',
]);

export function Footer() {
  const { words, route } = usePage();
  const isOfAccount = accountPages.has(route.path);
  return (
    <footer className={style.footer} {...dataProps({ scheme: 'dark' })}>
      <div className={style.inside}>
        {!isOfAccount && <SiteMap />}
        <div className={centeredRow(0, style.bottom)}>
          <HomeLink />
          <Rights />
          <div className={centeredRow(0, style.ways)}>
            {isOfAccount && <WaysOut />}
            <SiteLink to="/terms" className={style.link}>
              {words.shell.footer.legal}
            </SiteLink>{' '}
            <SiteLink to="/accessibility" className={style.link}>
              {words.names['/accessibility']}
            </SiteLink>{' '}
            <SiteLink
              to="/politics"
              anchor="storage"
              className={style.link}
              {...dataProps({ opens: cookieSettingsId })}
            >
              {words.shell.cookies.settings}
            </SiteLink>
          </div>
          {!isOfAccount && <SocialLinks />}
        </div>
      </div>
    </footer>
  );
}

function Rights() {
  const { words, language } = usePage();
  const values = { year: new Date().getFullYear(), company: brand.legalName };
  return (
    <div className={style.rights}>
      <p>{format(words.shell.footer.rights, language, values)}</p>
      <TaxNote />
    </div>
  );
}

/** What visitors need of the rest of the site while they are in their account. */
function WaysOut() {
  const { words } = usePage();
  return (
    <>
      <SiteLink
        to="/contact"
        anchor={contactFormAnchor}
        className={style.link}
        {...dataProps({ opens: contactDialogId })}
      >
        {words.names['/contact']}
      </SiteLink>{' '}
      <SiteLink to="/" className={style.link}>
        {words.shell.footer.choices}
      </SiteLink>{' '}
    </>
  );
}

function SocialLinks() {
  return (
    <ul className={centeredRow(0, style.social)} aria-label={usePage().words.shell.footer.social}>
      {brand.social.map(({ network, url }) => (
        <li key={network}>
          <SiteLink to={url} className={style.network}>
            <SocialIcon network={network} />
            <span className="visually-hidden">{network}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

/** The links to everything. */
function SiteMap() {
  const { words, route } = usePage();
  const { footer } = words.shell;
  return (
    <nav className={style.columns} aria-label={footer.nav}>
      {columns.map(({ id, links }) => (
        <section key={id}>
          <h2 className={style.heading}>{footer[id]}</h2>
          <ul>
            {links.map((path) => (
              <li key={path}>
                <SiteLink to={path} className={style.link}>
                  {words.names[path]}
                </SiteLink>
              </li>
            ))}
            {id === 'attention' &&
              (['refunds', 'security'] as const).map((anchor) => (
                <li key={anchor}>
                  <SiteLink to="/support" anchor={anchor} className={style.link} aria-current={false}>
                    {words.support[anchor].title}
                  </SiteLink>
                </li>
              ))}
            {id === 'attention' &&
              (['blog', 'partner'] as const).map((name) => (
                <li key={name}>
                  <SiteLink to={outside[name]} className={style.link}>
                    {footer[name]}
                  </SiteLink>
                </li>
              ))}
          </ul>
        </section>
      ))}
      {/* The start page itself lists them. */}
      {route.path !== '/' && <CountryLinks />}
    </nav>
  );
}

function CountryLinks() {
  const { words, language } = usePage();
  return (
    <section className={style.countries}>
      <h2 className={style.heading}>{words.shell.footer.countries}</h2>
      <ul>
        {countries.map((country) => (
          <li key={country.id}>
            <SiteLink to={country.home} className={style.link} {...dataProps({ 'country-choice': country.id })}>
              <Flag of={country.id} />
              {countryName(country, language)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The four link columns. Their words are the names of the pages. */
const columns = [
  {
    id: 'services',
    links: ['/service_requirements', '/service_design', '/service_developing', '/service_testing', '/service_support'],
  },
  {
    id: 'about',
    links: [
      '/company_about',
      '/company_history',
      '/company_methodology',
      '/company_clients',
      '/company_team',
      '/company_work',
      '/company_investors',
    ],
  },
  { id: 'attention', links: ['/support', '/support/status', '/contact', '/support/quote', '/meet'] },
  { id: 'extension', links: ['/products', '/development', '/code', '/email-masivo', '/tryit', '/pitch'] },
] as const;

const paths: Record<SocialNetwork, string> = {
  facebook:
    'M13.5 21v-7.5H16l.5-3h-3V8.6c0-.9.4-1.6 1.7-1.6h1.4V4.3A17 17 0 0 0 14.5 4c-2.3 0-3.9 1.4-3.9 4v2.5H8v3h2.6V21z',
  linkedin:
    'M4 9h3.6v11H4zM5.8 4a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM10 9h3.4v1.6c.6-1 1.8-1.9 3.5-1.9 3 0 4.1 1.8 4.1 4.9V20h-3.6v-5.8c0-1.5-.4-2.5-1.8-2.5s-2 1-2 2.5V20H10z',
  youtube:
    'M4.6 6h14.8A2.6 2.6 0 0 1 22 8.6v6.8a2.6 2.6 0 0 1-2.6 2.6H4.6A2.6 2.6 0 0 1 2 15.4V8.6A2.6 2.6 0 0 1 4.6 6zM10 8.8v6.4l5.5-3.2z',
  twitter: 'M4 4h4.3l4 5.4L17 4h2.6l-6.1 7 6.7 9h-4.3l-4.4-5.9L6.4 20H3.8l6.5-7.4z',
  medium:
    'M7.5 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM16 7.3c1.4 0 2.5 2.1 2.5 4.7s-1.1 4.7-2.5 4.7-2.5-2.1-2.5-4.7 1.1-4.7 2.5-4.7zM20.5 7.8c.5 0 .9 1.9.9 4.2s-.4 4.2-.9 4.2-.9-1.9-.9-4.2.4-4.2.9-4.2z',
};

function SocialIcon({ network }: { network: SocialNetwork }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" fill="currentColor" fillRule="evenodd" aria-hidden="true">
      <path d={paths[network]} />
    </svg>
  );
}
