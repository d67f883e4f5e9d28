import type { ReactNode } from 'react';
import { type Flag, markElse, markEnd, markedCondition, markStart } from '#site/site-variant.ts';

interface Props {
  readonly is: Flag;
  readonly then?: ReactNode;
  readonly otherwise?: ReactNode;
}

/**
 * Shows one of two things, also where only the server knows which: the build then renders both between marks. The
 * number of children is always the same, so that `useId` returns the same in the build and in the browser.
 */
export function When({ is: flag, then, otherwise }: Props) {
  const condition = markedCondition(flag);
  const isOpen = condition !== undefined;
  return (
    <>
      {isOpen ? markStart(condition) : null}
      {isOpen || flag ? then : null}
      {isOpen ? markElse : null}
      {isOpen || !flag ? otherwise : null}
      {isOpen ? markEnd : null}
    </>
  );
}
