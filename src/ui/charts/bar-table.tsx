import type { ReactNode } from 'react';
import { DataTable } from '../console/data-table.tsx';
import { line } from '../layout.ts';
import style from './bar-table.module.css';

interface BarRow {
  readonly name: ReactNode;
  readonly now: number;
  readonly before: number;
  /** Further cells, one for each of the further columns. */
  readonly cells?: readonly ReactNode[];
}

interface Props {
  readonly id: string;
  readonly caption: string;
  readonly isTitled?: boolean;
  readonly labels: { readonly name: string; readonly now: string; readonly before: string };
  /** Columns between the name and the figures. */
  readonly more?: readonly string[];
  readonly rows: readonly BarRow[];
  readonly write: (value: number) => string;
  readonly empty: string;
}

/** Values by name: a table whose figures are also bars, with a thin one for the period before. */
export function BarTable({ id, caption, isTitled = false, labels, more = [], rows, write, empty }: Props) {
  const most = Math.max(...rows.flatMap(({ now, before }) => [now, before]), 1);
  return (
    <DataTable
      id={id}
      caption={caption}
      isTitled={isTitled}
      columns={[
        { label: labels.name },
        ...more.map((label) => ({ label, named: true })),
        { label: labels.now, named: true },
        { label: labels.before, kind: 'figures', named: true },
      ]}
      rows={rows.map(({ name, now, before, cells = [] }) => [
        name,
        ...cells,
        <span key="now" className={line(3, style.value)}>
          <svg className={style.bar} aria-hidden="true" focusable="false">
            <rect width={width(now, most)} height="70%" className={style.now} />
            <rect y="75%" width={width(before, most)} height="25%" className={style.before} />
          </svg>
          <span className={style.figure}>{write(now)}</span>
        </span>,
        write(before),
      ])}
      empty={empty}
    />
  );
}

function width(value: number, most: number): string {
  return `${Number(((100 * value) / most).toFixed(2))}%`;
}
