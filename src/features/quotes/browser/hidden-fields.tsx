import { writeAmount } from '#site/amount.ts';
import type { Money } from '#site/money.ts';
import { quoteFields } from '../quote-fields.ts';

/** For whoever sends the form without a script: nobody gets a quote over another total than they have read. */
export function HiddenFields({ shown, requestId }: { readonly shown: Money; readonly requestId: string | undefined }) {
  return (
    <>
      <input type="hidden" name={quoteFields.value} value={writeAmount(shown.minor)} />
      {requestId && <input type="hidden" name={quoteFields.requestId} value={requestId} />}
    </>
  );
}
