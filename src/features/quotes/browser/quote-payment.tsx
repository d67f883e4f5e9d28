import type { ComponentProps } from 'react';
import { BuyButton } from '#features/payments/browser/checkout/buy-button.tsx';

declare module '#platform/browser/islands.ts' {
  interface IslandComponents {
    'quote-payment': typeof QuotePayment;
  }
}

interface Props extends Omit<ComponentProps<typeof BuyButton>, 'children' | 'look'> {
  readonly label: string;
}

/** Pays a quote in full. */
export default function QuotePayment({ label, ...buying }: Props) {
  return <BuyButton {...buying}>{label}</BuyButton>;
}
