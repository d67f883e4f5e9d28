import type { ReactNode } from 'react';
import { dataProps } from '#platform/page/data-attributes.ts';
import { usePage } from '#platform/page/page.ts';
import { href } from '#site/address.ts';
import { type Country, countries } from '#site/countries.ts';

interface Props {
  readonly className?: string | undefined;
  /** The text before the countries. */
  readonly note: ReactNode;
  readonly buttonClass?: string | undefined;
  /** The content of a country's button. */
  readonly children: (country: Country) => ReactNode;
}

/** A form, so that choosing works without JavaScript; with it the page stays as it is. */
export function CountryForm({ className, note, buttonClass, children }: Props) {
  const { language, route } = usePage();
  return (
    <form className={className} method="post" action="/preferences/country" {...dataProps({ choice: 'country' })}>
      <input type="hidden" name="back" value={href(route.path, language)} />
      {note}
      {/* Screen readers announce the chosen country. */}
      <ul aria-live="polite">
        {countries.map((country) => (
          <li key={country.id}>
            <button type="submit" name="country" value={country.id} className={buttonClass}>
              {children(country)}
            </button>
          </li>
        ))}
      </ul>
    </form>
  );
}
