import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import style from './field.module.css';
import { type FieldText, hintId, messageId, type Wiring, wire } from './field-wiring.ts';
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
