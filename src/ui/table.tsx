import type { ReactNode } from 'react';
import { dataProps } from '#platform/page/data-attributes.ts';
import { Badge } from './badge.tsx';
import { classNames } from './class-names.ts';
import style from './table.module.css';

interface Row {
  /** One for each column; the first one names the row. */
  readonly cells: readonly [ReactNode, ...ReactNode[]];
  readonly recommended?: boolean;
}

interface Props {
  readonly id: string;
  readonly caption: string;
  readonly columns: readonly { readonly label: string; readonly figures?: boolean }[];
  readonly rows: readonly Row[];
  /** The word that marks a recommended row. */
  readonly recommended?: string | undefined;
  /** Shown instead of rows when there are none. */
  readonly empty?: string | undefined;
  /** On a phone every row is a separate block, with figures opposite their labels, or sentences below them. */
  readonly onPhone?: 'stack' | 'read';
}

export function Table({ id, caption, columns, rows, recommended, empty, onPhone = 'stack' }: Props) {
  return (
    <table className={classNames(style.table, onPhone === 'read' && style.read)}>
      <caption id={id}>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ label, figures }) => (
            <th key={label} scope="col" className={figures ? style.figures : undefined}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ cells: [name, ...cells], recommended: best }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, never reordered
          <tr key={index} className={best ? style.best : undefined}>
            <th scope="row">
              {name} {best && recommended && <Badge tone="highlight">{recommended}</Badge>}
            </th>
            {cells.map((cell, at) => {
              const column = columns[at + 1];
              return (
                <td
                  key={column?.label}
                  {...dataProps({ label: column?.label })}
                  className={column?.figures ? style.figures : undefined}
                >
                  {cell}
                </td>
              );
            })}
          </tr>
        ))}
        {rows.length === 0 && empty && (
          <tr>
            <td colSpan={columns.length}>{empty}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
