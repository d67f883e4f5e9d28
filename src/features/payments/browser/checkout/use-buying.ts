import { useEffect, useRef, useState } from 'react';
import type { PurchaseFields } from '../../purchase-fields.ts';
import { type Buying, makeBuying, type Stage } from './buying.ts';
import { checkoutGateway } from './checkout-gateway.ts';

const ready: Stage = { kind: 'ready' };

/** A purchase and its stage. It starts again when `fields` change. */
export function useBuying(fields: PurchaseFields) {
  const [stage, setStage] = useState<Stage>(ready);
  const buying = useRef<Buying>(undefined);
  // Compared by content: callers create a new object on each render.
  const serialized = JSON.stringify(fields);
  useEffect(() => {
    const purchase = makeBuying(JSON.parse(serialized), checkoutGateway, setStage);
    buying.current = purchase;
    // The back button restores this page as it was, with the purchase under way: reset it, so that it can start again.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && purchase.reset();
    addEventListener('pageshow', onShow);
    return () => {
      removeEventListener('pageshow', onShow);
      purchase.leave();
      setStage(ready);
    };
  }, [serialized]);
  return { stage, buying };
}
