import type { CallingCode } from '#site/phone.ts';
import { Select } from '#ui/select-field.tsx';

interface Props {
  /** The name of the phone field. */
  readonly name: string;
  readonly label: string;
  readonly countries: readonly CallingCode[];
  /** Undefined: the server uses the visitor's country. */
  readonly country?: string | undefined;
  /** The text of the empty option. */
  readonly choose: string;
}

/** A native select with all countries, for visitors without JavaScript. */
export function PlainCountries({ name, label, countries, country = '', choose }: Props) {
  const options = countries.map(({ country: value, code, name: text }) => ({ value, label: `${text} ${code}` }));
  return (
    <Select name={`${name}Country`} aria-label={label} placeholder={choose} options={options} defaultValue={country} />
  );
}
