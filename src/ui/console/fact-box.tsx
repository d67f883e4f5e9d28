import type { ReactNode } from 'react';
import { Fact } from '../fact.tsx';
import { Box } from './box.tsx';
import style from './facts.module.css';

interface Props<Name extends string> {
  readonly title: string;
  readonly labels: Readonly<Record<Name, string>>;
  /** What is empty is left out. */
  readonly rows: Readonly<Record<Name, ReactNode>>;
  /** Links to where it leads. */
  readonly children?: ReactNode;
}

/** Everything that is known of something, in the order of its labels. */
export function FactBox<Name extends string>({ title, labels, rows, children }: Props<Name>) {
  const names = Object.keys(labels) as Name[];
  return (
    <Box id="facts" title={title}>
      <dl className={style.facts}>
        {names.map(
          (name) =>
            rows[name] && (
              <Fact key={name} label={labels[name]}>
                {rows[name]}
              </Fact>
            ),
        )}
      </dl>
      {children && <div className={style.links}>{children}</div>}
    </Box>
  );
}
