import { storedJson } from '#platform/browser/stored/stored.ts';

/** More than anybody buys before they are no longer looked at. */
const kept = 20;

/** The references of payments that `hormiga:payment-approved` has told of, the latest last. */
export const approvedPayments = storedJson<readonly string[]>('approvedPayments', (value) => {
  if (!Array.isArray(value)) return undefined;
  const references = value.filter((one): one is string => typeof one === 'string' && /^P(-\w{4}){3}$/.test(one));
  return references.slice(-kept);
});
