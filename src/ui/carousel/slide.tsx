import type { ReactNode } from 'react';
import style from './carousel.module.css';

interface Props {
  readonly id: string;
  /** The word for "slide" in the page's language. */
  readonly role: string;
  /** "2 of 5" */
  readonly position: string;
  readonly children: ReactNode;
}

export function Slide({ id, role, position, children }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is no fieldset
    <div id={id} className={style.slide} role="group" aria-roledescription={role} aria-label={position} data-slide="">
      {children}
    </div>
  );
}
