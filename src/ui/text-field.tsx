import type { ComponentPropsWithoutRef } from 'react';
import { classNames } from './class-names.ts';
import style from './field.module.css';
import { Field } from './field.tsx';
import { type FieldText, splitField } from './field-wiring.ts';

type Control<Tag extends 'input' | 'textarea'> = Omit<ComponentPropsWithoutRef<Tag>, 'style' | 'className' | 'id'>;

/** One line: text, e-mail, web address, number, password. */
export function TextField(props: FieldText & Control<'input'>) {
  const [text, control] = splitField(props);
  return (
    <Field {...text}>{(wiring) => <input type="text" {...control} {...wiring} className={controlClass(text)} />}</Field>
  );
}

/** Several lines. */
export function TextAreaField(props: FieldText & Control<'textarea'>) {
  const [text, control] = splitField(props);
  return (
    <Field {...text}>
      {(wiring) => (
        <textarea rows={5} {...control} {...wiring} className={classNames(controlClass(text), style.text)} />
      )}
    </Field>
  );
}

export function controlClass({ error, success }: FieldText): string | undefined {
  return classNames(style.control, !error && success && style.succeeded);
}
