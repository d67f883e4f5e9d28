import { z } from 'zod';
import { msPerSecond } from '#site/durations.ts';
import { eventChecksum } from '../providers/wompi/signatures.ts';
import {
  type ClaimedSandboxEvent,
  describeTransaction,
  type NewSandboxEvent,
  type SandboxTransaction,
} from './store.ts';

/** The ways in which a difficult bank delivers its events. */
export const eventManners = ['normal', 'repeated', 'reversed', 'lost', 'late'] as const;
export type EventManner = (typeof eventManners)[number];

export interface PlannedEvent {
  readonly status: SandboxTransaction['status'];
  readonly happenedAt: Date;
  readonly dueAt: Date;
}

/** The delays of the three deliveries of a repeated event, and of the first event when the order is reversed. */
const repeats = [0, msPerSecond, 2 * msPerSecond];
const reversedBy = 2 * msPerSecond;
/** The delay of a late event in minutes, which the page shows too. */
export const lateMinutes = 3;

/** The pending event, then the final one, as `manner` says. */
export function planEvents(
  { outcome, createdAt, settlesAt }: Pick<SandboxTransaction, 'outcome' | 'createdAt' | 'settlesAt'>,
  manner: EventManner,
): readonly PlannedEvent[] {
  const pending = (delay: number): PlannedEvent => ({
    status: 'PENDING',
    happenedAt: createdAt,
    dueAt: new Date(createdAt.getTime() + delay),
  });
  // A millisecond later, so that it comes second even if the bank decides immediately.
  const final = (delay: number): PlannedEvent => ({
    status: outcome,
    happenedAt: settlesAt,
    dueAt: new Date(settlesAt.getTime() + 1 + delay),
  });
  const waiting = settlesAt.getTime() - createdAt.getTime();
  switch (manner) {
    case 'normal':
      return [pending(0), final(0)];
    case 'repeated':
      return [...repeats.map(pending), ...repeats.map(final)];
    case 'reversed':
      return [final(0), pending(waiting + reversedBy)];
    case 'late':
      return [pending(0), final(lateMinutes * 60 * msPerSecond)];
    case 'lost':
      return [];
  }
}

const properties = ['transaction.id', 'transaction.status', 'transaction.amount_in_cents'];

/** Each event is signed once. However late or often it is delivered, its time is when it happened. */
export function signEvent(
  transaction: SandboxTransaction,
  { status, happenedAt, dueAt }: PlannedEvent,
  eventsSecret: string,
): NewSandboxEvent {
  const timestamp = Math.floor(happenedAt.getTime() / 1000);
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

/** Milliseconds that the shop has to answer. */
const deliveryTimeout = 10_000;

const signed = z.object({ signature: z.object({ checksum: z.string() }) });

/** Undefined: the shop has received it. Otherwise the reason why not. */
export async function deliverEvent(
  { body }: Pick<ClaimedSandboxEvent, 'body'>,
  { eventsUrl, fetch }: { readonly eventsUrl: string; readonly fetch: typeof globalThis.fetch },
): Promise<string | undefined> {
  try {
    const { checksum } = signed.parse(body).signature;
    const response = await fetch(eventsUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-event-checksum': checksum },
      body: JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(deliveryTimeout),
    });
    await response.body?.cancel();
    return response.status === 200 ? undefined : `it answered with ${response.status}`;
  } catch (error) {
    return error instanceof Error ? error.name : 'it cannot be reached';
  }
}
