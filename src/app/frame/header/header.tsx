import { menuIn } from '#content/menu.ts';
import Bell from '#features/bell/browser/bell.tsx';
import { Island } from '#platform/browser/island.tsx';
import { dataProps } from '#platform/page/data-attributes.ts';
import { usePage } from '#platform/page/page.ts';
import { canonicalHref, href } from '#site/address.ts';
import { countries } from '#site/countries.ts';
import { dashboardHref } from '#site/dashboard.ts';
import { countryName } from '#site/formatters.ts';
import { languages } from '#site/languages.ts';
import { routeOf } from '#site/routes.ts';
import { classNames } from '#ui/class-names.ts';
import { Flag } from '#ui/flag.tsx';
import { CheckIcon, ChevronIcon, CloseIcon, GlobeIcon, MenuIcon } from '#ui/icons.tsx';
import { centeredRow, line, note } from '#ui/layout.ts';
import { HomeLink } from '#ui/links/home-link.tsx';
import { ButtonLink, MeetingButton, SiteLink } from '#ui/links.tsx';
import { AccountMenu } from './account-menu.tsx';
import style from './header.module.css';
import button from './menu.module.css';
import { MenuGroup } from './menu-group.tsx';

const drawerId = 'site-menu';

/** On a wide screen a bar, on a phone a drawer: the same HTML, opened by the platform's own popover. */
export function Header() {
  const { shell } = usePage().words;
  return (
    <header className={style.header} {...dataProps({ enhance: 'header' })}>
      <div className={centeredRow(4, style.bar)}>
        <HomeLink />
        <button type="button" className={button.button} popoverTarget={drawerId}>
          <MenuIcon />
          <span className={button.label}>{shell.openMenu}</span>
        </button>
        <Drawer id={drawerId} />
        <Account />
      </div>
    </header>
  );
}

/** The bell and the menu of a signed-in visitor; no one else sees them. */
export function Account({ className }: { readonly className?: string | undefined }) {
  const { words, language } = usePage();
  const { unread, ...bell } = words.bell;
  return (
    <div className={line(2, style.account, className)} {...dataProps({ 'when-signed': 'in' })}>
      {/* Only visitors who see it load the code that updates the account. */}
      <span {...dataProps({ enhance: 'account', wake: 'sight' })} className={style.watch} />
      <Island name="bell" of={Bell} props={{ words: bell, all: dashboardHref(language, { view: 'notifications' }) }}>
        <span className={style.unread} {...dataProps({ unread })}>
          <span className={style.count} aria-hidden="true" />
          <span className="visually-hidden" />
        </span>
      </Island>
      <AccountMenu />
    </div>
  );
}

/** Menu, country, language and the sign-in links. On a wide screen it is open in the bar. */
function Drawer({ id }: { readonly id: string }) {
  const { words } = usePage();
  const { shell } = words;
  return (
    <div id={id} popover="auto" className={style.drawer}>
      <div className={line(0, style.top)}>
        <HomeLink />
        <button
          type="button"
          className={classNames(button.button, button.bare)}
          popoverTarget={id}
          popoverTargetAction="hide"
        >
          <CloseIcon />
          <span className="visually-hidden">{shell.closeMenu}</span>
        </button>
      </div>
      <nav className={style.nav} aria-label={shell.nav}>
        <ul className={style.groups}>
          {menuIn(words).map((group) => (
            <MenuGroup key={group.id} group={group} />
          ))}
        </ul>
      </nav>
      <div className={style.choices}>
        <CountryMenu />
        <LanguageMenu />
      </div>
      <div className={style.actions}>
        <div className={style.anonymous} {...dataProps({ 'when-signed': 'out' })}>
          <SiteLink to="/login" className={style.signIn}>
            {shell.signIn}
          </SiteLink>{' '}
          <ButtonLink to="/support/registro" look="secondary" size="small">
            {shell.signUp}
          </ButtonLink>
        </div>
        <MeetingButton size="small">{shell.schedule}</MeetingButton>
      </div>
    </div>
  );
}

const menuLook = {
  dropdown: style.dropdown,
  opener: line(2, style.opener),
  name: style.name,
  code: style.code,
  panel: style.panel,
  option: style.option,
  check: style.check,
};

interface LanguageMenuProps {
  /** The classes of its parts, if it is not in the header for visitors. */
  readonly look?: Partial<Record<keyof typeof menuLook, string | undefined>>;
  /** The query says which view it is, and is the same in every language. */
  readonly keepsQuery?: boolean;
}

/** The same page in the other languages. */
export function LanguageMenu({ look = menuLook, keepsQuery = false }: LanguageMenuProps) {
  const { words, language, route } = usePage();
  return (
    <details name="header" className={look.dropdown}>
      <summary className={look.opener}>
        <span className="visually-hidden">{words.shell.language}: </span>
        <span className={look.name}>{languages.find(({ code }) => code === language)?.name}</span>{' '}
        <span className={look.code} aria-hidden="true">
          {language.toUpperCase()}
        </span>
        <ChevronIcon />
      </summary>
      <ul className={look.panel}>
        {languages.map(({ code, name }) => (
          <li key={code}>
            <a
              className={look.option}
              // The English option of /products and /contact is their bare URL.
              href={
                routeOf(route.path).bareLanguage === code ? canonicalHref(route.path, code) : href(route.path, code)
              }
              lang={code}
              hrefLang={code}
              {...dataProps({ language: code, 'keeps-query': keepsQuery && '' })}
              aria-current={code === language ? 'true' : undefined}
            >
              {name}
              {code === language && (
                <span className={look.check}>
                  <CheckIcon />
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The visitor's country, and the others. */
function CountryMenu() {
  const { words, language } = usePage();
  return (
    <details name="header" className={style.dropdown}>
      <summary className={line(2, style.opener)}>
        <span className="visually-hidden">{words.shell.country}: </span>
        <span className={style.current} aria-live="polite">
          <span {...dataProps({ 'when-country': 'none' })}>
            <GlobeIcon />
            <span className={style.label}>{words.shell.chooseCountry}</span>
          </span>
          {countries.map((country) => (
            <span key={country.id} hidden {...dataProps({ 'when-country': country.id })}>
              <Flag of={country.id} />
              <span className={style.label}>{countryName(country, language)}</span>
            </span>
          ))}
        </span>
        <ChevronIcon />
      </summary>
      <CountryForm />
    </details>
  );
}

/** A form, so that choosing works without JavaScript; with it the page stays as it is. */
function CountryForm() {
  const { words, language, route } = usePage();
  return (
    <form className={style.panel} method="post" action="/preferences/country" {...dataProps({ choice: 'country' })}>
      <input type="hidden" name="back" value={href(route.path, language)} />
      <p className={classNames(note, style.note)}>{words.shell.countryNote}</p>
      {/* Screen readers announce the chosen country. */}
      <ul aria-live="polite">
        {countries.map((country) => (
          <li key={country.id}>
            <button type="submit" name="country" value={country.id} className={style.option}>
              <Flag of={country.id} />
              {countryName(country, language)}{' '}
              <span className={classNames(note, style.aside)}>{country.currency.toUpperCase()}</span>{' '}
              <span className={style.check} hidden {...dataProps({ 'when-country': country.id })}>
                <CheckIcon />
                <span className="visually-hidden">, {words.shell.chosen}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </form>
  );
}
