import { usePage } from '#platform/page/page.ts';
import { Badge } from '#ui/badge.tsx';
import type { OrderState } from '../payment-states.ts';

const tones = {
  open: 'highlight',
  pending: 'info',
  expired: 'neutral',
  error: 'danger',
  declined: 'danger',
  paid: 'success',
  voided: 'neutral',
} as const;

/** In the words of the order's own page. */
export function PaymentState({ of: state }: { readonly of: OrderState }) {
  const { states } = usePage().words.payment;
  return <Badge tone={tones[state]}>{states[state]}</Badge>;
}
