import type { ReactNode } from 'react';
import { usePage } from '#platform/page/page.ts';
import { Badge } from '#ui/badge.tsx';
import { centeredRow } from '#ui/layout.ts';
import style from './sample.module.css';

/** Frames a sample drawing. The badge says that its figures are an example and no promise. */
export function Sample({ caption, children }: { readonly caption: string; readonly children: ReactNode }) {
  const { words } = usePage();
  return (
    <figure>
      <figcaption className={centeredRow(0, style.caption)}>
        <Badge tone="highlight">{words.product.example}</Badge> {caption}
      </figcaption>
      {children}
    </figure>
  );
}

interface DiscProps {
  /** Hidden from assistive technology, which counts the entries of a list by itself. */
  readonly counted?: boolean;
  readonly children: ReactNode;
}

/** A figure or a letter that joins a drawing and its explanation. */
export function Disc({ counted, children }: DiscProps) {
  return (
    <span className={style.disc} aria-hidden={counted}>
      {children}
    </span>
  );
}
