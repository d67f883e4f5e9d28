import type { ComponentPropsWithoutRef } from 'react';
import type { CallingCode } from './calling-codes.ts';
import { Field } from './field.tsx';
import { type FieldText, splitField } from './field-wiring.ts';
import style from './phone-field.module.css';
import { Select } from './select-field.tsx';
import { controlClass } from './text-field.tsx';

interface Props
  extends FieldText,
    Omit<ComponentPropsWithoutRef<'input'>, 'style' | 'className' | 'id' | 'type' | 'name'> {
  /** Of the number; the country is sent as `<name>Country`. */
  readonly name: string;
  readonly countries: readonly CallingCode[];
  readonly countryLabel: string;
  readonly country?: string;
}

/** A country and a number, as two plain controls that post as they are. */
export function PhoneField(props: Props) {
  const [text, { name, countries, countryLabel, country = 'CO', ...control }] = splitField(props);
  const options = countries.map(({ country: value, code, name: label }) => ({ value, label: `${label} ${code}` }));
  return (
    <Field {...text}>
      {(wiring) => (
        <div className={style.phone}>
          <Select
            id={`${text.id}-country`}
            name={`${name}Country`}
            aria-label={countryLabel}
            autoComplete="tel-country-code"
            options={options}
            defaultValue={country}
            disabled={control.disabled}
          />
          <input
            type="tel"
            autoComplete="tel-national"
            {...control}
            {...wiring}
            name={name}
            className={controlClass(text)}
          />
        </div>
      )}
    </Field>
  );
}
