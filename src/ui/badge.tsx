import type { ReactNode } from 'react';
import style from './badge.module.css';
import { classNames } from './class-names.ts';

interface Props {
  readonly tone?: 'neutral' | 'info' | 'success' | 'danger' | 'highlight';
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/** A word about the thing beside it: new, recommended, paid. The word carries the meaning, never the colour. */
export function Badge({ tone = 'neutral', icon, children }: Props) {
  return (
    <span className={classNames(style.badge, style[tone])}>
      {icon}
      {children}
    </span>
  );
}
