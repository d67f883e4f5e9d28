import type { ComponentPropsWithoutRef } from 'react';
import { classNames } from './class-names.ts';
import { controlClass, Field, type FieldText, splitField } from './field.tsx';
import style from './file-field.module.css';

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
