import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import style from './dialog.module.css';
import { CloseIcon } from './icons.tsx';

interface Props extends Omit<ComponentPropsWithoutRef<'dialog'>, 'title' | 'className' | 'style'> {
  /** Links with `data-opens` and this id open it. */
  readonly id: string;
  readonly title: ReactNode;
  readonly closeLabel: string;
  readonly children: ReactNode;
  /** Buttons at the bottom, the main one first. */
  readonly actions?: ReactNode;
  /** Half of a wide window. */
  readonly wide?: boolean;
  /** The maximum height from the start: what is added later moves nothing. */
  readonly steady?: boolean;
}

/**
 * The frame of every dialog. Its header and footer stay visible while the content scrolls; a form inside is beside the
 * one that closes, never in it.
 */
export function Dialog({ id, title, closeLabel, children, actions, wide, steady, ...rest }: Props) {
  return (
    <dialog
      {...rest}
      id={id}
      className={classNames(style.dialog, wide && style.wide, steady && style.steady)}
      aria-labelledby={`${id}-title`}
    >
      <div className={style.head}>
        <h2 id={`${id}-title`}>{title}</h2>
        <form method="dialog">
          <Button type="submit" look="quiet" size="small" icon={<CloseIcon />} aria-label={closeLabel} />
        </form>
      </div>
      <div className={style.body}>{children}</div>
      {actions && <div className={style.foot}>{actions}</div>}
    </dialog>
  );
}
