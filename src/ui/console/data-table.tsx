import type { ReactNode } from 'react';
import { dataProps } from '#platform/page/data-attributes.ts';
import { usePage } from '#platform/page/page.ts';
import { TileIcon } from '../art/tile.tsx';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { line } from '../layout.ts';
import style from './data-table.module.css';

interface Column {
  readonly label: string;
  /**
   * `wide`, `text` and `brief` share the space that the others leave. `fit` and `when` are as wide as their content,
   * `figures` are also aligned at their ends. On a card, `state` is in the corner and `action` at the bottom.
   */
  readonly kind?: 'wide' | 'text' | 'brief' | 'fit' | 'figures' | 'when' | 'state' | 'action';
  /** Cards show the label too, because the value alone does not say what it is. */
  readonly named?: boolean;
}

/** One for each column; the first one names the row. */
export type Cells = readonly [ReactNode, ...ReactNode[]];

interface Props {
  readonly id: string;
  readonly caption: string;
  /** The heading above it says the same as the caption, which is then for assistive technology alone. */
  readonly isTitled?: boolean;
  readonly columns: readonly Column[];
  readonly rows: readonly Cells[];
  /** Shown instead of rows when there are none. */
  readonly empty: string;
  /** The list without the search that found nothing. */
  readonly whole?: string | undefined;
  /** `roomy`: its columns need a wide window. `cards`: rows with several buttons, for which no table has space. */
  readonly look?: 'roomy' | 'cards';
}

/** A dense list: a table where there is space, and a card for each row where there is not. */
export function DataTable({ id, caption, isTitled, columns, rows, empty, whole, look }: Props) {
  const classOf = (column: Column | undefined) => style[column?.kind ?? 'text'];
  if (rows.length === 0) return <NoRows text={empty} whole={whole} />;
  return (
    <div className={classNames(style.frame, look && style[look])}>
      <table className={style.table}>
        <caption id={id}>{isTitled ? <span className="visually-hidden">{caption}</span> : caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.label} scope="col" className={classOf(column)}>
                {column.kind === 'action' ? <span className="visually-hidden">{column.label}</span> : column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, never reordered
            <tr key={index}>
              <th scope="row" className={classOf(columns[0])}>
                {name}
              </th>
              {cells.map((cell, at) => {
                const column = columns[at + 1];
                return (
                  <td
                    key={column?.label}
                    {...dataProps({ label: column?.named ? column.label : undefined })}
                    className={classOf(column)}
                  >
                    {cell}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Says that a list is empty, and leads out of a search without result. */
export function NoRows({ text, whole }: { readonly text: string; readonly whole?: string | undefined }) {
  const { words } = usePage();
  return (
    <div className={classNames(style.frame, style.empty)}>
      <span className={line(0)}>
        {['a', 'n', 't'].map((seed) => (
          <TileIcon key={seed} seed={`${text}${seed}`} size={44} />
        ))}
      </span>
      <p>{text}</p>
      {whole && (
        <Button look="secondary" size="small" href={whole}>
          {words.staff.pages.whole}
        </Button>
      )}
    </div>
  );
}

interface TwoLinesProps {
  readonly children: ReactNode;
  /** The second line, smaller. */
  readonly below: ReactNode;
  /** Lines that are too long for a table end with dots. */
  readonly cut?: boolean;
}

/** A cell of two lines: what is looked for, and what identifies it. */
export function TwoLines({ children, below, cut }: TwoLinesProps) {
  return (
    <span className={classNames(style.lines, cut && style.cut)}>
      <span>{children}</span> {below && <span>{below}</span>}
    </span>
  );
}

/** Text of any length, of which a table shows two lines. */
export function Clamped({ children }: { readonly children: ReactNode }) {
  return (
    <span className={style.clamped} dir="auto">
      {children}
    </span>
  );
}
