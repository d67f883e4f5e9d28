import { useEffect, useRef, useState } from 'react';
import type { PurchaseFields } from '../../purchase-fields.ts';
import { type Buying, makeBuying, type Stage } from './buying.ts';
import { checkoutGateway } from './gateway.ts';

const ready: Stage = { kind: 'ready' };

/** A purchase and where it stands. Where something else is to be bought, it begins again. */
export function useBuying(fields: PurchaseFields) {
  const [stage, setStage] = useState<Stage>(ready);
  const buying = useRef<Buying>(undefined);
  // Of what it says, not of which object says it.
  const asked = JSON.stringify(fields);
  useEffect(() => {
    const begun = makeBuying(JSON.parse(asked), checkoutGateway, setStage);
    buying.current = begun;
    // Whoever comes back from the checkout's page finds this one as they left it, and can buy once more.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && begun.reset();
    addEventListener('pageshow', onShow);
    return () => {
      removeEventListener('pageshow', onShow);
      begun.leave();
      setStage(ready);
    };
  }, [asked]);
  return { stage, buying };
}
