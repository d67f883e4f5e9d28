import type { FormEvent } from 'react';

/** From five lines to six, in browsers whose style sheets cannot do it. */
export function growOnce({ currentTarget: box }: FormEvent<HTMLTextAreaElement>): void {
  if (!CSS.supports('field-sizing', 'content') && box.scrollHeight > box.clientHeight) box.rows = 6;
}
