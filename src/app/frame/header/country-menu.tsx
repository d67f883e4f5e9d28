import { CountryForm } from '#features/preferences/views/country-form.tsx';
import { usePage } from '#platform/page/page.ts';
import { countries } from '#site/countries.ts';
import { countryName } from '#site/region-names.ts';
import { Flag } from '#ui/flag.tsx';
import { CheckIcon, ChevronIcon, GlobeIcon } from '#ui/icons.tsx';
import style from './dropdown.module.css';

/** The visitor's country, and the others. */
export function CountryMenu() {
  const { words, language } = usePage();
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
      <CountryForm
        className={style.panel}
        buttonClass={style.option}
        note={<p className={style.note}>{words.shell.countryNote}</p>}
      >
        {(country) => (
          <>
            <Flag of={country.id} />
            {countryName(country, language)}
            <span className={style.aside}>{country.currency.toUpperCase()}</span>
            <span className={style.check} data-when-country={country.id}>
              <CheckIcon />
              <span className="visually-hidden">, {words.shell.chosen}</span>
            </span>
          </>
        )}
      </CountryForm>
    </details>
  );
}
