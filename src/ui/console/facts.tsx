import type { ComponentProps, ReactNode } from 'react';
import { type Language, localeOf } from '#site/languages.ts';
import { Fact } from '../fact.tsx';
import { stack } from '../layout.ts';
import type { Table } from '../table.tsx';
import boxStyle from './box.module.css';
import style from './facts.module.css';

interface Props<Name extends string> {
  readonly title: string;
  readonly labels: Readonly<Record<Name, string>>;
  /** Empty facts are left out. */
  readonly rows: Readonly<Record<Name, ReactNode>>;
  /** Links to related pages. */
  readonly children?: ReactNode;
}

/** All facts about something, in the order of its labels. */
export function FactBox<Name extends string>({ title, labels, rows, children }: Props<Name>) {
  const names = Object.keys(labels) as Name[];
  return (
    <Box id="facts" title={title}>
      <dl className={stack(2, style.facts)}>
        {names.map(
          (name) =>
            rows[name] && (
              <Fact key={name} label={labels[name]}>
                {rows[name]}
              </Fact>
            ),
        )}
      </dl>
      {children && <div className={stack(0, style.links)}>{children}</div>}
    </Box>
  );
}

/** A ticket, an order or a quote, under its title. */
export function Box({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={boxStyle.box} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}

/** Of one row. */
export type Cells = ComponentProps<typeof Table>['rows'][number]['cells'];

/** Encoded, because a visitor typed it: it must give the mail program nothing but the recipient. */
export function MailLink({ to, className }: { readonly to: string; readonly className?: string | undefined }) {
  return (
    <a href={`mailto:${encodeURIComponent(to)}`} className={className}>
      {to}
    </a>
  );
}

/** The name of a language in another. */
export function languageName(code: string, language: Language): string {
  return new Intl.DisplayNames(localeOf(language), { type: 'language' }).of(code) ?? code;
}
