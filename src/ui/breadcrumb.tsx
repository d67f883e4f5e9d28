import style from './breadcrumb.module.css';
import { centeredRow, line } from './layout.ts';
import { target } from './look.ts';

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
          <li key={step.href} className={line(3)}>
            <a href={step.href} className={target} aria-current={index === trail.length - 1 ? 'page' : undefined}>
              {step.label}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
