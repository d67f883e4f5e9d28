import type { ReactNode } from 'react';
import { usePage } from '#platform/page/page.ts';
import { type Clause, LegalClauses, type WovenIn } from './legal-clauses.tsx';
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

interface LegalContentsProps {
  readonly clauses: readonly { readonly id: string; readonly title: string }[];
}

/** Every clause with its number; beside the text where there is room, and then always in sight. */
function LegalContents({ clauses }: LegalContentsProps) {
  const { words } = usePage();
  return (
    <nav className={style.contents} aria-labelledby="legal-contents">
      <p id="legal-contents" className={style.title}>
        {words.legal.contents}
      </p>
      <ol>
        {clauses.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
