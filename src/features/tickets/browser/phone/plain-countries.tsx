import type { CallingCode } from '#site/phone.ts';
import { Select } from '#ui/select-field.tsx';

interface Props {
  /** Of the phone field. */
  readonly name: string;
  readonly label: string;
  readonly countries: readonly CallingCode[];
  /** Undefined: the server goes by the visitor's country. */
  readonly country?: string | undefined;
  /** Shown while nothing is chosen. */
  readonly choose: string;
}

/** The system's own list of all countries, where there is no JavaScript for ours. */
export function PlainCountries({ name, label, countries, country = '', choose }: Props) {
  const options = countries.map(({ country: value, code, name: text }) => ({ value, label: `${text} ${code}` }));
  return (
    <Select name={`${name}Country`} aria-label={label} placeholder={choose} options={options} defaultValue={country} />
  );
}
