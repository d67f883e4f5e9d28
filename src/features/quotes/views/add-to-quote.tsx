import type { ComponentProps } from 'react';
import type { Quotable } from '#content/catalogue/quotable.ts';
import { usePage } from '#platform/page/page.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { PlusIcon } from '#ui/icons.tsx';
import { target } from '#ui/look.ts';
import { addAddress } from '../describe-quotable.ts';
import style from './add-to-quote.module.css';

interface Props extends Pick<ComponentProps<typeof Button>, 'look' | 'size'> {
  readonly item: Quotable;
}

/** Links to the quote with an added item. It is less prominent than the page's main action. */
export function AddToQuote({ item, look = 'quiet', size = 'medium' }: Props) {
  const { words, language } = usePage();
  return (
    <Button href={addAddress(item, language)} icon={<PlusIcon />} look={look} size={size}>
      {words.quote.add}
    </Button>
  );
}

/** The link for a row of a table. */
AddToQuote.InRow = function InRow({ item, name }: { readonly item: Quotable; readonly name: string }) {
  const { words, language } = usePage();
  return (
    <a href={addAddress(item, language)} className={classNames(target, style.inRow)}>
      {words.quote.add}
      <span className="visually-hidden"> {name}</span>
    </a>
  );
};
