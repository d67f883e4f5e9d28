import type { ComponentProps } from 'react';
import type { Quotable } from '#content/catalogue/quotable.ts';
import { usePage } from '#site/page.ts';
import { addAddress } from '#site/quotes/add-address.ts';
import { Button } from '../ui/button.tsx';
import { PlusIcon } from '../ui/icons.tsx';

interface Props extends Pick<ComponentProps<typeof Button>, 'look' | 'size'> {
  readonly item: Quotable;
  /** Where several stand on a page: what this one adds. */
  readonly name?: string;
}

/** Leads to the quote with one thing more in it. It never competes with what a page is about. */
export function AddToQuote({ item, name, look = 'quiet', size = 'medium' }: Props) {
  const { words, language } = usePage();
  return (
    <Button href={addAddress(item, language)} icon={<PlusIcon />} {...{ look, size }}>
      {words.quote.add}
      {name && <span className="visually-hidden"> {name}</span>}
    </Button>
  );
}
