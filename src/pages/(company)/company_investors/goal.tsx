import type { ReactNode } from 'react';
import style from './goal.module.css';

interface Props {
  readonly name: string;
  readonly figure: string;
  readonly text: string;
  /** The drawing. The words say the same, so it is hidden from assistive technology. */
  readonly children: ReactNode;
}

export function Goal({ name, figure, text, children }: Props) {
  return (
    <div className={style.goal}>
      <div>
        <h3 className={style.name}>{name}</h3>
        <p className={style.figure}>{figure}</p>
        <p className={style.text}>{text}</p>
      </div>
      <div className={style.drawing}>{children}</div>
    </div>
  );
}
