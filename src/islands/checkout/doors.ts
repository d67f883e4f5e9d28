import type { createTransaction } from '#contracts/transactions.ts';
import { callSite } from '../calls/call-site.ts';
import { newId } from '../new-id.ts';
import type { Doors } from './buying.ts';
import { loadWidget } from './load-widget.ts';

/** The world around a purchase, in a browser. */
export const doors: Doors = {
  order: (purchase) => callSite<typeof createTransaction>('/pay/transactions/create', purchase),
  loadWidget,
  go: (address) => location.assign(address),
  newId,
  now: () => Date.now(),
};
