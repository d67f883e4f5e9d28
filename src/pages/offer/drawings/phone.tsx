import type { ReactNode } from 'react';
import { dataProps } from '#platform/page/data-attributes.ts';
import { centeredRow, stack } from '#ui/layout.ts';
import style from './phone.module.css';

interface Line {
  /** From the customer, from a machine of ours, or from a person of ours. */
  readonly side: 'customer' | 'bot' | 'person';
  readonly text: string | undefined;
  readonly above?: ReactNode;
  readonly below?: ReactNode;
}

/** A conversation on the screen of a phone. */
export function Phone({ lines }: { readonly lines: readonly Line[] }) {
  return (
    <ol className={stack(3, style.phone)}>
      {lines.map(({ side, text, above, below }) => (
        <li key={text} className={style[side]} {...dataProps({ scheme: 'light' })}>
          {above && <p className={centeredRow(4, style.above)}>{above}</p>}
          <p>{text}</p>
          {below && <p className={style.below}>{below}</p>}
        </li>
      ))}
    </ol>
  );
}
