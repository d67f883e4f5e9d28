import type { ReactNode } from 'react';
import { usePage } from '#platform/page/page.ts';
import { classNames } from '#ui/class-names.ts';
import { ArrowIcon } from '#ui/icons.tsx';
import { stack } from '#ui/layout.ts';
import { breakable, cardLook, semibold } from '#ui/look.ts';
import style from './spreadsheets.module.css';

/** The same data twice: in a sheet that accepts anything, and in a form with fields. */
export function SpreadsheetsSpecimen() {
  const { sheet, columns, cells, app, fields } = usePage().words.quickServices.spreadsheets.example;
  const rows = [cells.slice(0, columns.length), cells.slice(columns.length)];
  return (
    <div className={stack(5, style.both)}>
      <Frame title={sheet} look={style.sheet}>
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.join()}>
                {row.map((cell, at) => (
                  <td key={columns[at]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Frame>
      <span className={style.arrow}>
        <ArrowIcon />
      </span>
      <Frame title={app}>
        <dl className={stack(3, style.form)}>
          {fields.map(({ name, text }) => (
            <div key={name}>
              <dt className={semibold}>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Frame>
    </div>
  );
}

interface Props {
  /** The text in the title bar of the window. */
  readonly title: string;
  readonly look?: string | undefined;
  readonly children: ReactNode;
}

/** A window with its title bar: its content is on a screen. */
function Frame({ title, look, children }: Props) {
  return (
    <div className={classNames(cardLook, style.frame, look)}>
      <p className={classNames(breakable, semibold, style.bar)}>{title}</p>
      {children}
    </div>
  );
}
