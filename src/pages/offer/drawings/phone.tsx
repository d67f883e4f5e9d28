import type { ReactNode } from 'react';
import { dataProps } from '#platform/page/data-attributes.ts';
import { stack } from '#ui/layout.ts';
import style from './phone.module.css';

interface Line {
  /** From the customer, or from a machine of ours. */
  readonly side: 'customer' | 'bot';
  readonly text: string | undefined;
  readonly below?: ReactNode;
}

/** A conversation on the screen of a phone. */
export function Phone({ lines }: { readonly lines: readonly Line[] }) {
  return (
    <ol className={stack(3, style.phone)}>
      {lines.map(({ side, text, below }) => (
        <li key={text} className={style[side]} {...dataProps({ scheme: 'light' })}>
          <p>{text}</p>
          {below && <p className={style.below}>{below}</p>}
        </li>
      ))}
    </ol>
  );
}
