import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { NoRows } from '../console/data-table.tsx';
import { cardLook } from '../look.ts';
import style from './figure-table.module.css';

interface Props {
  readonly id: string;
  readonly caption: string;
  /** The heading above it says the same as the caption, which is then for assistive technology alone. */
  readonly isTitled?: boolean;
  /** The first one names the rows, the others are figures. */
  readonly columns: readonly [string, ...string[]];
  readonly rows: readonly (readonly [name: ReactNode, ...figures: string[]])[];
  /** Shown instead of rows when there are none. */
  readonly empty: string;
}

/** A few columns of figures, which stay a table on the narrowest screen and on paper. */
export function FigureTable({ id, caption, isTitled = false, columns, rows, empty }: Props) {
  if (rows.length === 0) return <NoRows text={empty} />;
  return (
    <div className={classNames(cardLook, style.frame)}>
      <table className={style.table}>
        <caption id={id}>{isTitled ? <span className="visually-hidden">{caption}</span> : caption}</caption>
        <thead>
          <tr>
            {columns.map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...figures], index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, never reordered
            <tr key={index}>
              <th scope="row">{name}</th>
              {figures.map((figure, at) => (
                <td key={columns[at + 1]}>{figure}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface BarTableProps extends Omit<Props, 'rows'> {
  readonly rows: readonly {
    readonly name: ReactNode;
    readonly now: number;
    readonly before: number;
    /** Instead of the two values. */
    readonly figures: readonly string[];
  }[];
}

/** Values by name: a table whose rows are also bars, with a thin one for the period before. */
export function BarTable({ rows, ...table }: BarTableProps) {
  const most = Math.max(...rows.flatMap(({ now, before }) => [now, before]), 1);
  const width = (value: number) => `${Number(((100 * value) / most).toFixed(2))}%`;
  return (
    <FigureTable
      {...table}
      rows={rows.map(({ name, now, before, figures }) => [
        <span key="name" className={style.name}>
          {name}
          <svg className={style.bar} aria-hidden="true" focusable="false">
            <rect width={width(now)} height="65%" className={style.now} />
            <rect y="72%" width={width(before)} height="28%" className={style.before} />
          </svg>
        </span>,
        ...figures,
      ])}
    />
  );
}
