import type { App } from '#platform/server/app-context.ts';
import { readBody } from '#platform/server/body/read-body.ts';
import { CallFault } from '#platform/server/errors/call-fault.ts';
import { whileDatabaseAnswers } from '#platform/server/errors/while-database-answers.ts';
import { memoryLimit } from '#platform/server/memory-limit.ts';
import { eventsPath } from './events-path.ts';
import { notifyOfPaymentChange } from './notify-of-payment-change.ts';
import type { PaymentDeps } from './payment-parts.ts';
import { recordEvent } from './store/record-event.ts';

const notBelieved = 'The signature of this event is not the provider’s, or its time is not ours';

/**
 * Where the provider tells what became of payments. Only a 200 ends the matter for it, so that is answered after
 * everything is kept, and to nothing that failed. What is not from the provider is refused; what is genuine and of no
 * concern is answered, or it would come again.
 */
export function mountEvents(app: App, deps: PaymentDeps): void {
  const { config, database, log, provider, secretOf, wakeMail } = deps;
  const countForged = memoryLimit({ each: 30, all: 600 });
  app.post(eventsPath, async (c) => {
    const id = c.get('requestId');
    if (!provider) throw new CallFault('notFound');
    const body = await readBody(c, ['json']);
    const now = new Date();
    const event = provider.readEvent(body, now, c.req.header('x-event-checksum'));
    if (event === 'other') return c.json({ received: true });
    if (typeof event === 'string') {
      // Only what is not from the provider is counted, so that nobody who shares a network with it can shut it out.
      const wait = countForged(c.get('sender')()?.network ?? '');
      if (wait > 0) {
        c.header('Retry-After', String(wait));
        throw new CallFault('tooManyRequests');
      }
      log.warn({ id, event }, 'an event of the payment provider was refused');
      throw event === 'unreadable'
        ? new CallFault('wrongInput')
        : new CallFault('otherSite', { description: notBelieved });
    }
    const transaction = { ...event.transaction, provider: provider.name };
    const kept = await whileDatabaseAnswers(database, async () =>
      recordEvent(database.db, { ...event, transaction }, now, notifyOfPaymentChange(config, await secretOf())),
    );
    log.info({ id, kept, status: transaction.status }, 'an event of the payment provider was kept');
    if (kept === 'changed') wakeMail?.();
    return c.json({ received: true });
  });
}
