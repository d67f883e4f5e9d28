import type { ComponentPropsWithoutRef } from 'react';
import { classNames } from './class-names.ts';
import style from './field.module.css';
import { controlClass, Field, type FieldText, splitField } from './field.tsx';

type Control = Omit<ComponentPropsWithoutRef<'input'>, 'style' | 'className' | 'id' | 'type'>;

/** The browser's own file picker, which also accepts dropped files. */
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
