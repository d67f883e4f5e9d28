import { brand } from '#content/brand.ts';
import { usePage } from '#platform/page/page.ts';
import { cookieSettingsId } from '#site/cookie-settings.ts';
import { countries } from '#site/countries.ts';
import { format } from '#site/message.ts';
import { countryName } from '#site/region-names.ts';
import { HomeLink } from '#ui/links/home-link.tsx';
import { SiteLink } from '#ui/links/site-link.tsx';
import { columns } from './columns.ts';
import style from './footer.module.css';
import { FooterCountry } from './footer-country.tsx';
import { SocialIcon } from './social-icon.tsx';

export function Footer() {
  const { words, language } = usePage();
  const { footer } = words.shell;
  return (
    <footer className={style.footer} data-room="dark">
      <div className={style.inside}>
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
                {id === 'attention' && (
                  <li>
                    <SiteLink to={brand.blog} className={style.link}>
                      {footer.blog}
                    </SiteLink>
                  </li>
                )}
              </ul>
            </section>
          ))}
        </nav>
        <FooterCountry />
        <section className={style.countries}>
          <h2 className={style.heading}>{footer.countries}</h2>
          <ul>
            {countries.map((country) => (
              <li key={country.id}>
                <SiteLink to={country.home} className={style.link}>
                  {countryName(country, language)}
                </SiteLink>
              </li>
            ))}
          </ul>
        </section>
        <div className={style.bottom}>
          <HomeLink />
          <p className={style.rights}>
            {format(footer.rights, language, { year: new Date().getFullYear(), company: brand.legalName })}
          </p>
          <SiteLink to="/terms" className={style.link}>
            {footer.legal}
          </SiteLink>
          <SiteLink to="/accessibility" className={style.link}>
            {words.names['/accessibility']}
          </SiteLink>
          <SiteLink to="/politics" anchor="storage" className={style.link} data-opens={cookieSettingsId}>
            {words.shell.cookies.settings}
          </SiteLink>
          <ul className={style.social} aria-label={footer.social}>
            {brand.social.map(({ network, url }) => (
              <li key={network}>
                <SiteLink to={url} className={style.network}>
                  <SocialIcon network={network} />
                  <span className="visually-hidden">{network}</span>
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}
