import type { ReactNode } from 'react';
import box from '../box-link.module.css';
import { classNames } from '../class-names.ts';
import style from './row-link.module.css';

interface Props {
  readonly href: string;
  readonly children: ReactNode;
}

/** Names a row of a list, and can be pressed anywhere in it. */
export function RowLink({ href, children }: Props) {
  return (
    <a href={href} className={classNames(style.link, box.boxLink)}>
      {children}
    </a>
  );
}
