import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { muted } from './layout.ts';
import { headline, size4 } from './look.ts';
import style from './timeline.module.css';

interface Props {
  readonly events: readonly { readonly when: string; readonly title: string; readonly text?: ReactNode }[];
  readonly headingLevel?: 2 | 3 | 4;
}

/** Events in order, along one line. */
export function Timeline({ events, headingLevel = 3 }: Props) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ol className={style.timeline}>
      {events.map(({ when, title, text }) => (
        <li key={`${when} ${title}`}>
          <p className={classNames(headline, style.when)}>{when}</p>
          <Heading className={classNames(size4, style.title)}>{title}</Heading>
          {text && <p className={`${muted} ${style.text}`}>{text}</p>}
        </li>
      ))}
    </ol>
  );
}
