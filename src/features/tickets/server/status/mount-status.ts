import { success } from '#platform/contracts/envelope.ts';
import type { App } from '#platform/server/app-context.ts';
import { mountCall } from '#platform/server/calls/mount-call.ts';
import type { Config } from '#platform/server/config/config.ts';
import { CallFault } from '#platform/server/errors/call-fault.ts';
import { getTicketStatus } from '../../ticket-status.ts';
import { lookForStatus, type StatusDeps } from './look-for-status.ts';

/** For other systems; visitors have a page for it. */
export function mountStatus(app: App, config: Config, deps: StatusDeps): void {
  mountCall(app, config, getTicketStatus, async (asked, c) => {
    const found = await lookForStatus(c, deps, asked);
    if (!found)
      throw new CallFault('notFound', { description: 'No ticket has this reference and this e-mail address' });
    const { reference, state, receivedAt } = found;
    return success({ reference, state, received: new Date(receivedAt).toISOString() });
  });
}
