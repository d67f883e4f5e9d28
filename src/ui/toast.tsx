import type { ReactNode } from 'react';
import { dataProps } from '#platform/page/data-attributes.ts';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { CloseIcon, InfoIcon, SuccessIcon, WarningIcon } from './icons.tsx';
import { stack } from './layout.ts';
import style from './toast.module.css';

const icons = { info: InfoIcon, success: SuccessIcon, error: WarningIcon };

interface Props {
  readonly tone?: keyof typeof icons;
  readonly title?: string | undefined;
  readonly children: ReactNode;
  readonly dismissLabel?: string | undefined;
}

/** A message about what just happened. An error interrupts a screen reader, the others wait for a pause. */
export function Toast({ tone = 'info', title, children, dismissLabel }: Props) {
  const Icon = icons[tone];
  return (
    <div className={classNames(style.toast, style[tone])} role={tone === 'error' ? 'alert' : 'status'}>
      <span className={style.icon}>
        <Icon />
      </span>
      <div className={style.text}>
        {title && (
          <strong className={style.title} {...dataProps({ title: '' })}>
            {title}
          </strong>
        )}
        {children}
      </div>
      {dismissLabel && <Button look="quiet" size="small" icon={<CloseIcon />} aria-label={dismissLabel} />}
    </div>
  );
}

/** Where toasts appear: at the bottom edge, above the help button and the toolbar. */
export function ToastStack({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <div id={id} className={stack(3, style.stack)}>
      {children}
    </div>
  );
}
