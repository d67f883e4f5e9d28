import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import style from './button.module.css';
import { classNames } from './class-names.ts';

interface Look {
  readonly look?: 'primary' | 'secondary' | 'quiet';
  readonly size?: 'small' | 'medium' | 'large';
  /** Before the words; `iconAfter` is behind them. With an icon alone, give `aria-label`. */
  readonly icon?: ReactNode;
  readonly iconAfter?: ReactNode;
  /** As wide as its container. */
  readonly wide?: boolean;
  readonly children?: ReactNode;
}

interface Action extends Look, Omit<ComponentPropsWithoutRef<'button'>, 'style' | 'children'> {
  readonly href?: never;
  /** The action is still running. The button's width, name and focus do not change. */
  readonly busy?: boolean;
}

interface LinkProps extends Look, Omit<ComponentPropsWithoutRef<'a'>, 'style' | 'href' | 'children'> {
  readonly href: string;
  readonly busy?: never;
}

/** A button or, with `href`, a link that looks like a button. */
export function Button(props: Action | LinkProps) {
  const { look = 'primary', size = 'medium', icon, iconAfter, wide, children, className, busy, ...rest } = props;
  const iconOnly = children === undefined;
  const shared = {
    className: classNames(
      style.button,
      style[look],
      size !== 'medium' && style[size],
      wide && style.wide,
      iconOnly && style.round,
      className,
    ),
    children: (
      <span className={style.face}>
        {icon}
        {iconOnly || <span>{children}</span>}
        {iconAfter}
      </span>
    ),
  };
  // The space keeps the words of neighbours apart where there is no style sheet.
  if (rest.href !== undefined) {
    return (
      <>
        <a {...rest} {...shared} />{' '}
      </>
    );
  }
  return (
    <>
      <button type="button" {...rest} {...(busy && { 'aria-busy': true, 'aria-disabled': true })} {...shared} />{' '}
    </>
  );
}
