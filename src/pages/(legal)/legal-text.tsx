import type { ReactNode } from 'react';
import { usePage } from '#platform/page/page.ts';
import { classNames } from '#ui/class-names.ts';
import { PlusIcon } from '#ui/icons.tsx';
import { centeredRow, line, note, stack } from '#ui/layout.ts';
import { apart, headline, size4 } from '#ui/look.ts';
import { Hero } from '#ui/sections/hero.tsx';
import { PrintButton } from '#ui/sections/print-button.tsx';
import { Prose, WovenText } from '#ui/sections/prose.tsx';
import style from './legal-text.module.css';

interface Props {
  readonly clauses: Readonly<Record<string, Clause>>;
  readonly wovenIn: WovenIn;
  /** Content above the text. */
  readonly note?: ReactNode;
  /** Content below the text of a clause, by its key: a table. */
  readonly below?: Readonly<Record<string, ReactNode>>;
}

/** Numbered clauses, and a table of contents. */
export function LegalText({ clauses, wovenIn, note, below = {} }: Props) {
  const all = Object.entries(clauses).map(([id, clause]) => ({ id, ...clause }));
  return (
    <div className={stack(0, style.document)}>
      {note}
      <LegalContents clauses={all} />
      <div className={style.text}>
        <LegalClauses clauses={all} wovenIn={wovenIn} below={below} />
      </div>
    </div>
  );
}

/** Every clause with its number: beside the text and always open if there is space, otherwise above it and closed. */
function LegalContents({ clauses }: { readonly clauses: readonly { readonly id: string; readonly title: string }[] }) {
  const { words } = usePage();
  return (
    <nav className={style.contents} aria-labelledby="legal-contents">
      <details>
        <summary id="legal-contents" className={line(0, classNames(headline, size4, apart))}>
          {words.legal.contents}
          <PlusIcon />
        </summary>
        <ol>
          {clauses.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

/** A paragraph is a text, a list of points is a list of texts. */
export interface Clause {
  readonly title: string;
  readonly text: readonly (string | readonly string[])[];
}

/** The values of the placeholders: facts, and links. */
export interface WovenIn {
  readonly values: Readonly<Record<string, string | number>>;
  readonly elements: Readonly<Record<string, ReactNode>>;
}

interface LegalClausesProps {
  readonly clauses: readonly (Clause & { readonly id: string })[];
  readonly wovenIn: WovenIn;
  readonly below: Readonly<Record<string, ReactNode>>;
}

function LegalClauses({ clauses, wovenIn, below }: LegalClausesProps) {
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

/** Each paragraph has a number, so that it can be cited; the points of a list have letters. */
function Paragraphs({ text, clause, values, elements }: WovenIn & { text: Clause['text']; clause: number }) {
  let number = 0;
  return text.map((part, index) => {
    const key = `${clause}-${index}`;
    if (typeof part === 'string') {
      number += 1;
      return (
        <p key={key}>
          <span className={`${note} ${style.paragraph}`}>{`${clause}.${number}`}</span>{' '}
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

interface LegalHeadProps {
  readonly title: string;
  readonly lead: string;
  /** The dates of the first version and of the last revision. */
  readonly dates: readonly string[];
  /** Links to the related texts. */
  readonly tabs?: ReactNode;
  readonly picture: ReactNode;
}

export function LegalHead({ title, lead, dates, tabs, picture }: LegalHeadProps) {
  const { words } = usePage();
  return (
    <Hero layout="reading" title={title} lead={lead} picture={picture}>
      <div className={centeredRow(0, style.dates)}>
        {dates.map((date) => (
          <p key={date}>{date}</p>
        ))}
        <PrintButton look="quiet">{words.legal.print}</PrintButton>
      </div>
      {tabs && <div className={style.tabs}>{tabs}</div>}
    </Hero>
  );
}

/** An address that can be read, copied and written to. */
export function MailLink({ to }: { readonly to: string }) {
  return <a href={`mailto:${to}`}>{to}</a>;
}
