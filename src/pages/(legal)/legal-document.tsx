import type { ReactNode } from 'react';
import { brand } from '#content/brand.ts';
import { legal } from '#content/catalogue/legal.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { Button } from '#ui/button.tsx';
import { ContactButton } from '#ui/links/contact-button.tsx';
import { NextStep } from '#ui/sections/next-step.tsx';
import { BindingNote } from './binding-note.tsx';
import type { Clause } from './legal-clauses.tsx';
import { LegalHead } from './legal-head.tsx';
import type { LegalKind } from './legal-kinds.ts';
import { LegalTabs } from './legal-tabs.tsx';
import { LegalText } from './legal-text.tsx';
import { useLegalValues } from './use-legal-values.tsx';

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
  const { words: all, language } = usePage();
  const { inForceSince, lastRevised } = legal[kind];
  return (
    <>
      <LegalHead
        title={words.headline}
        lead={words.lead}
        dates={[
          format(all.legal.inForce, language, { day: inForceSince }),
          format(all.legal.revised, language, { day: lastRevised }),
        ]}
        tabs={<LegalTabs kind={kind} />}
        picture={picture}
      />
      <LegalText
        clauses={words.clauses}
        wovenIn={useLegalValues(kind)}
        note={<BindingNote kind={kind} />}
        below={below}
      />
      <NextStep
        tone="ice"
        title={all.legal.nextTitle}
        text={all.legal.nextText}
        actions={
          <>
            <ContactButton size="large" />
            <Button href={`mailto:${brand.email.dataOfficer}`} look="secondary" size="large">
              {all.legal.officer}
            </Button>
          </>
        }
      />
    </>
  );
}
