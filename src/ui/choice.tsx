import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import style from './choice.module.css';
import fieldStyle from './field.module.css';
import { type FieldText, Hint, Message, splitField, wire } from './field.tsx';
import { muted } from './layout.ts';

type ChoiceProps = Omit<FieldText, 'optional'> &
  Omit<ComponentPropsWithoutRef<'input'>, 'style' | 'className' | 'id' | 'type'>;

export function Checkbox(props: ChoiceProps) {
  return <Choice type="checkbox" {...props} />;
}

/** One of several with the same `name`, inside a `<ChoiceGroup>`. */
export function Radio(props: ChoiceProps) {
  return <Choice type="radio" {...props} />;
}

function Choice(props: ChoiceProps & { type: 'checkbox' | 'radio' }) {
  const [text, control] = splitField(props);
  return (
    <div className={style.choice}>
      <label className={style.row} htmlFor={text.id}>
        <input {...control} {...wire(text)} className={style.box} />
        <span>{text.label}</span>
      </label>
      <Hint id={text.id}>{text.hint}</Hint>
      <Message {...text} />
    </div>
  );
}

interface GroupProps extends FieldText {
  readonly children: ReactNode;
}

/** The question that several checkboxes or radios answer. */
export function ChoiceGroup({ children, ...text }: GroupProps) {
  const { id, label, hint, optional } = text;
  return (
    <fieldset id={id} aria-describedby={wire(text)['aria-describedby']} className={style.group}>
      <legend className={fieldStyle.label}>
        {label}
        {optional && <span className={`${muted} ${fieldStyle.optional}`}> {optional}</span>}
      </legend>
      <Hint id={id}>{hint}</Hint>
      {children}
      <Message {...text} />
    </fieldset>
  );
}
