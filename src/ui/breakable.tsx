import { Fragment } from 'react';

/** An address or a number without spaces, which breaks after its punctuation before it breaks within a word. */
export function Breakable({ children }: { readonly children: string }) {
  return children.split(/(?<=[@./:_?&=-])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, never reordered
    <Fragment key={index}>
      {part}
      <wbr />
    </Fragment>
  ));
}
