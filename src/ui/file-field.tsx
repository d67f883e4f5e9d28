import type { ComponentPropsWithoutRef } from 'react';
import { classNames } from './class-names.ts';
import { Field } from './field.tsx';
import { type FieldText, splitField } from './field-wiring.ts';
import style from './file-field.module.css';
import { controlClass } from './text-field.tsx';

type Control = Omit<ComponentPropsWithoutRef<'input'>, 'style' | 'className' | 'id' | 'type'>;

/** The browser's own chooser, which also takes what is dropped on it. */
export function FileField(props: FieldText & Control) {
  const [text, control] = splitField(props);
  return (
    <Field {...text}>
      {(wiring) => (
        <input {...control} {...wiring} type="file" className={classNames(controlClass(text), style.file)} />
      )}
    </Field>
  );
}
