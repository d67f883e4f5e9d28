import { z } from 'zod';
import { boundedList, boundedText } from '#platform/contracts/bounded-input.ts';
import { inputBounds } from '#platform/contracts/input-bounds.ts';
import type { EventReading } from '../provider.ts';
import { eventChecksum, isSameChecksum } from './event-checksum.ts';
import { wompiTransaction } from './wompi-transaction.ts';

const hour = 60 * 60_000;

/** An event is told again for a day and more, each time with the time of the first telling. */
export const oldestEvent = 48 * hour;
/** Clocks differ. */
const farthestAhead = hour / 6;

/** Without these an event proves nothing about what it says. */
const mustBeSigned = ['transaction.id', 'transaction.status', 'transaction.amount_in_cents'];

const eventSchema = z.object({
  event: boundedText(100),
  data: z.unknown(),
  signature: z.object({ properties: boundedList(boundedText(100), 20), checksum: boundedText(inputBounds.key) }),
  /** In seconds. */
  timestamp: z.int().positive().max(1e11),
});

const aboutTransaction = z.object({ transaction: wompiTransaction });

/**
 * Proves that an event is from whoever has the secret, before anything in it is believed. The key is made of the
 * checksum, and that of what is signed: whoever changes something that is not signed finds the key taken.
 */
export function readWompiEvent(body: unknown, secret: string, now: Date, headerChecksum?: string): EventReading {
  const read = eventSchema.safeParse(body);
  if (!read.success) return 'unreadable';
  const { event, data, signature, timestamp } = read.data;
  const { properties, checksum } = signature;
  const right = eventChecksum({ data, properties, timestamp }, secret);
  if (!right || !isSameChecksum(checksum, right)) return 'forged';
  if (headerChecksum !== undefined && !isSameChecksum(headerChecksum, right)) return 'forged';
  if (mustBeSigned.some((path) => !properties.includes(path)))
    return event === 'transaction.updated' ? 'forged' : 'other';
  const sentAt = new Date(timestamp * 1000);
  const age = now.getTime() - sentAt.getTime();
  if (age > oldestEvent || age < -farthestAhead) return 'stale';
  if (event !== 'transaction.updated') return 'other';
  const about = aboutTransaction.safeParse(data);
  return about.success ? { key: right, sentAt, transaction: about.data.transaction } : 'unreadable';
}
