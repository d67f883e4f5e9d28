import { CountryForm } from '#features/preferences/views/country-form.tsx';
import { usePage } from '#platform/page/page.ts';
import { countryName } from '#site/region-names.ts';
import { Flag } from '#ui/flag.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import style from './footer-country.module.css';

/** The visitor's country once more, for whoever has read a page to its end. */
export function FooterCountry() {
  const { words, language } = usePage();
  const { footer } = words.shell;
  return (
    <CountryForm
      className={style.form}
      buttonClass={style.country}
      note={
        <div className={style.words}>
          <h2>{footer.country}</h2>
          <p>{footer.countryNote}</p>
        </div>
      }
    >
      {(country) => (
        <>
          <Flag of={country.id} />
          {countryName(country, language)}
          <span className={style.currency}>{country.currency.toUpperCase()}</span>
          <span data-when-country={country.id}>
            <CheckIcon />
            <span className="visually-hidden">, {words.shell.chosen}</span>
          </span>
        </>
      )}
    </CountryForm>
  );
}
