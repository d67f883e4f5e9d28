import type { ReactNode } from 'react';
import { NextStep } from '#components/sections/next-step.tsx';
import { ButtonLink } from '#components/shell/button-link.tsx';
import { Button } from '#components/ui/button.tsx';
import { brand } from '#content/brand.ts';
import { contactDialogId } from '#site/contact-dialog.ts';
import { usePage } from '#site/page.ts';
import { BindingNote } from './binding-note.tsx';
import { type Clause, LegalClauses } from './legal-clauses.tsx';
import { LegalContents } from './legal-contents.tsx';
import style from './legal-document.module.css';
import { LegalHead } from './legal-head.tsx';
import type { LegalKind } from './legal-kinds.ts';

interface Props {
  readonly kind: LegalKind;
  readonly words: {
    readonly headline: string;
    readonly lead: string;
    readonly clauses: Readonly<Record<string, Clause>>;
  };
  readonly picture: ReactNode;
  /** What stands below the text of a clause, by its key: a table. */
  readonly below?: Readonly<Record<string, ReactNode>>;
}

/** One of the three legal texts: its head with the tabs, its contents, its numbered clauses. */
export function LegalDocument({ kind, words, picture, below = {} }: Props) {
  const { words: all } = usePage();
  const clauses = Object.entries(words.clauses).map(([id, clause]) => ({ id, ...clause }));
  return (
    <>
      <LegalHead kind={kind} title={words.headline} lead={words.lead} picture={picture} />
      <div className={style.document}>
        <BindingNote kind={kind} />
        <LegalContents clauses={clauses} />
        <div className={style.text}>
          <LegalClauses kind={kind} clauses={clauses} below={below} />
        </div>
      </div>
      <NextStep
        tone="ice"
        title={all.legal.nextTitle}
        text={all.legal.nextText}
        actions={
          <>
            <ButtonLink to="/contact" opens={contactDialogId} size="large">
              {all.sections.contact}
            </ButtonLink>
            <Button href={`mailto:${brand.email.dataOfficer}`} look="secondary" size="large">
              {all.legal.officer}
            </Button>
          </>
        }
      />
    </>
  );
}
