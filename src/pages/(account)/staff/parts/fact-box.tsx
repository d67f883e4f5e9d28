import type { ReactNode } from 'react';
import { Fact } from '#components/ui/fact.tsx';
import ticket from '../views/ticket/ticket.module.css';

interface Props<Name extends string> {
  readonly title: string;
  readonly labels: Readonly<Record<Name, string>>;
  /** What is empty is left out. */
  readonly rows: Readonly<Record<Name, ReactNode>>;
  /** What it leads to. */
  readonly children: ReactNode;
}

/** Everything that is known of something, in the order of its labels. */
export function FactBox<Name extends string>({ title, labels, rows, children }: Props<Name>) {
  const names = Object.keys(labels) as Name[];
  return (
    <section className={ticket.box} aria-labelledby="facts">
      <h3 id="facts">{title}</h3>
      <dl className={ticket.facts}>
        {names.map(
          (name) =>
            rows[name] && (
              <Fact key={name} label={labels[name]}>
                {rows[name]}
              </Fact>
            ),
        )}
      </dl>
      {children}
    </section>
  );
}
