import type { ComponentPropsWithoutRef } from 'react';
import type { dataProps } from '#platform/page/data-attributes.ts';
import style from './field.module.css';
import { controlClass, Field, type FieldText, splitField } from './field.tsx';
import { ChevronIcon } from './icons.tsx';

interface Option {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
  readonly data?: ReturnType<typeof dataProps> | undefined;
}

interface Group {
  readonly label: string;
  readonly options: readonly Option[];
}

interface SelectProps extends Omit<ComponentPropsWithoutRef<'select'>, 'style' | 'children'> {
  readonly options: readonly (Option | Group)[];
  /** Shown while nothing is selected. */
  readonly placeholder?: string | undefined;
}

/** The system's own list, which every phone knows how to show. */
export function SelectField(props: FieldText & Omit<SelectProps, 'id' | 'className'>) {
  const [text, control] = splitField(props);
  return <Field {...text}>{(wiring) => <Select {...control} {...wiring} className={controlClass(text)} />}</Field>;
}

export function Select({ options, placeholder, className = style.control, ...control }: SelectProps) {
  return (
    <span className={style.select}>
      <select {...control} className={className}>
        {placeholder && <option value="">{placeholder}</option>}
        {options.map((entry) =>
          'options' in entry ? (
            <optgroup key={entry.label} label={entry.label}>
              {entry.options.map(drawOption)}
            </optgroup>
          ) : (
            drawOption(entry)
          ),
        )}
      </select>
      <ChevronIcon />
    </span>
  );
}

function drawOption({ value, label, disabled, data }: Option) {
  return (
    <option key={value} value={value} disabled={disabled} {...data}>
      {label}
    </option>
  );
}
