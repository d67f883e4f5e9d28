import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

interface Props {
  /** Of an element that is already there; undefined: it stays where it is. */
  readonly id: string | undefined;
  readonly children: ReactNode;
}

/** Draws something elsewhere on the page: only for what appears after the page is awake. */
export function RenderInto({ id, children }: Props) {
  const room = id === undefined ? null : document.getElementById(id);
  return room ? createPortal(children, room) : children;
}
