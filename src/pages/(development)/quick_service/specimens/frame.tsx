import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import style from './frame.module.css';

interface Props {
  /** The words in the bar of the window. */
  readonly title: string;
  readonly look?: string | undefined;
  readonly children: ReactNode;
}

/** A window with its bar: what stands in it is on a screen. */
export function Frame({ title, look, children }: Props) {
  return (
    <div className={classNames(style.frame, look)}>
      <p className={style.bar}>{title}</p>
      {children}
    </div>
  );
}
