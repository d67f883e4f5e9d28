import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { ArrowIcon, ExternalIcon } from './icons.tsx';
import style from './link.module.css';
import { semibold, target } from './look.ts';

interface Props extends Omit<ComponentPropsWithoutRef<'a'>, 'style' | 'href' | 'target'> {
  readonly href: string;
  /** Opens in a new tab, and says so in these words, in the page's language. */
  readonly newTab?: string | undefined;
  /** A link outside a sentence: bolder, with an arrow and a target large enough for a thumb. */
  readonly arrow?: boolean;
  readonly children: ReactNode;
}

export function Link({ newTab, arrow, className, children, ...rest }: Props) {
  return (
    <a
      {...rest}
      className={classNames(arrow && classNames(target, semibold, style.alone), className)}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
    >
      {children}
      {newTab && (
        <span className={style.mark}>
          <ExternalIcon />
          <span className="visually-hidden"> ({newTab})</span>
        </span>
      )}
      {arrow && !newTab && (
        <span className={style.mark}>
          <ArrowIcon />
        </span>
      )}
    </a>
  );
}
