import type { ReactNode } from 'react';
import style from './callout.module.css';
import { classNames } from './class-names.ts';
import { InfoIcon, SuccessIcon, WarningIcon } from './icons.tsx';

const tones = {
  /** What went wrong: read out at once. */
  error: { Icon: WarningIcon, role: 'alert' },
  /** What was done: read out when there is a pause. */
  success: { Icon: SuccessIcon, role: 'status' },
  /** What is good to know, and was there from the beginning. */
  note: { Icon: InfoIcon, role: undefined },
} as const;

interface Props {
  readonly tone?: keyof typeof tones;
  readonly children: ReactNode;
}

/** Words that must not be missed, above what they are about. An icon says which kind, so that colour is never alone. */
export function Callout({ tone = 'note', children }: Props) {
  const { Icon, role } = tones[tone];
  return (
    <div role={role} className={classNames(style.callout, style[tone])}>
      <Icon />
      <div>{children}</div>
    </div>
  );
}
