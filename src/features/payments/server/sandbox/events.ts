import { msPerMinute, msPerSecond } from '#site/durations.ts';
import { type EventManner, lateMinutes } from '../../sandbox-checkout.ts';
import { eventChecksum } from '../providers/wompi/signatures.ts';
import { describeTransaction, type NewSandboxEvent, type SandboxTransaction } from './store.ts';

/** When the pending event and the final one are due, in milliseconds like the moments that they follow from. */
interface DueTimes {
  readonly pending: readonly number[];
  readonly final: readonly number[];
}

const threeTimes = (first: number) => [first, first + msPerSecond, first + 2 * msPerSecond];

const dueTimes: Readonly<Record<EventManner, (created: number, settled: number) => DueTimes>> = {
  normal: (created, settled) => ({ pending: [created], final: [settled] }),
  repeated: (created, settled) => ({ pending: threeTimes(created), final: threeTimes(settled) }),
  reversed: (_, settled) => ({ pending: [settled + 2 * msPerSecond], final: [settled] }),
  late: (created, settled) => ({ pending: [created], final: [settled + lateMinutes * msPerMinute] }),
  lost: () => ({ pending: [], final: [] }),
};

/** The events of a payment, signed. */
export function planEvents(
  transaction: SandboxTransaction,
  manner: EventManner,
  eventsSecret: string,
): readonly NewSandboxEvent[] {
  const { outcome, createdAt, settlesAt } = transaction;
  // A millisecond later, so that the final event comes second even if the bank decides immediately.
  const { pending, final } = dueTimes[manner](createdAt.getTime(), settlesAt.getTime() + 1);
  const at = (times: readonly number[], status: SandboxTransaction['status'], happenedAt: Date) =>
    times.map((time) => signEvent(transaction, { status, happenedAt, dueAt: new Date(time) }, eventsSecret));
  return [...at(pending, 'PENDING', createdAt), ...at(final, outcome, settlesAt)];
}

interface Change {
  readonly status: SandboxTransaction['status'];
  readonly happenedAt: Date;
  readonly dueAt: Date;
}

const properties = ['transaction.id', 'transaction.status', 'transaction.amount_in_cents'];

/** Each event is signed once. However late or often it is delivered, its time is when it happened. */
export function signEvent(
  transaction: SandboxTransaction,
  { status, happenedAt, dueAt }: Change,
  eventsSecret: string,
): NewSandboxEvent {
  const timestamp = Math.floor(happenedAt.getTime() / msPerSecond);
  const data = { transaction: describeTransaction(transaction, status) };
  const checksum = eventChecksum({ data, properties, timestamp }, eventsSecret);
  const body = {
    event: 'transaction.updated',
    data,
    environment: 'test',
    signature: { properties, checksum },
    timestamp,
    sent_at: happenedAt.toISOString(),
  };
  return { transactionId: transaction.id, status, body, dueAt };
}
