import { href } from '#site/address.ts';
import { countries } from '#site/countries.ts';
import { usePage } from '#site/page.ts';
import { countryName } from '#site/region-names.ts';
import { Flag } from '../../ui/flag.tsx';
import { CheckIcon, ChevronIcon, GlobeIcon } from '../../ui/icons.tsx';
import style from './dropdown.module.css';

/** A form, so that choosing works without JavaScript; with it the page stays as it is. */
export function CountryMenu() {
  const { words, language, route } = usePage();
  return (
    <details name="header" className={style.dropdown}>
      <summary className={style.opener}>
        <span className="visually-hidden">{words.shell.country}: </span>
        <span className={style.current} aria-live="polite">
          <span data-when-country="none">
            <GlobeIcon />
            <span className={style.label}>{words.shell.chooseCountry}</span>
          </span>
          {countries.map((country) => (
            <span key={country.id} data-when-country={country.id}>
              <Flag of={country.id} />
              <span className={style.label}>{countryName(country, language)}</span>
            </span>
          ))}
        </span>
        <ChevronIcon />
      </summary>
      <form className={style.panel} method="post" action="/preferences/country" data-choice="country">
        <input type="hidden" name="back" value={href(route.path, language)} />
        <p className={style.note}>{words.shell.countryNote}</p>
        <ul>
          {countries.map((country) => (
            <li key={country.id}>
              <button type="submit" name="country" value={country.id} className={style.option}>
                <Flag of={country.id} />
                {countryName(country, language)}
                <span className={style.aside}>{country.currency.toUpperCase()}</span>
                <span className={style.check} data-when-country={country.id}>
                  <CheckIcon />
                </span>
              </button>
            </li>
          ))}
        </ul>
      </form>
    </details>
  );
}
