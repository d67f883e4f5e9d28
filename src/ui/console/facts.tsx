import type { ReactNode } from 'react';
import { mailtoOf } from '#platform/contracts/text-rules.ts';
import { type Language, localeOf } from '#site/languages.ts';
import { Breakable } from '../breakable.tsx';
import { classNames } from '../class-names.ts';
import { Fact } from '../fact.tsx';
import { stack } from '../layout.ts';
import { atTop, panelLook, ruled, terms } from '../look.ts';
import style from './facts.module.css';

interface Props<Name extends string> {
  readonly title: string;
  readonly labels: Readonly<Record<Name, string>>;
  /** Empty facts are left out. */
  readonly rows: Readonly<Record<Name, ReactNode>>;
}

/** All facts about something, in the order of its labels. */
export function FactBox<Name extends string>({ title, labels, rows }: Props<Name>) {
  const names = Object.keys(labels) as Name[];
  return (
    <Box id="facts" title={title}>
      <dl className={classNames(terms, ruled, style.facts)}>
        {names.map(
          (name) =>
            rows[name] && (
              <Fact key={name} label={labels[name]}>
                {rows[name]}
              </Fact>
            ),
        )}
      </dl>
    </Box>
  );
}

/** A part of the page of a ticket, an order or a quote, under its title. */
export function Box({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={stack(3, panelLook, atTop, style.box)} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

export function MailLink({ to, children }: { readonly to: string; readonly children?: ReactNode }) {
  return <a href={mailtoOf(to)}>{children ?? <Breakable>{to}</Breakable>}</a>;
}

/** The name of a language in another. */
export function languageName(code: string, language: Language): string {
  return new Intl.DisplayNames(localeOf(language), { type: 'language' }).of(code) ?? code;
}
