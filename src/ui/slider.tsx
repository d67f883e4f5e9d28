import type { ComponentPropsWithoutRef } from 'react';
import { Field, type FieldText, splitField } from './field.tsx';
import { note } from './layout.ts';
import style from './slider.module.css';

interface Props
  extends FieldText,
    Omit<ComponentPropsWithoutRef<'input'>, 'style' | 'className' | 'id' | 'type' | 'min' | 'max'> {
  readonly min: number;
  readonly max: number;
  /** The ends as the visitor reads them: `0`, `10,000`. */
  readonly minLabel: string;
  readonly maxLabel: string;
  /** The value as the visitor reads it. The caller updates it when the slider moves. */
  readonly valueText: string;
}

export function Slider(props: Props) {
  const [text, { minLabel, maxLabel, valueText, ...control }] = splitField(props);
  return (
    <Field {...text}>
      {(wiring) => (
        <div className={`${note} ${style.slider}`}>
          <output className={style.value} htmlFor={text.id}>
            {valueText}
          </output>
          <input {...control} {...wiring} type="range" className={style.range} aria-valuetext={valueText} />
          <span>{minLabel}</span> <span>{maxLabel}</span>
        </div>
      )}
    </Field>
  );
}
