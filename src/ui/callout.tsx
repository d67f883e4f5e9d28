import type { ReactNode } from 'react';
import style from './callout.module.css';
import { classNames } from './class-names.ts';
import { InfoIcon, SuccessIcon, WarningIcon } from './icons.tsx';

const tones = {
  /** An error: announced immediately. */
  error: { Icon: WarningIcon, role: 'alert' },
  /** A danger that was there from the start. */
  warning: { Icon: WarningIcon, role: undefined },
  /** A success: announced when there is a pause. */
  success: { Icon: SuccessIcon, role: 'status' },
  /** Information that was there from the start. */
  note: { Icon: InfoIcon, role: undefined },
} as const;

/** A message above what it is about. An icon shows which kind, so that colour is never alone. */
export function Callout({ tone = 'note', children }: { tone?: keyof typeof tones; children: ReactNode }) {
  const { Icon, role } = tones[tone];
  return (
    <div role={role} className={classNames(style.callout, style[tone])}>
      <Icon />
      <div>{children}</div>
    </div>
  );
}
