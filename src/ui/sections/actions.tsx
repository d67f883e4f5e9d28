import type { ComponentProps } from 'react';
import type { Product } from '#content/catalogue/products.ts';
import type { RoutePath } from '#site/routes.ts';
import { Button } from '../button.tsx';
import { ExternalIcon } from '../icons.tsx';
import { ButtonLink, ContactButton, MeetingButton, OutsideButton } from '../links.tsx';

/**
 * A page of the site or an anchor of this page, an external URL, the meeting, or the contact dialog. The last two have
 * words of their own.
 */
export type ActionData = { readonly look?: ComponentProps<typeof Button>['look'] } & (
  | { readonly type?: 'link'; readonly to: RoutePath; readonly anchor?: string; readonly text: string }
  | { readonly type: 'anchor'; readonly anchor: string; readonly text: string }
  | { readonly type: 'address'; readonly href: `https://${string}`; readonly text: string }
  | { readonly type: 'meeting' | 'contact'; readonly text?: string }
);

/** Large buttons, of which the first is the main one. */
export function Actions({ of }: { readonly of: readonly ActionData[] }) {
  return of.map((action, index) => (
    <Action key={action.text ?? action.type} look={index === 0 ? 'primary' : 'secondary'} {...action} />
  ));
}

export function Action({ text, look = 'primary', ...target }: ActionData) {
  const shared = { look, size: 'large', children: text } as const;
  switch (target.type) {
    case 'anchor':
      return <Button href={`#${target.anchor}`} {...shared} />;
    case 'address':
      return <OutsideButton href={target.href} {...shared} />;
    case 'meeting':
      return <MeetingButton {...shared} />;
    case 'contact':
      return <ContactButton {...shared} />;
    default:
      return <ButtonLink to={target.to} {...(target.anchor && { anchor: target.anchor })} {...shared} />;
  }
}

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
