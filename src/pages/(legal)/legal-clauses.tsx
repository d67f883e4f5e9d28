import type { ReactNode } from 'react';
import { Prose, WovenText } from '#ui/sections/prose.tsx';
import style from './legal-clauses.module.css';

/** A paragraph is a text, a list of points is a list of texts. */
export interface Clause {
  readonly title: string;
  readonly text: readonly (string | readonly string[])[];
}

/** What the texts name by placeholders: facts, and links. */
export interface WovenIn {
  readonly values: Readonly<Record<string, string | number>>;
  readonly elements: Readonly<Record<string, ReactNode>>;
}

interface Props {
  readonly clauses: readonly (Clause & { readonly id: string })[];
  readonly wovenIn: WovenIn;
  readonly below: Readonly<Record<string, ReactNode>>;
}

export function LegalClauses({ clauses, wovenIn, below }: Props) {
  return (
    <Prose>
      {clauses.map(({ id, title, text }, index) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`} className={style.clause}>
          <h2 id={`${id}-title`}>
            <span className={style.number}>{index + 1}.</span> {title}
          </h2>
          <Paragraphs text={text} clause={index + 1} {...wovenIn} />
          {below[id]}
        </section>
      ))}
    </Prose>
  );
}

/** Each paragraph is numbered, so that it can be named; the points of a list have letters. */
function Paragraphs({ text, clause, values, elements }: WovenIn & { text: Clause['text']; clause: number }) {
  let number = 0;
  return text.map((part, index) => {
    const key = `${clause}-${index}`;
    if (typeof part === 'string') {
      number += 1;
      return (
        <p key={key}>
          <span className={style.paragraph}>{`${clause}.${number}`}</span>{' '}
          <WovenText text={part} values={values} elements={elements} />
        </p>
      );
    }
    return (
      <ol key={key}>
        {part.map((point) => (
          <li key={point}>
            <WovenText text={point} values={values} elements={elements} />
          </li>
        ))}
      </ol>
    );
  });
}
