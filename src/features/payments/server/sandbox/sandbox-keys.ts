import { createHmac } from 'node:crypto';
import type { WompiKeys } from '#platform/contracts/settings.ts';

/** The same for all servers that share the secret; none of them has to be written down anywhere. */
export function sandboxKeys(secret: string): WompiKeys {
  const key = (prefix: string) => {
    const hash = createHmac('sha256', secret).update(`sandbox\0${prefix}`).digest('hex');
    return `${prefix}${hash.slice(0, 40)}`;
  };
  return {
    publicKey: key('pub_test_'),
    privateKey: key('prv_test_'),
    integritySecret: key('test_integrity_'),
    eventsSecret: key('test_events_'),
  };
}
