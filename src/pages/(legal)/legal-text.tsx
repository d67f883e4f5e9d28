import type { ReactNode } from 'react';
import { type Clause, LegalClauses, type WovenIn } from './legal-clauses.tsx';
import { LegalContents } from './legal-contents.tsx';
import style from './legal-text.module.css';

interface Props {
  readonly clauses: Readonly<Record<string, Clause>>;
  readonly wovenIn: WovenIn;
  /** What stands above the text. */
  readonly note?: ReactNode;
  /** What stands below the text of a clause, by its key: a table. */
  readonly below?: Readonly<Record<string, ReactNode>>;
}

/** Numbered clauses, and the contents that lead to them. */
export function LegalText({ clauses, wovenIn, note, below = {} }: Props) {
  const all = Object.entries(clauses).map(([id, clause]) => ({ id, ...clause }));
  return (
    <div className={style.document}>
      {note}
      <LegalContents clauses={all} />
      <div className={style.text}>
        <LegalClauses clauses={all} wovenIn={wovenIn} below={below} />
      </div>
    </div>
  );
}
