import style from './breadcrumb.module.css';
import { centeredRow } from './layout.ts';

/** From the top down; the last one is this page. */
export type Trail = readonly { readonly label: string; readonly href: string }[];

interface Props {
  readonly label: string;
  readonly trail: Trail;
}

export function Breadcrumb({ label, trail }: Props) {
  return (
    <nav aria-label={label}>
      <ol className={centeredRow(0, style.trail)}>
        {trail.map((step, index) => (
          <li key={step.href}>
            <a href={step.href} aria-current={index === trail.length - 1 ? 'page' : undefined}>
              {step.label}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
