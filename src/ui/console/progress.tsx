import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { CheckIcon, CloseIcon } from '../icons.tsx';
import { stack } from '../layout.ts';
import { panelLook } from '../look.ts';
import style from './progress.module.css';

export interface ProgressStep {
  readonly label: string;
  /** `now` is what it waits for, `failed` is where it ended. */
  readonly state: 'done' | 'now' | 'next' | 'failed';
  /** When it happened, or what there is to do. */
  readonly children: ReactNode;
}

const icons = { done: <CheckIcon />, failed: <CloseIcon />, now: null, next: null };

/** How far an order or a quote has come, from left to right. */
export function Progress({ label, steps }: { readonly label: string; readonly steps: readonly ProgressStep[] }) {
  return (
    <div className={classNames(panelLook, style.frame)}>
      <ol className={style.progress} aria-label={label}>
        {steps.map(({ label: name, state, children }) => (
          <li key={name} className={style[state]} aria-current={state === 'now' ? 'step' : undefined}>
            <span className={style.dot}>{icons[state]}</span>
            <div className={stack(1, style.words)}>
              <h2>{name}</h2> {children}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
