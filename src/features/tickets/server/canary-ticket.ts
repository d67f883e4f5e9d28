import type { AppContext } from '#platform/server/app-context.ts';
import type { Config } from '#platform/server/config/config.ts';
import { limitKey } from '#platform/server/security/within-limits.ts';
import { canaryHeader, isMark } from './canary-mark.ts';
import { canaryCampaign } from './store/canary-tickets.ts';

/** In an hour, from everywhere: with the secret, too, nobody fills the database. */
const most = { name: 'canary', most: 120, seconds: 60 * 60 } as const;

interface Sent {
  readonly request_id?: string | undefined;
  readonly email_cliente: string;
}

/**
 * In what a ticket of the canary differs from a visitor's, which is as little as can be: both mails are written and
 * sent, but to the canary, it stands in no list and it is counted apart. Undefined: it is a visitor's.
 */
export function canaryTicket(c: AppContext, { canary }: Pick<Config, 'canary'>, sent: Sent, secret: string) {
  const { request_id, email_cliente } = sent;
  const mark = c.req.header(canaryHeader);
  if (!isMark(canary?.secret, mark, `ticket ${request_id} ${email_cliente}`, Date.now())) return undefined;
  return {
    campaign: canaryCampaign,
    teamEmail: email_cliente,
    limits: [{ key: limitKey(secret, most.name, most.name), most: most.most, seconds: most.seconds }],
  };
}
