import type { ReactNode } from 'react';
import { dataProps } from '#platform/page/data-attributes.ts';
import { useService } from '../use-service.ts';

/** What only makes sense where the service is sold: its price, the quote, the next step. */
export function WhereSold({ children }: { readonly children: ReactNode }) {
  const { location } = useService();
  return location === 'colombia' ? <div {...dataProps({ 'when-country': 'co' })}>{children}</div> : children;
}
