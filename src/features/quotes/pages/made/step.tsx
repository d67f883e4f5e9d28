import type { ReactNode } from 'react';

interface Props {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

/** One of the ways on. */
export function Step({ title, text, children }: Props) {
  return (
    <li>
      <h3>{title}</h3>
      <p>{text}</p>
      {children}
    </li>
  );
}
