import type { ComponentProps } from 'react';
import type { Product } from '#content/catalogue/products.ts';
import { usePage } from '#site/page.ts';
import { Button } from '../ui/button.tsx';
import { ExternalIcon } from '../ui/icons.tsx';

interface Props extends Pick<ComponentProps<typeof Button>, 'look' | 'size' | 'children'> {
  readonly product: Pick<Product, 'name' | 'signUp'>;
  /** Where several products stand beside each other: says which one, to those who hear the page. */
  readonly named?: boolean;
}

/** Leads to the sign-up on the product's own site, in a new tab. */
export function SignUp({ product, named, children, ...look }: Props) {
  const { words } = usePage();
  return (
    <Button href={product.signUp} target="_blank" rel="noopener" iconAfter={<ExternalIcon />} {...look}>
      {children}
      <span className="visually-hidden">
        {named && ` ${product.name}`} ({words.shell.newTab})
      </span>
    </Button>
  );
}
