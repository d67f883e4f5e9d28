import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import style from './split.module.css';

interface Props {
  /** `wide`: the first column is wider than the second. `wider`: twice as wide. */
  readonly look?: 'equal' | 'wide' | 'wider';
  readonly align?: 'start' | 'center';
  readonly children: ReactNode;
}

/** Two things side by side, or one below the other if there is no space. */
export function Split({ look = 'equal', align = 'start', children }: Props) {
  return <div className={classNames(style.split, style[look], align === 'center' && style.center)}>{children}</div>;
}
