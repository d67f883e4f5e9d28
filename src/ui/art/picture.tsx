import type { ReactNode } from 'react';
import style from './art.module.css';

export interface Alternative {
  /** The text alternative. Without it the picture is decorative and hidden from assistive technology. */
  readonly title?: string | undefined;
}

interface Props extends Alternative {
  readonly width: number;
  readonly height: number;
  /** In CSS pixels; without it the style sheet decides. */
  readonly size?: number | undefined;
  readonly look?: string | undefined;
  readonly crop?: string | undefined;
  readonly children: ReactNode;
}

/** The frame of every picture. */
export function Picture({ width, height, size, look, crop, title, children }: Props) {
  return (
    <svg
      className={look ? `${style.picture} ${look}` : style.picture}
      viewBox={`0 0 ${width} ${height}`}
      width={size && (size * width) / height}
      height={size}
      preserveAspectRatio={crop}
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      {children}
    </svg>
  );
}
