import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { muted, stack } from '#ui/layout.ts';
import { atStart, atTop, panelLook } from '#ui/look.ts';
import style from './dashboard.module.css';

interface Props {
  readonly id?: string;
  readonly title: string;
  readonly text?: ReactNode;
  readonly children: ReactNode;
}

/** One thing that the person can change: what it is, and beside that the controls. */
export function SettingsPanel({ id, title, text, children }: Props) {
  return (
    <section id={id} className={stack(4, classNames(panelLook, style.panel))}>
      <div className={stack(2, atTop)}>
        <h2>{title}</h2>
        {text && <p className={muted}>{text}</p>}
      </div>
      <div className={stack(4, atTop, atStart, style.controls)}>{children}</div>
    </section>
  );
}
