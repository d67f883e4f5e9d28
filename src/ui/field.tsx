import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import style from './field.module.css';
import { SuccessIcon, WarningIcon } from './icons.tsx';

interface Props extends FieldText {
  readonly children: (wiring: Wiring) => ReactNode;
}

/** Label, hint and message around any form control: `<Field …>{(wiring) => <input {...wiring} />}</Field>`. */
export function Field({ children, ...text }: Props) {
  const { id, label, hint, optional } = text;
  return (
    <div className={style.field}>
      <label className={style.label} htmlFor={id}>
        {label}
        {optional && <span className={style.optional}> {optional}</span>}
      </label>
      <Hint id={id}>{hint}</Hint>
      {children(wire(text))}
      <Message {...text} />
    </div>
  );
}

export function Hint({ id, children }: { id: string; children: ReactNode }) {
  return children ? (
    <p id={hintId(id)} className={style.hint}>
      {children}
    </p>
  ) : null;
}

/** The error, else the success: an icon and words, so that colour is never alone. */
export function Message({ id, error, success }: Pick<FieldText, 'id' | 'error' | 'success'>) {
  const text = error || success;
  return text ? (
    <p id={messageId(id)} className={classNames(style.message, error ? style.error : style.success)}>
      {error ? <WarningIcon /> : <SuccessIcon />}
      {text}
    </p>
  ) : null;
}

/** The words around a form control. */
export interface FieldText {
  /** Given, not made up by React: a page is drawn in several roots, whose made-up ids would be the same. */
  readonly id: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** What is wrong and how to fix it. Makes the control invalid. */
  readonly error?: string | undefined;
  /** Said when the value was checked and is fine. */
  readonly success?: string | undefined;
  /** The word for "optional", where the control may stay empty. */
  readonly optional?: string | undefined;
}

/** What a control needs so that its label, hint and error belong to it. */
interface Wiring {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

const hintId = (id: string) => `${id}-hint`;
const messageId = (id: string) => `${id}-message`;

export function wire({ id, hint, error, success }: Omit<FieldText, 'label'>): Wiring {
  const described = [hint && hintId(id), (error || success) && messageId(id)].filter(Boolean).join(' ');
  return { id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined };
}

/** Parts the words around a control from the attributes of the control itself. */
export function splitField<Props extends FieldText>(props: Props): [FieldText, Omit<Props, keyof FieldText>] {
  const { id, label, hint, error, success, optional, ...control } = props;
  return [{ id, label, hint, error, success, optional }, control];
}

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
