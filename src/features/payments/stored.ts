import { storedJson } from '#platform/browser/stored/stored.ts';

/** Older references are dropped: nobody opens their pages any more. */
const maxReferences = 20;

/** The references of payments that `hormiga:payment-approved` was dispatched for, the latest last. */
export const approvedPayments = storedJson<readonly string[]>('approvedPayments', (value) => {
  if (!Array.isArray(value)) return undefined;
  const references = value.filter((one): one is string => typeof one === 'string' && /^P(-\w{4}){3}$/.test(one));
  return references.slice(-maxReferences);
});
