import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { stack } from '#ui/layout.ts';
import { headline, semibold, size4 } from '#ui/look.ts';
import style from './chart-rows.module.css';

interface Props {
  readonly rows: readonly {
    readonly name: string;
    readonly values: readonly { readonly picture: ReactNode; readonly text: string }[];
  }[];
  readonly look?: string | undefined;
}

/** A chart: every row has a name, and one or two values as a picture and in figures. */
export function ChartRows({ rows, look }: Props) {
  return (
    <dl className={stack(5, classNames(style.rows, look))}>
      {rows.map(({ name, values }) => (
        <div key={name}>
          <dt className={semibold}>{name}</dt>
          {values.map(({ picture, text }) => (
            <dd key={text} className={classNames(headline, size4)}>
              {picture}
              <span>{text}</span>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
