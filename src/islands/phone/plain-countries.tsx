import { Select } from '#components/ui/select-field.tsx';
import type { CallingCode } from '#site/calling-codes.ts';

interface Props {
  /** Of the phone field. */
  readonly name: string;
  readonly label: string;
  readonly countries: readonly CallingCode[];
  readonly country?: string;
}

/** The system's own list of all countries, where there is no JavaScript for ours. */
export function PlainCountries({ name, label, countries, country = 'CO' }: Props) {
  const options = countries.map(({ country: value, code, name: text }) => ({ value, label: `${text} ${code}` }));
  return <Select name={`${name}Country`} aria-label={label} options={options} defaultValue={country} />;
}
