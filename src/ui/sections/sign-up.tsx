import type { ComponentProps } from 'react';
import type { Product } from '#content/catalogue/products.ts';
import { ExternalIcon } from '../icons.tsx';
import { OutsideButton } from '../links.tsx';

interface Props extends Pick<ComponentProps<typeof OutsideButton>, 'look' | 'size' | 'children'> {
  readonly product: Pick<Product, 'name' | 'signUp'>;
  /** If several products are side by side: tells screen readers which one. */
  readonly named?: boolean;
}

/** Leads to the sign-up on the product's own site, in a new tab. */
export function SignUp({ product, named, children, ...look }: Props) {
  return (
    <OutsideButton href={product.signUp} iconAfter={<ExternalIcon />} {...look}>
      {children}
      {named && <span className="visually-hidden"> {product.name}</span>}
    </OutsideButton>
  );
}
