import { createHash } from 'node:crypto';
import { keyedHash } from './keyed-hash.ts';
import type { ReadTicket } from './read-ticket.ts';

/**
 * The id of a message that came without one, as forms without JavaScript send it: pages are the same for everybody, so
 * none can stand in them. The same text of the same sender on the same day is the same message, pressed twice.
 */
export function sameMessageId(secret: string, { sent, attachments }: ReadTicket, now: Date): string {
  const { nombre_cliente, email_cliente, phone = '', descripcion } = sent;
  const files = attachments.map(({ content }) => createHash('sha256').update(content).digest('hex'));
  const day = now.toISOString().slice(0, 10);
  const written = JSON.stringify([nombre_cliente, email_cliente, phone, descripcion, files, day]);
  const hash = keyedHash(secret, 'message', written);
  // The marks of a UUID that was made by rules of its own.
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x80;
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80;
  return hash.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
