import type { ReactNode } from 'react';
import { usePage } from '#platform/page/page.ts';
import { type Colour, classOf } from '#ui/art/colours.ts';
import { Badge } from '#ui/badge.tsx';
import { classNames } from '#ui/class-names.ts';
import { centeredRow } from '#ui/layout.ts';
import style from './sample.module.css';

/** Frames a sample drawing. The badge says that its figures are an example and no promise. */
export function Sample({ caption, children }: { readonly caption: string; readonly children: ReactNode }) {
  const { words } = usePage();
  return (
    <figure>
      <figcaption className={centeredRow(0, style.caption)}>
        <Badge tone="highlight">{words.product.example}</Badge>
        {caption}
      </figcaption>
      {children}
    </figure>
  );
}

interface DiscProps {
  readonly small?: boolean;
  /** Hidden from assistive technology, which counts the entries of a list by itself. */
  readonly counted?: boolean;
  readonly children: ReactNode;
}

/** A figure or a letter that joins a drawing and its explanation. */
export function Disc({ small, counted, children }: DiscProps) {
  return (
    <span className={classNames(style.disc, small && style.small)} aria-hidden={counted}>
      {children}
    </span>
  );
}

interface BarProps {
  /** Out of 100. */
  readonly value: number;
  readonly colour?: Colour;
  /** The expected value at this time. */
  readonly mark?: number;
}

/** A progress bar. The figure is always beside it as text, so the bar is decorative. */
export function Bar({ value, colour = 'forest', mark }: BarProps) {
  return (
    <svg className={style.bar} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <path className={classOf(colour)} d={`M0 0h${Math.min(value, 100)}v10H0z`} />
      {mark !== undefined && <path className={classOf('ink')} d={`M${mark - 0.6} 0h1.2v10h-1.2z`} />}
    </svg>
  );
}
