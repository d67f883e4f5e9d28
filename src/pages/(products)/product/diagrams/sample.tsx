import type { ReactNode } from 'react';
import { usePage } from '#platform/page/page.ts';
import { Badge } from '#ui/badge.tsx';
import style from './sample.module.css';

interface Props {
  readonly caption: string;
  readonly children: ReactNode;
}

/** Frames a drawn example. The badge says that its figures are an example and no promise. */
export function Sample({ caption, children }: Props) {
  const { words } = usePage();
  return (
    <figure>
      <figcaption className={style.caption}>
        <Badge tone="highlight">{words.product.example}</Badge>
        {caption}
      </figcaption>
      {children}
    </figure>
  );
}
